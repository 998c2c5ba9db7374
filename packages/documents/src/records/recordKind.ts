import { isFields } from '@mix/engine';
import { asFields, type DocumentFields } from '../fields/DocumentFields.ts';
import type { DocumentKind } from '../DocumentKind.ts';
import { inPlainWords } from '../fields/inPlainWords.ts';
import { sameFields } from '../fields/sameFields.ts';
import { settleRecord } from './settleRecord.ts';
import type { FieldRows } from '../tables/FieldRow.ts';
import { isDocumentOf, withAllOf } from '../tables/shapeOfRows.ts';
import type { RecordRevision, SprayRecord } from './SprayRecord.ts';
import { isLocked } from './recordState.ts';
import { reviseRecord } from './reviseRecord.ts';
import { recordFields, weatherRows } from './recordFields.ts';
import { recordMerge } from './recordMerge.ts';

const SCHEMA_VERSION = 1;

const isRecord = isDocumentOf(recordFields);

const hasAmounts = ({ products }: SprayRecord): boolean =>
  products.every(({ actual }) => isFields(actual) && typeof actual.value === 'number');

const rows: FieldRows = recordFields;

/**
 * Leaves out `later` fields that are null, so that they are written only where they hold something.
 */
const withoutUnsaid = (fields: DocumentFields): DocumentFields =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) => value !== null || rows[name]?.stored !== 'later',
    ),
  );

const revisionFields = ({ reason, at, previous }: RecordRevision): DocumentFields => ({
  reason,
  at,
  previous,
});

/** The reason where a person chose between what two devices made of a locked record. */
export const CHOSEN_REASON = 'Changed on two devices; the other entry was chosen.';

/** The reason where a locked record was taken from a backup. */
export const RESTORED_REASON = 'Taken from a backup file.';

/** Whether the later record has all revisions of the earlier one, and more. */
const tellsItself = (before: SprayRecord, after: SprayRecord): boolean =>
  after.revisions.length > before.revisions.length &&
  before.revisions.every((revision, place) => {
    const other = after.revisions[place];
    return other !== undefined && sameFields(revisionFields(revision), revisionFields(other));
  });

const correctRecord: DocumentKind<SprayRecord>['correct'] = (
  { fields, createdAt, updatedAt, locked },
  changed,
  now,
  reason = CHOSEN_REASON,
) => {
  const [before, after] = [recordKind.parse(fields), recordKind.parse(changed)];
  if (before === null || after === null) return changed;
  if (locked !== true && !isLocked(createdAt, now)) return changed;
  if (tellsItself(before, after)) return changed;
  return recordKind.serialise(reviseRecord({ before, after, updatedAt, reason, at: now }));
};

/** A record of spraying. */
export const recordKind: DocumentKind<SprayRecord> = inPlainWords({
  parse: (fields) => {
    if (!isFields(fields)) return null;
    const { schemaVersion, ...rest } = fields;
    if (schemaVersion !== SCHEMA_VERSION || !isRecord(rest)) return null;
    const stored = rest as unknown as SprayRecord;
    const record = { ...stored, weather: withAllOf(weatherRows, stored.weather) };
    return hasAmounts(record) ? record : null;
  },
  serialise: ({ revisions, deviceRevisions, ...rest }) => ({
    ...withoutUnsaid(asFields(rest)),
    revisions: revisions.map(revisionFields),
    deviceRevisions: deviceRevisions.map(revisionFields),
    schemaVersion: SCHEMA_VERSION,
  }),
  settle: settleRecord,
  correct: correctRecord,
  merge: recordMerge,
  nameOf: ({ name, location }) => name ?? location,
});
