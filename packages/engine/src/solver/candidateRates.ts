import {
  addExact,
  divideExact,
  fromExact,
  multiplyExact,
  subtractExact,
  toExact,
  type ExactDecimal,
} from '../units/exactDecimal.ts';

/** What turns an application rate into a number of tanks. */
export interface TankJob {
  readonly sprayAreaHa: number;
  /** Litres that a full tank sprays: its capacity less what cannot be sprayed of it. */
  readonly sprayedTankL: number;
  /** Litres that fill the lines before any reaches the ground. */
  readonly linesToFillL: number;
}

/** A rate to try, L/ha, and how its job is split so that every load is full or as large as the others. */
export interface RateCandidate {
  readonly applicationRateLPerHa: number;
  readonly loadSplit: 'fullThenPart' | 'equal';
}

export type RateBounds = readonly [lowest: number, highest: number];

/** Decimals of a rate that fills every tank to the line; beyond them the loads are made equal. */
const WHOLE_DECIMALS = 3;
/**
 * Decimals of a rate that fills the tanks all but for a splash; more where tanks lie closer
 * together.
 */
const NEAR_DECIMALS = [1, 3, 6] as const;
/** Rates that are easily set and said, coarsest first. */
const EASY_STEPS = [10, 5, 1, 0.1] as const;
/** Steps of a rate that is proposed, coarsest first, and the part of its water it may cost. */
const ROUND_STEPS = [5, 1, 0.5, 0.1] as const;
const ROUND_COSTS = 0.02;
/** Leaner rates to try, as parts of the way up from the rate that carries least. */
const LEANER = [0.9, 0.75, 0.6, 0.45, 0.3, 0.15] as const;

const powerOfTen = (exponent: number): ExactDecimal => toExact(10 ** exponent);

/** Liquid for the ground when this many tanks are full. */
const sprayedL = ({ sprayedTankL, linesToFillL }: TankJob, loads: number): ExactDecimal =>
  subtractExact(multiplyExact(toExact(sprayedTankL), toExact(loads)), toExact(linesToFillL));

/** Highest rate of so many decimals for which this many tanks are enough, and whether it fills them. */
function highestRate(
  job: TankJob,
  loads: number,
  decimals: number,
): { readonly rate: number; readonly fills: boolean } {
  const { quotient, remainder } = divideExact(
    multiplyExact(sprayedL(job, loads), powerOfTen(decimals)),
    toExact(job.sprayAreaHa),
  );
  return {
    rate: fromExact({ digits: quotient, scale: decimals }),
    fills: remainder.digits === 0n,
  };
}

/** Fewest tanks for a rate, counted exactly. */
function loadsFor({ sprayAreaHa, sprayedTankL, linesToFillL }: TankJob, rate: number): number {
  const jobL = addExact(multiplyExact(toExact(rate), toExact(sprayAreaHa)), toExact(linesToFillL));
  const { quotient, remainder } = divideExact(jobL, toExact(sprayedTankL));
  return Number(quotient) + (remainder.digits === 0n ? 0 : 1);
}

/** Fewest and most tanks that rates between the bounds need. */
export const loadCounts = (job: TankJob, [lowest, highest]: RateBounds): RateBounds => [
  loadsFor(job, lowest),
  loadsFor(job, highest),
];

/** The multiple of the coarsest easy step above one rate and up to another that is nearest to `near`. */
function easyRate(near: number, above: number, highest: number): number | null {
  for (const step of EASY_STEPS) {
    const first = Math.floor(above / step) + 1;
    const last = Math.floor(highest / step);
    if (first > last) continue;
    const steps = Math.min(last, Math.max(first, Math.round(near / step)));
    return fromExact(multiplyExact(toExact(steps), toExact(step)));
  }
  return null;
}

/**
 * The most dilute way to need exactly this many tanks: all of them full, where the rate allows. Null
 * where no rate between the bounds needs so many.
 */
export function fullestRate(
  job: TankJob,
  loads: number,
  [lowest, highest]: RateBounds,
): RateCandidate | null {
  const whole = highestRate(job, loads, WHOLE_DECIMALS);
  if (whole.rate > highest) {
    return loadsFor(job, highest) === loads
      ? { applicationRateLPerHa: highest, loadSplit: 'equal' }
      : null;
  }
  if (whole.fills && whole.rate >= lowest) {
    return { applicationRateLPerHa: whole.rate, loadSplit: 'fullThenPart' };
  }
  for (const decimals of NEAR_DECIMALS) {
    const { rate } = highestRate(job, loads, decimals);
    if (rate >= lowest && loadsFor(job, rate) === loads) {
      return { applicationRateLPerHa: rate, loadSplit: 'equal' };
    }
  }
  return null;
}

/** A slightly lower rate that is easily set and said: 290 for 293.75, 175 for 177.3. */
function rounded(job: TankJob, loads: number, top: RateCandidate, lowest: number): RateCandidate {
  const { applicationRateLPerHa: rate } = top;
  if (Number.isInteger(rate)) return top;
  for (const step of ROUND_STEPS) {
    const steps = toExact(Math.floor(rate / step));
    const round = fromExact(multiplyExact(steps, toExact(step)));
    const isNear = round >= lowest && round >= rate * (1 - ROUND_COSTS);
    if (isNear && loadsFor(job, round) === loads)
      return { applicationRateLPerHa: round, loadSplit: 'equal' };
  }
  return top;
}

/**
 * Rates between the bounds that need exactly this many tanks: first a rate that fills them or
 * nearly so and is easily set, then ever leaner rates, down to the one that carries least. Empty
 * when there is none.
 */
export function candidateRates(job: TankJob, loads: number, bounds: RateBounds): RateCandidate[] {
  const filled = fullestRate(job, loads, bounds);
  if (filled === null) return [];
  const top = rounded(job, loads, filled, bounds[0]);
  const highest = top.applicationRateLPerHa;
  const fewerLoads = loads === 1 ? 0 : highestRate(job, loads - 1, WHOLE_DECIMALS).rate;
  const above = Math.max(bounds[0], fewerLoads);
  const least = bounds[0] > fewerLoads ? bounds[0] : easyRate(above, above, highest);
  const found = [top];
  const between = LEANER.map((part) => easyRate(above + (highest - above) * part, above, highest));
  for (const rate of [...between, least]) {
    if (rate === null || loadsFor(job, rate) !== loads) continue;
    if (found.some(({ applicationRateLPerHa }) => applicationRateLPerHa === rate)) continue;
    found.push({ applicationRateLPerHa: rate, loadSplit: 'equal' });
  }
  return found;
}
