import type { Jurisdiction, RecordField } from '@mix/catalogue';
import { isLocked, missingFields, RECORD_OPEN_HOURS } from '@mix/documents';
import { askedBy } from '../../records/recordRules.ts';
import type { WholeRow } from '../../reports/totals/ReportRow.ts';

/** A record that is about to be locked, or lacks what the rules ask for. */
export interface DueRecord {
  readonly row: WholeRow;
  readonly locksAt: Date;
  /** Fields that the rules ask for and the record lacks; empty too where no rules are chosen. */
  readonly missing: readonly RecordField[];
}

const HOUR_MS = 3_600_000;
/** The last day in which a record can be put right without a reason. */
const NEAR_MS = 24 * HOUR_MS;

/**
 * Records to be looked at now: near their lock, or still open while something is missing. The one
 * that locks first comes first.
 * @param rules null where nobody said whose rules hold: then nothing is missing
 */
export const dueRecords = (
  rows: readonly WholeRow[],
  now: Date,
  rules: Jurisdiction | null,
): readonly DueRecord[] =>
  rows
    .filter(({ createdAt }) => !isLocked(createdAt, now))
    .map((row) => ({
      row,
      locksAt: new Date(row.createdAt.getTime() + RECORD_OPEN_HOURS * HOUR_MS),
      missing: rules === null ? [] : missingFields(row.record, askedBy(rules)),
    }))
    .filter(
      ({ locksAt, missing }) => missing.length > 0 || locksAt.getTime() - now.getTime() <= NEAR_MS,
    )
    .toSorted((a, b) => a.locksAt.getTime() - b.locksAt.getTime());
