import { RECORD_OPEN_HOURS, sameFields, type DocumentFields, type Role } from '@mix/documents';
import {
  AccountError,
  type AccountChange,
  type AccountDatabase,
  type AccountDocument,
} from './AccountDatabase.ts';
import { accountCollection } from './accountCollections.ts';
import { isMoved, isNewer, mergeEntry, type MergeParts } from './mergeEntry.ts';
import type { DocumentStore } from '../device/createDocumentStore.ts';
import type { CollectionName } from '../DocumentValues.ts';
import type { StoredEntry } from '../device/StoredEntry.ts';
import { refusalOf } from './refusalOf.ts';

export type SyncStore = Pick<
  DocumentStore,
  'entries' | 'eachSlice' | 'entriesOf' | 'entriesAt' | 'change'
>;

/** Changes that a document kind makes last, in the transaction that writes the fields. */
export type Settle = (
  collection: CollectionName,
  fields: DocumentFields,
  current: DocumentFields | null,
  now: Date,
) => DocumentFields;

export interface SendParts extends MergeParts {
  readonly owner: string;
  /** The role on the farm; none in somebody's own workspace. */
  readonly role?: Role;
  readonly account: AccountDatabase;
  readonly store: SyncStore;
  readonly settle: Settle;
  /** `collection/id` of what the account acknowledged and no update has brought back yet. */
  readonly awaitingUpdate: Set<string>;
  /** `collection/id` of updates that were not applied, as a change of the entry waited here. */
  readonly missed: Set<string>;
}

/** Code of a refusal that is not the account's: a newer version of this app wrote the document. */
export const NEWER_VERSION = 'newer-version';

/** Code of a refusal that is not the account's: the author does not belong to the farm any more. */
export const NO_MEMBER = 'no-member';

/** Code of a refusal: nobody would be left who owns the farm. */
export const LAST_OWNER = 'last-owner';

/** Code of a refusal that is not the account's: an error of this program stopped the sending. */
export const PROGRAM_FAULT = 'program-fault';

/**
 * Whether an update came between the sending of an entry and its answer: that update may be the
 * newer of the two, and the account does not send it again.
 */
export async function hasMissed(entry: StoredEntry, parts: SendParts): Promise<boolean> {
  const name = `${entry.collection}/${entry.id}`;
  if (!parts.missed.has(name)) return false;
  const [here] = await parts.store.entriesOf([entry]);
  if (here !== undefined && here.place !== 'synced') return false;
  return parts.missed.delete(name);
}

/** Merges of one document in a row, at most: somebody else may change it again each time. */
const MOST_MERGES = 5;

/**
 * Sends one waiting entry in a transaction of its own and notes in the entry that the account took
 * or refused it, unless it was changed again meanwhile: that change is sent by itself. What
 * somebody else changed in the account is merged with it first.
 * @returns whether a merge may have left something new to be sent: a conflict, or a later change
 * @throws AccountError when the account has done neither
 */
export async function sendEntry(entry: StoredEntry, parts: SendParts): Promise<boolean> {
  let next: StoredEntry | null = entry;
  for (let merges = 0; merges <= MOST_MERGES; merges += 1) {
    const moved: Moved | null = await sendOnce(next, parts);
    if (moved === null) return merges > 0;
    next = await mergeEntry(next, moved.current, parts);
    if (next === null) return true;
  }
  throw new AccountError('passing', 'aborted');
}

/** What the account held in place of what a change started from. */
interface Moved {
  readonly current: AccountDocument | null;
}

/** @returns null where the entry was sent or refused; else what it is to be merged with first */
async function sendOnce(entry: StoredEntry, parts: SendParts): Promise<Moved | null> {
  const { owner, account } = parts;
  let written: AccountChange = { kind: 'leave' };
  const found: { isMoved: boolean; current: AccountDocument | null } = {
    isMoved: false,
    current: null,
  };
  const path = accountCollection(entry.owner, entry.collection).path(owner, entry.id);
  const isChecked = (await jobOf(entry, parts)) === 'checked';
  try {
    const before = await account.change(path, (current) => {
      found.current = current;
      written = changeFor(entry, current, isChecked, parts);
      // Where an earlier acknowledgement was lost, the account already holds this content.
      const known = written.kind === 'set' && sameFields(written.fields, current?.fields);
      found.isMoved = !known && written.kind !== 'leave' && isMoved(entry, current);
      return known || found.isMoved ? { kind: 'leave' } : written;
    });
    if (found.isMoved) {
      if (isNewer(entry, before, parts)) throw new AccountError('refused', NEWER_VERSION);
      return { current: before };
    }
    await acknowledge(entry, written, before, parts);
  } catch (error) {
    if (!(error instanceof AccountError) || error.kind !== 'refused') throw error;
    const mayBeGone = found.current !== null && error.code === 'permission-denied';
    if (mayBeGone && (await isGone(path, account))) throw new AccountError('passing', 'aborted');
    const { code, locked } = refusalOf({
      entry,
      code: error.code,
      current: found.current,
      role: parts.role ?? null,
      isJobOpen: (await jobOf(entry, parts)) === 'open',
    });
    await refuse(entry, code, parts, locked);
  }
  return null;
}

