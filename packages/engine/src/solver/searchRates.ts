import { linesToFillL, MOST_LOADS } from '../loads/splitLoads.ts';
import { minus } from '../units/operations.ts';
import { litres } from '../units/quantity.ts';
import {
  candidateRates,
  fullestRate,
  loadCounts,
  type RateBounds,
  type RateCandidate,
  type TankJob,
} from './candidateRates.ts';
import { nozzleBounds } from './nozzleBounds.ts';
import type { SolveJob } from './SolveJob.ts';
import { tryRate, type Attempt, type Candidate, type Rejection } from './tryRate.ts';

/** Up to so many load counts are all tried. */
const COUNTS_ONE_BY_ONE = 25;
/** Load counts tried from the first that works on; more than are shown. */
const COUNTS_AHEAD = 6;
/** For this many load counts the leaner rates are tried as well. */
const COUNTS_WITH_LEANER = 2;

export interface Search {
  readonly candidates: readonly Candidate[];
  /** The attempt that came closest, when none works. */
  readonly closest: Rejection | null;
}

const isCloser = (one: Rejection, other: Rejection | null): boolean =>
  other === null ||
  one.reasons.length < other.reasons.length ||
  (one.reasons.length === other.reasons.length &&
    one.rate.applicationRateLPerHa > other.rate.applicationRateLPerHa);

/**
 * The fewest loads between two counts that work. Few counts are tried one by one, since nozzles of
 * the catalogue may leave gaps between them; many in growing steps from below, then by halving what
 * is left: more loads are more water, so that what dissolves in n tanks does in n + 1.
 */
function fewestThatWork(
  [fewest, most]: RateBounds,
  works: (loads: number) => boolean,
): number | null {
  const oneByOne = most - fewest < COUNTS_ONE_BY_ONE;
  let failed = fewest - 1;
  let working = fewest;
  while (!works(working)) {
    if (working === most) return null;
    failed = working;
    working = oneByOne ? working + 1 : Math.min(most, fewest + (working - fewest) * 2 + 1);
  }
  while (working - failed > 1) {
    const half = Math.floor((working + failed) / 2);
    if (works(half)) working = half;
    else failed = half;
  }
  return working;
}

/**
 * Counts worth showing: the first few, and some spread over the rest when fewest loads is not the
 * aim.
 */
function countsFrom(first: number, most: number, spread: boolean): number[] {
  const counts = new Set<number>();
  const last = Math.min(most, first + COUNTS_AHEAD - 1);
  for (let loads = first; loads <= last; loads += 1) counts.add(loads);
  if (spread) {
    for (let loads = last; loads < most; loads *= 2) counts.add(loads);
    counts.add(most);
  }
  return [...counts];
}

/**
 * Looks for rates at which the job works: those that fill every tank to the line, and easier and
 * leaner ones with equal loads. `spread` looks beyond the fewest loads.
 */
export function searchRates(job: SolveJob, allowed: RateBounds, spread: boolean): Search {
  const { inputs } = job;
  const tank: TankJob = {
    sprayAreaHa: inputs.sprayAreaHa,
    sprayedTankL: minus(inputs.tankCapacityL, inputs.tankResidualL ?? litres(0)),
    linesToFillL: linesToFillL(inputs),
  };
  const attempts = new Map<number, Attempt>();
  const attempt = (rate: RateCandidate): Attempt => {
    const known = attempts.get(rate.applicationRateLPerHa);
    if (known !== undefined) return known;
    const result = tryRate(job, rate);
    attempts.set(rate.applicationRateLPerHa, result);
    return result;
  };
  const bounds = nozzleBounds(
    job,
    allowed,
    (rate) => tryRate(job, { applicationRateLPerHa: rate, loadSplit: 'equal' }).densityKgPerL,
  );
  /**
   * Tries ever leaner rates, until the mix itself does not work; a nozzle may fail at one rate and
   * not the next.
   */
  const tryLeaner = (loads: number): boolean => {
    let works = false;
    for (const rate of candidateRates(tank, loads, bounds)) {
      const result = attempt(rate);
      if (!result.works && !result.onlyNozzle) break;
      works ||= result.works;
    }
    return works;
  };
  const works = (loads: number): boolean => {
    const [fullest] = candidateRates(tank, loads, bounds);
    if (fullest === undefined) return false;
    if (attempt(fullest).works || tryLeaner(loads)) return true;
    // The water that a round rate costs may be just what the mix needs.
    const filled = fullestRate(tank, loads, bounds);
    return filled !== null && attempt(filled).works;
  };

  const [fewest, most] = loadCounts(tank, bounds);
  const last = Math.max(fewest, Math.min(most, MOST_LOADS));
  const first = fewestThatWork([fewest, last], works);
  if (first !== null) {
    countsFrom(first, last, spread).forEach((loads, place) => {
      if (place < COUNTS_WITH_LEANER) tryLeaner(loads);
      else works(loads);
    });
  }
  return outcome([...attempts.values()]);
}

function outcome(attempts: readonly Attempt[]): Search {
  const candidates: Candidate[] = [];
  let closest: Rejection | null = null;
  for (const attempt of attempts) {
    if (attempt.works) candidates.push(attempt.candidate);
    else if (isCloser(attempt, closest)) closest = attempt;
  }
  return { candidates, closest };
}
