import type { RequestError, RequestStatus } from '../RequestError.ts';
import { formatTimestamp } from '../wire/timestamps.ts';
import type { Micros } from '../wire/Value.ts';

/** The numbers gRPC has for the statuses. */
const GRPC_CODES: Readonly<Record<RequestStatus, number>> = {
  INVALID_ARGUMENT: 3,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  PERMISSION_DENIED: 7,
  RESOURCE_EXHAUSTED: 8,
  FAILED_PRECONDITION: 9,
  OUT_OF_RANGE: 11,
  UNIMPLEMENTED: 12,
  INTERNAL: 13,
  UNAVAILABLE: 14,
  UNAUTHENTICATED: 16,
};

const targetChange = (change: object): string => JSON.stringify({ targetChange: change });

/** The messages of a Listen stream, as JSON. */
export const listenMessages = {
  added: (targetId: number): string =>
    targetChange({ targetChangeType: 'ADD', targetIds: [targetId] }),

  removed: (targetId: number): string =>
    targetChange({ targetChangeType: 'REMOVE', targetIds: [targetId] }),

  /** The target has ended with an error; the others go on. */
  refused: (targetId: number, { status, message }: RequestError): string =>
    targetChange({
      targetChangeType: 'REMOVE',
      targetIds: [targetId],
      cause: { code: GRPC_CODES[status], message },
    }),

  /** The client forgets what it had of the target; everything follows. */
  reset: (targetId: number): string =>
    targetChange({ targetChangeType: 'RESET', targetIds: [targetId] }),

  current: (targetId: number, resumeToken: string, time: Micros): string =>
    targetChange({
      targetChangeType: 'CURRENT',
      targetIds: [targetId],
      resumeToken,
      readTime: formatTimestamp(time),
    }),

  /**
   * All targets are as the database was at this time. Only now the client shows what it got.
   *
   * The read time is one microsecond after the commit. A tab of the client that has seen a document
   * as the result of its own write accepts only documents with a later read time; with an equal one
   * it would show the document as pending for ever. No commit has that microsecond for its own (see
   * CommitClock).
   */
  snapshot: (resumeToken: string, time: Micros): string =>
    targetChange({ resumeToken, readTime: formatTimestamp(time + 1n) }),

  /** How many documents the target has, for the client to compare. */
  filter: (targetId: number, count: number): string =>
    JSON.stringify({ filter: { targetId, count } }),

  /** @param document as JSON. */
  changed: (document: string, targetIds: readonly number[], left: readonly number[]): string =>
    `{"documentChange":{"document":${document}` +
    (targetIds.length === 0 ? '' : `,"targetIds":[${targetIds.join(',')}]`) +
    (left.length === 0 ? '' : `,"removedTargetIds":[${left.join(',')}]`) +
    '}}',

  /** The document is no more. @param name as JSON. */
  deleted: (name: string, time: Micros, left: readonly number[]): string =>
    `{"documentDelete":{"document":${name},"readTime":"${formatTimestamp(time)}",` +
    `"removedTargetIds":[${left.join(',')}]}}`,

  /** The document is still there, but not in these results. @param name as JSON. */
  departed: (name: string, time: Micros, left: readonly number[]): string =>
    `{"documentRemove":{"document":${name},"readTime":"${formatTimestamp(time)}",` +
    `"removedTargetIds":[${left.join(',')}]}}`,
};
