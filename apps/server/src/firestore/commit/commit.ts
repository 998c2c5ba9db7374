import type { AccessMethod, AccessRequest, Surroundings, User } from '../access/Authorize.ts';
import { applyWrites, type AppliedWrites, type Transition } from './applyWrites.ts';
import type { DocumentChange, Documents } from '../storage/Documents.ts';
import { denied, invalid } from '../RequestError.ts';
import { refuseOverfull } from '../storage/bounds/refuseOverfull.ts';
import { StoredDocument } from '../storage/StoredDocument.ts';
import { documentSize } from '../wire/documentSize.ts';
import { encodeFields, encodeValue } from '../wire/encodeValue.ts';
import { formatTimestamp } from '../wire/timestamps.ts';
import type { Fields, Micros, Value } from '../wire/Value.ts';
import type { Write } from './Write.ts';

export interface WriteResult {
  /** Null after a delete. */
  readonly updateTime: Micros | null;
  readonly transformResults: readonly Value[];
}

export interface CommitResult {
  readonly time: Micros;
  /** One for each write, in order. */
  readonly results: readonly WriteResult[];
}

const LARGEST_DOCUMENT = 1_048_576;
const CHANGES_KEPT = 24n * 3600n * 1_000_000n;

/**
 * Stores all writes or none, as the signed-in user or nobody. When it returns, they are on disk.
 * @throws RequestError when the rules, a precondition or a limit refuse one of them.
 */
export const commit = (
  documents: Documents,
  user: User | null,
  writes: readonly Write[],
): CommitResult => {
  const work = () => storeBounded(documents, writes, user);
  return conclude(documents, writes, documents.database.transaction(work));
};

/** `commit` for many at a time: those asked for in the same turn wait for the disk together. */
export async function commitTogether(
  documents: Documents,
  user: User | null,
  writes: readonly Write[],
): Promise<CommitResult> {
  const work = () => storeBounded(documents, writes, user);
  return conclude(documents, writes, await documents.commits.run(work));
}

/**
 * Stores writes of the server's own, which no rules judge.
 * @param alongside runs in the same transaction, after them.
 */
export const commitTrusted = (
  documents: Documents,
  writes: readonly Write[],
  alongside: () => void = () => undefined,
): CommitResult => {
  const work = () => {
    const stored = store(documents, writes, () => undefined);
    alongside();
    return stored;
  };
  return conclude(documents, writes, documents.database.transaction(work));
};

type AuthorizeAll = (applied: AppliedWrites, requestTime: Micros) => void;

const authorizeFor =
  (documents: Documents, user: User | null): AuthorizeAll =>
  ({ transitions }, time) => {
    const judge = documents.authorize(surroundings(documents, transitions));
    for (const transition of transitions.values()) {
      if (!judge({ ...accessOf(transition), user, time, query: null })) throw denied();
    }
  };

interface Stored {
  readonly time: Micros;
  readonly changed: readonly DocumentChange[];
  readonly applied: AppliedWrites;
}

/** Stores a user's writes, judged by the rules, within the bounds of what may be kept. */
function storeBounded(documents: Documents, writes: readonly Write[], user: User | null): Stored {
  const stored = store(documents, writes, authorizeFor(documents, user));
  refuseOverfull(documents.storage, stored.changed);
  return stored;
}

/** Judges and stores writes, inside a transaction. */
function store(documents: Documents, writes: readonly Write[], authorizeAll: AuthorizeAll): Stored {
  const { clock, table, changes, root } = documents;
  const next = clock.next();
  // Milliseconds, as the official service stamps them: what rules see is what is stored.
  const requestTime = next - (next % 1000n);
  const source = { read: table.read, nameOf: (path: string) => `${root}/${path}` };
  const applied = applyWrites(source, writes, requestTime);
  authorizeAll(applied, requestTime);
  if (applied.failure !== null) throw applied.failure;
  const changed = changesOf(documents, applied, next);
  // When nothing changed the result is of the newest commit, one of the same group included.
  const time = changed.length === 0 ? clock.stored() : next;
  for (const change of changed) {
    if (change.after === null) table.remove(change.path);
    else table.put(change.after);
    changes.record(time, change.path, change.before);
  }
  if (changed.length > 0) clock.store(time);
  return { time, changed, applied };
}

