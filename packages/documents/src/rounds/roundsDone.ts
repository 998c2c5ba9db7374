import type { ReportedRecord } from '../records/ReportedRecord.ts';
import { localDay, momentOf } from '../time/recordTime.ts';
import type { Round } from './Round.ts';

/** Assumed: within so many days of its day, a spraying is taken to be the planned round. */
export const DAYS_APART = 45;
const DAY_MS = 86_400_000;

interface KeptRound {
  readonly id: string;
  readonly value: Round;
}

export const daysBetween = (a: string, b: string): number =>
  Math.abs(new Date(`${a}T00:00:00Z`).getTime() - new Date(`${b}T00:00:00Z`).getTime()) / DAY_MS;

/** Whether a record may be of a round. A partly sprayed paddock leaves the round open. */
const isOf = (
  { value: { products, day, plannedAt } }: KeptRound,
  record: ReportedRecord,
): boolean =>
  record.state === 'done' &&
  momentOf(record.endedAt) >= momentOf(plannedAt) &&
  daysBetween(day, localDay(record.endedAt)) <= DAYS_APART &&
  products.length > 0 &&
  products.every(({ productId }) =>
    record.products.some((one) => one.productId === productId && one.actual.value > 0),
  );

/** The earliest first; two of one day in the same order on every device. */
export const byDay = <One extends KeptRound>(rounds: readonly One[]): One[] =>
  rounds
    .toSorted((a, b) => a.id.localeCompare(b.id))
    .toSorted((a, b) => a.value.day.localeCompare(b.value.day));

/**
 * Rounds of one paddock that its records tick off: ids. A record ticks one round at most, the one
 * whose day is nearest of those it has all products of; the earlier record first, so that two records
 * of one mix tick two rounds of it.
 * @param rounds of the paddock
 * @param records on the paddock
 */
export function roundsDone(
  rounds: readonly KeptRound[],
  records: readonly ReportedRecord[],
): ReadonlySet<string> {
  if (rounds.length === 0) return new Set();
  const open = byDay(rounds);
  const there = records.toSorted(
    (a, b) => new Date(a.endedAt).getTime() - new Date(b.endedAt).getTime(),
  );
  const done = new Set<string>();
  for (const record of there) {
    const day = localDay(record.endedAt);
    const [nearest] = open
      .filter((round) => !done.has(round.id) && isOf(round, record))
      .toSorted((a, b) => daysBetween(a.value.day, day) - daysBetween(b.value.day, day));
    if (nearest !== undefined) done.add(nearest.id);
  }
  return done;
}
