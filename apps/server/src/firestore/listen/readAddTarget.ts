import type { Documents } from '../storage/Documents.ts';
import { readQuery } from '../query/readQuery.ts';
import { invalid } from '../RequestError.ts';
import { unsupported } from '../reads/transactions.ts';
import { readInt32, readList, readMembers, readText } from '../wire/readMembers.ts';
import { parseTimestamp } from '../wire/timestamps.ts';
import type { Micros } from '../wire/Value.ts';
import { DocumentTarget } from './DocumentTarget.ts';
import { QueryTarget } from './QueryTarget.ts';
import { decodeResumeToken } from './resumeToken.ts';
import type { Target } from './Target.ts';

/** The members of a target that name it and what the client has of it already. */
const MEMBERS = [
  'targetId',
  'documents',
  'query',
  'resumeToken',
  'readTime',
  'expectedCount',
  'once',
] as const;

export type AddTarget = Partial<Record<(typeof MEMBERS)[number], unknown>>;

export const readAddTarget = (json: unknown): AddTarget => readMembers(json, MEMBERS);

/** The number the client has for a target. */
export function readTargetId(json: unknown): number {
  const id = readInt32(json);
  if (id === null || id <= 0) throw invalid('A target id is missing.');
  return id;
}

/**
 * Reads what a target listens to: one document, or a query.
 * @throws RequestError when the request is unsound.
 */
export function readTarget(documents: Documents, id: number, request: AddTarget): Target {
  if (request.documents !== undefined) {
    const names = readList(readMembers(request.documents, ['documents']).documents).map(readText);
    const [name] = names;
    if (name === undefined) throw invalid('A target names no document.');
    if (names.length > 1) throw unsupported('A target of several documents');
    return new DocumentTarget(documents, id, documents.pathOf(name));
  }
  if (request.query === undefined) throw invalid('A target names neither documents nor a query.');
  const { parent, structuredQuery } = readMembers(request.query, ['parent', 'structuredQuery']);
  const query = readQuery(documents, readText(parent), structuredQuery);
  if (query.select !== null) throw unsupported('select in a target');
  return new QueryTarget(documents, id, query);
}

/** What the client already has of a target. */
export interface Known {
  /** The time of the state the client has; null: of another instance, or a time not known here. */
  readonly time: Micros | null;
}

/** @returns null for a target that is new to the client. */
export function readKnown(documents: Documents, request: AddTarget): Known | null {
  const token = readText(request.resumeToken);
  if (token === '' && request.readTime === undefined) return null;
  const time =
    token === '' ? parseTimestamp(request.readTime) : decodeResumeToken(documents.lineage, token);
  // A time in the future: the database has been put back to an earlier state. Snapshots are read
  // one microsecond after their commit.
  return { time: time === null || time > documents.clock.last() + 1n ? null : time };
}
