import { labelIntervals, type LabelInterval } from '@mix/engine';
import { localDay, localTime, momentOf } from '../time/recordTime.ts';
import type { LocalTime, SprayRecord } from './SprayRecord.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** An interval of what was sprayed, counted. */
export interface RecordInterval extends LabelInterval {
  /** From when the ground is free again; null: not known. */
  readonly from: LocalTime | null;
}

/** The midnight that begins a day, `YYYY-MM-DD`, on the clock of the place. */
function midnight(day: string, offsetAt: (momentMs: number) => number): LocalTime {
  const asUtcMs = Date.parse(`${day}T00:00:00Z`);
  // The offset of that midnight itself: clocks may change later on the same day.
  const nearMs = asUtcMs - offsetAt(asUtcMs) * 60_000;
  const momentMs = asUtcMs - offsetAt(nearMs) * 60_000;
  return localTime(new Date(momentMs), offsetAt(momentMs));
}

/**
 * When an interval is over. Hours run from the end of the spraying. Days are whole days after the day
 * of spraying, free from the midnight after them: where a label counts 24 hours to a day that is the
 * later of the two readings, and only California's was found in writing (3 CCR 6772; MODEL.md).
 */
function endOf(
  endedAt: LocalTime,
  { unit, value }: LabelInterval,
  offsetAt: (momentMs: number) => number,
): LocalTime | null {
  if (value === null) return null;
  if (value === 0) return endedAt;
  const endedMs = momentOf(endedAt);
  if (unit === 'h') {
    const momentMs = endedMs + value * HOUR_MS;
    return localTime(new Date(momentMs), offsetAt(momentMs));
  }
  const dayMs = Date.parse(`${localDay(endedAt)}T00:00:00Z`) + (value + 1) * DAY_MS;
  return midnight(new Date(dayMs).toISOString().slice(0, 10), offsetAt);
}

/**
 * What the labels ask to wait for after a record's spraying, from its end: several loads have each its
 * own clock, and the last holds for all (assumed, the safe side). Labels are those of the facts kept
 * with the record; a product without facts is not known.
 * @param offsetAt minutes the place is ahead of UTC at a moment: clocks may change meanwhile
 */
export function recordIntervals(
  {
    products,
    productFacts,
    draft,
    endedAt,
  }: Pick<SprayRecord, 'products' | 'productFacts' | 'draft' | 'endedAt'>,
  offsetAt: (momentMs: number) => number,
): readonly RecordInterval[] {
  const sprayed = products.filter(({ actual }) => actual.value > 0);
  const facts = productFacts.filter(({ id }) => sprayed.some(({ productId }) => productId === id));
  const withoutFacts = sprayed
    .filter(({ productId }) => !facts.some(({ id }) => id === productId))
    .map(({ productId }) => productId);
  return labelIntervals(facts, draft.country ?? null, withoutFacts).map((interval) => ({
    ...interval,
    from: endOf(endedAt, interval, offsetAt),
  }));
}
