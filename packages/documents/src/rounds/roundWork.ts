import type { FarmJob } from '../farm/FarmJob.ts';
import type { Round } from './Round.ts';
import { DAYS_APART, daysBetween } from './roundsDone.ts';

/**
 * The id of the job that a round makes of one of its paddocks: handed over twice, by one device or by
 * two without a signal, it is one job.
 */
export const roundJobId = (roundId: string, paddockId: string): string => `${roundId}-${paddockId}`;

/**
 * Work on a paddock that is counted by itself, so that the same round there is not counted again.
 */
export interface OtherWork {
  readonly paddockId: string;
  readonly day: string;
  readonly productIds: readonly string[];
  /** The farm's job that it is; absent: it is none. */
  readonly jobId?: string;
}

const UNDER_WAY: readonly FarmJob['state'][] = ['planned', 'taken', 'filling'];

/**
 * The work that a job is until it is sprayed, when its record counts; null: it is sprayed, or of no
 * paddock.
 * @param today stands for the day of a job for any day, `YYYY-MM-DD`
 */
export function workOfJob(
  { id, value: { state, told } }: { readonly id: string; readonly value: FarmJob },
  today: string,
): OtherWork | null {
  const paddockId = told.paddock?.id ?? null;
  if (!UNDER_WAY.includes(state) || paddockId === null) return null;
  const productIds = told.plan.productTotals.map(({ productId }) => productId);
  return { paddockId, day: told.day ?? today, productIds, jobId: id };
}

/** A round on one paddock. */
interface PlannedCell {
  readonly roundId: string;
  readonly round: Round;
  readonly done: boolean;
}

/**
 * The work that stands in for rounds on one paddock, by the id of the round. A job that was made of
 * a round stands in for this round alone, also where a record ticked it off already; any other work
 * for the nearest open round whose products it all has, and for one only.
 * @param cells rounds of the paddock
 */
export function standIns(
  paddockId: string,
  cells: readonly PlannedCell[],
  work: readonly OtherWork[],
): ReadonlyMap<string, OtherWork> {
  const taken = new Map<string, OtherWork>();
  const others: OtherWork[] = [];
  const seen = new Set<string>();
  for (const one of work.filter((there) => there.paddockId === paddockId)) {
    // A job that this device fills is told by the device and by the farm.
    if (one.jobId !== undefined) {
      if (seen.has(one.jobId)) continue;
      seen.add(one.jobId);
    }
    const own = cells.find(({ roundId }) => roundJobId(roundId, paddockId) === one.jobId);
    if (own === undefined) others.push(one);
    else taken.set(own.roundId, one);
  }
  for (const one of others) {
    const [nearest] = cells
      .filter(
        ({ roundId, round, done }) =>
          !done &&
          !taken.has(roundId) &&
          daysBetween(round.day, one.day) <= DAYS_APART &&
          round.products.every(({ productId }) => one.productIds.includes(productId)),
      )
      .toSorted((a, b) => daysBetween(a.round.day, one.day) - daysBetween(b.round.day, one.day));
    if (nearest !== undefined) taken.set(nearest.roundId, one);
  }
  return taken;
}
