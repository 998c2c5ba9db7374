import { asFields, type DocumentFields } from '../fields/DocumentFields.ts';
import { sameFields } from '../fields/sameFields.ts';
import type { RecordRevision, SprayRecord } from './SprayRecord.ts';

/** The longest reason the account's rules take. */
export const LONGEST_REVISION_REASON = 1000;

/** The history of a record is no part of its content. */
const HISTORY = ['revisions', 'deviceRevisions'];

/** The old values of every field that differs. */
export function changedFields(before: SprayRecord, after: SprayRecord): DocumentFields {
  const old = asFields(before);
  const next = asFields(after);
  return Object.fromEntries(
    Object.entries(old).filter(
      ([name, value]) => !HISTORY.includes(name) && !sameFields(value, next[name]),
    ),
  );
}

interface Revision {
  readonly before: SprayRecord;
  readonly after: SprayRecord;
  /** Stamp of the version before, which the account keeps with its old values. */
  readonly updatedAt: Date;
  readonly reason: string;
  readonly at: Date;
}

/** A locked record, changed: the old values of what differs stay in it, with the reason. */
export function reviseRecord({ before, after, updatedAt, reason, at }: Revision): SprayRecord {
  const revision: RecordRevision = {
    reason: reason.trim().slice(0, LONGEST_REVISION_REASON),
    at,
    previous: { ...changedFields(before, after), updatedAt },
  };
  return {
    ...after,
    revisions: [...before.revisions, revision],
    deviceRevisions: before.deviceRevisions,
  };
}