/**
 * Whether the document was removed between the read and the write: a rule that looks at the
 * document then denies the write.
 */
async function isGone(path: string, account: AccountDatabase): Promise<boolean> {
  try {
    return (await account.change(path, () => ({ kind: 'leave' }))) === null;
  } catch (error) {
    // Where the read is denied too, a removal was not the reason.
    if (error instanceof AccountError && error.kind === 'refused') return false;
    throw error;
  }
}

/** @throws AccountError `passing` where the account is not ready for it */
function changeFor(
  entry: StoredEntry,
  current: AccountDocument | null,
  isChecked: boolean,
  { owner, settle, now }: SendParts,
): AccountChange {
  if (entry.discarded === true) return { kind: 'leave' };
  const change = accountCollection(entry.owner, entry.collection).write(owner, entry, current);
  if (change === null) throw new AccountError('passing', 'not-ready');
  if (change.kind !== 'set') return change;
  const stamped =
    current === null
      ? null
      : { ...current.fields, createdAt: current.createdAt, updatedAt: current.updatedAt };
  return {
    ...change,
    fields: settle(
      entry.collection,
      change.fields,
      stamped,
      timeOf(entry.locked === true || isChecked, current, now()),
    ),
  };
}

/**
 * The time at which a change is judged. A device clock that is behind takes a locked record for an
 * open one; the account's refusal showed that. A record whose job was checked is locked however
 * young it is.
 */
function timeOf(isLocked: boolean, current: AccountDocument | null, now: Date): Date {
  const createdAt = isLocked ? (current?.createdAt ?? null) : null;
  if (createdAt === null) return now;
  const lockedAtMs = createdAt.getTime() + RECORD_OPEN_HOURS * 3_600_000;
  return new Date(Math.max(now.getTime(), lockedAtMs));
}

const stillThis = (entry: StoredEntry, current: StoredEntry | undefined): boolean =>
  current?.revision === entry.revision && current.place === 'waiting';

async function acknowledge(
  entry: StoredEntry,
  written: AccountChange,
  before: AccountDocument | null,
  { store, awaitingUpdate }: SendParts,
): Promise<void> {
  const fields = written.kind === 'set' ? written.fields : before?.fields;
  const placed =
    written.kind === 'delete' || fields === undefined
      ? null
      : accountCollection(entry.owner, entry.collection).read({
          path: entry.id,
          fields,
          ...noStamps,
        });
  if (placed !== null) awaitingUpdate.add(`${entry.collection}/${entry.id}`);
  await store.change([
    {
      key: entry,
      decide: (current) => {
        if (current === undefined) return undefined;
        if (!stillThis(entry, current)) {
          // Changed again meanwhile: that change starts from what was just sent.
          return current.place === 'waiting' ? { ...current, base: placed?.fields } : undefined;
        }
        if (placed === null || (current.removed && current.discarded !== true)) return null;
        return {
          ...current,
          fields: placed.fields,
          createdAt: before?.createdAt ?? current.createdAt,
          createdBy: before?.createdBy ?? current.createdBy,
          place: 'synced',
          base: undefined,
          removed: false,
          yields: false,
          discarded: false,
          locked: false,
        };
      },
    },
  ]);
}

const noStamps = { createdAt: null, updatedAt: null };

/** Keeps the content of an entry, and marks it as refused. */
export const refuse = (
  entry: StoredEntry,
  code: string,
  { store, now }: SendParts,
  locked = false,
): Promise<void> =>
  store.change([
    {
      key: entry,
      decide: (current) => {
        if (current === undefined || !stillThis(entry, current)) return undefined;
        // Somebody who may not change a document may not answer its conflicts: the conflict goes.
        if (entry.collection === 'conflicts' && code === 'permission-denied') return null;
        return { ...current, place: 'refused', refusal: { code, at: now() }, locked };
      },
    },
  ]);

/**
 * The state of the job that a record or a track names, as this device knows it; null: no job is
 * named, or the job is not here.
 */
async function jobOf(
  { owner, collection, fields }: StoredEntry,
  { store }: SendParts,
): Promise<'open' | 'checked' | null> {
  const { jobId } = fields;
  if (!['records', 'tracks'].includes(collection) || typeof jobId !== 'string') return null;
  const [job] = await store.entriesOf([{ owner, collection: 'jobs', id: jobId }]);
  if (job === undefined || job.removed) return null;
  return job.fields['state'] === 'checked' ? 'checked' : 'open';
}
