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

/** The last touch of a kind, in the transaction that writes. */
export type Settle = (
  collection: CollectionName,
  fields: DocumentFields,
  current: DocumentFields | null,
  now: Date,
) => DocumentFields;

export interface SendParts extends MergeParts {
  readonly owner: string;
  /** On a farm. */
  readonly role?: Role;
  readonly account: AccountDatabase;
  readonly store: SyncStore;
  readonly settle: Settle;
  /** `collection/id` of what the account acknowledged and no update has brought back yet. */
  readonly awaitingUpdate: Set<string>;
  /** `collection/id` of what an update told while something waited here, and was not taken in. */
  readonly missed: Set<string>;
}

/** Of a refusal that was not the account's: a newer version of this app changed the document. */
export const NEWER_VERSION = 'newer-version';

/** Of a refusal that was not the account's: whoever wrote it does not belong to the farm any more. */
export const NO_MEMBER = 'no-member';

/** Of a refusal: nobody would be left who owns the farm. */
export const LAST_OWNER = 'last-owner';

/** Of a refusal that was not the account's: an error of this program kept it from being sent. */
export const PROGRAM_FAULT = 'program-fault';

/**
 * Whether an update came between what was sent and its answer: it may be the newer of the two, and
 * nobody tells it again.
 */
export async function hasMissed(entry: StoredEntry, parts: SendParts): Promise<boolean> {
  const name = `${entry.collection}/${entry.id}`;
  if (!parts.missed.has(name)) return false;
  const [here] = await parts.store.entriesOf([entry]);
  if (here !== undefined && here.place !== 'synced') return false;
  return parts.missed.delete(name);
}

/** Merges of one document in a row: somebody writes it as often as this device does. */
const MOST_MERGES = 5;

/**
 * Sends one waiting entry in a transaction of its own and notes beside it that the account took or
 * refused it, unless it was changed again meanwhile: that change is sent by itself. What somebody
 * else changed in the account is brought together with it first.
 * @returns whether that left something new to be sent: what a person is to be asked
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

/** @returns null where it was sent or refused; else what it is to be brought together with first */
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
      // An earlier acknowledgement was lost on the way: the account holds it already.
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

/** Removed between the reading and the writing: a rule that looks at what is there denies the write. */
async function isGone(path: string, account: AccountDatabase): Promise<boolean> {
  try {
    return (await account.change(path, () => ({ kind: 'leave' }))) === null;
  } catch (error) {
    // Who may not look either was not denied for that.
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
    kind: 'set',
    fields: settle(
      entry.collection,
      change.fields,
      stamped,
      timeOf(entry.locked === true || isChecked, current, now()),
    ),
  };
}

/**
 * A clock that is behind takes a locked record for an open one; the account's refusal showed that. One
 * whose job was checked is locked however young it is.
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
          // Changed again meanwhile, from what was just sent.
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

/** Keeps an entry as it is, and says that the account does not have it. */
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
        // Whoever may not change a document has no say in what two devices made of it.
        if (entry.collection === 'conflicts' && code === 'permission-denied') return null;
        return { ...current, place: 'refused', refusal: { code, at: now() }, locked };
      },
    },
  ]);

/** The job that a record or a track names, as this device knows it; null: it names none, or none that is here. */
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
