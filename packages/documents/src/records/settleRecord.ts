import type { DocumentFields, FieldValue } from '../fields/DocumentFields.ts';
import { isLocked } from './recordState.ts';
import { isRevision } from './isRevision.ts';
import { LONGEST_REVISION_REASON } from './reviseRecord.ts';
import { sameFields } from '../fields/sameFields.ts';
import type { RecordRevision } from './SprayRecord.ts';

/** The reason where no person gave one: the change was made in time and sent late. */
export const SENT_LATE_REASON =
  'Changed on the device before the record was locked, sent afterwards.';

const revisionsOf = (value: FieldValue | undefined): readonly RecordRevision[] =>
  Array.isArray(value) ? value.filter(isRevision) : [];

const asFields = ({ reason, at, previous }: RecordRevision): FieldValue => ({
  reason,
  at,
  previous,
});

/** Old values of what the edit changes or takes away, with the stamp of the version they stood in. */
const previousOf = (fields: DocumentFields, current: DocumentFields): DocumentFields =>
  Object.fromEntries(
    Object.entries(current).filter(
      ([name, value]) =>
        name === 'updatedAt' ||
        (name !== 'createdAt' && name !== 'revisions' && !sameFields(value, fields[name])),
    ),
  );

/** Several edits that are sent together are one revision, with all their reasons. */
function oneRevision(
  made: readonly RecordRevision[],
  previous: DocumentFields,
  now: Date,
): FieldValue {
  const reasons = made.map(({ reason }) => reason).filter((reason) => reason !== '');
  const reason = reasons.length === 0 ? SENT_LATE_REASON : reasons.join('; ');
  return {
    reason: reason.slice(0, LONGEST_REVISION_REASON),
    at: made.at(-1)?.at ?? now,
    previous,
  };
}

/**
 * The reasons given on this device that the account does not have yet. Several may have been sent
 * as one revision with other old values: the time and the end of its reason identify it, so that a
 * lost answer makes no second revision.
 */
function madeSince(
  kept: readonly RecordRevision[],
  own: readonly RecordRevision[],
): readonly RecordRevision[] {
  const heldAs = own.map(({ at, reason }) =>
    kept.find((held) => held.at.getTime() === at.getTime() && held.reason.endsWith(reason)),
  );
  /** Whether a later reason was sent together with this one. */
  const isSentWithLater = (reason: string, place: number): boolean =>
    heldAs.some(
      (held, later) =>
        later > place &&
        held !== undefined &&
        held.reason !== own[later]?.reason &&
        held.reason.includes(reason),
    );
  return own.filter(
    ({ reason }, place) => heldAs[place] === undefined && !isSentWithLater(reason, place),
  );
}

/**
 * Brings a record's revisions into the form that firestore.rules demands, whatever happened while
 * there was no signal: none on a new record, the same while it is open, exactly one more once it is
 * locked. Reasons that the account cannot take stay in `deviceRevisions`.
 * @param current what the account holds, its stamps included; null when it holds nothing
 */
export function settleRecord(
  fields: DocumentFields,
  current: DocumentFields | null,
  now: Date,
): DocumentFields {
  const kept = revisionsOf(current?.['revisions']);
  const made = madeSince(kept, revisionsOf(fields['revisions']));
  const createdAt = current?.['createdAt'];
  if (current === null || !(createdAt instanceof Date) || !isLocked(createdAt, now)) {
    const deviceRevisions = [...revisionsOf(fields['deviceRevisions']), ...made].map(asFields);
    return { ...fields, revisions: kept.map(asFields), deviceRevisions };
  }
  const previous = previousOf(fields, current);
  // Nothing but the stamp: the account holds this very content.
  const isSame = Object.keys(previous).length <= 1 && made.length === 0;
  const revisions = isSame ? [] : [oneRevision(made, previous, now)];
  return { ...fields, revisions: [...kept.map(asFields), ...revisions] };
}