/** Once the writes are on disk: moves the clock, tells listeners and makes the result. */
function conclude(
  documents: Documents,
  writes: readonly Write[],
  { time, changed, applied }: Stored,
): CommitResult {
  if (changed.length > 0) {
    documents.clock.advance(time);
    documents.tellListeners({ time, changes: changed });
  }
  const updateTimes = new Map(changed.map(({ path, after }) => [path, after?.updateTime ?? null]));
  return {
    time,
    results: writes.map(({ path }, index) => ({
      updateTime: updateTimes.has(path)
        ? (updateTimes.get(path) ?? null)
        : (applied.transitions.get(path)?.before?.updateTime ?? null),
      transformResults: applied.transformResults[index] ?? [],
    })),
  };
}

/** The documents that really change: a write that leaves one as it was keeps its update time. */
function changesOf(
  { root }: Documents,
  { transitions }: AppliedWrites,
  time: Micros,
): readonly DocumentChange[] {
  const changed: DocumentChange[] = [];
  for (const { path, before, after, isReborn } of transitions.values()) {
    if (after === null) {
      if (before !== null) changed.push({ path, before, after: null });
      continue;
    }
    const text = JSON.stringify(encodeFields(after));
    if (before !== null && !isReborn && isSame(before, after, text)) continue;
    refuseLarge(root, path, after);
    const createTime = before === null || isReborn ? time : before.createTime;
    changed.push({ path, before, after: new StoredDocument(path, text, createTime, time) });
  }
  return changed;
}

/** Whether the fields are the same, in any order: then both texts are of one length. */
function isSame(before: StoredDocument, after: Fields, text: string): boolean {
  if (text === before.fieldsText) return true;
  return text.length === before.fieldsText.length && inOrder(after) === inOrder(before.fields);
}

const inOrder = (fields: Fields): string =>
  JSON.stringify(encodeFields(fields), (_name, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

function refuseLarge(root: string, path: string, fields: Fields): void {
  const size = documentSize(path, fields);
  if (size <= LARGEST_DOCUMENT) return;
  throw invalid(
    `Document '${root}/${path}' cannot be written because its size ` +
      `(${size.toLocaleString('en-US')} bytes) exceeds the maximum allowed size of ` +
      `${LARGEST_DOCUMENT.toLocaleString('en-US')} bytes.`,
  );
}

function methodOf({ before, after, isWritten, expected }: Transition): AccessMethod {
  if (!isWritten) return 'get';
  if (after === null) return 'delete';
  // A document that is not as the write expects is judged as expected, so that a refusal does not
  // tell somebody who may not write whether the document is there.
  if (expected.kind === 'missing') return 'create';
  if (expected.kind === 'exists' || expected.kind === 'updatedAt') return 'update';
  return before === null ? 'create' : 'update';
}

function accessOf(transition: Transition): Omit<AccessRequest, 'user' | 'time' | 'query'> {
  const { path, before, after } = transition;
  const method = methodOf(transition);
  return {
    method,
    path,
    resource: method === 'create' ? null : before,
    requestResource: method === 'get' || after === null ? null : { path, fields: after },
  };
}

function surroundings(
  { table }: Documents,
  transitions: AppliedWrites['transitions'],
): Surroundings {
  return {
    before: table.read,
    after: (path) => {
      const changed = transitions.get(path);
      if (changed === undefined) return table.read(path);
      return changed.after === null ? null : { path, fields: changed.after };
    },
    isMany: transitions.size > 1,
  };
}

/** Forgets what changed more than a day ago. A listener away for longer is sent everything again. */
export function forgetOldChanges(documents: Documents): void {
  const oldest = documents.clock.now() - CHANGES_KEPT;
  documents.database.transaction(() => documents.changes.forget(oldest));
}

/** The wire form of one result. */
export const encodeWriteResult = ({ updateTime, transformResults }: WriteResult): object => ({
  ...(updateTime === null ? {} : { updateTime: formatTimestamp(updateTime) }),
  ...(transformResults.length === 0 ? {} : { transformResults: transformResults.map(encodeValue) }),
});

/** The wire form of a commit's answer. */
export const encodeCommitResult = ({ time, results }: CommitResult): object => ({
  writeResults: results.map(encodeWriteResult),
  commitTime: formatTimestamp(time),
});
