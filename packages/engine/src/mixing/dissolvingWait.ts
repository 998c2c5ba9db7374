import type { Product } from '../catalogue/Product.ts';
import { limitAt, strength } from '../tank/dissolvingState.ts';
import type { TankSolute } from '../tank/tankSolutes.ts';
import { minutes, type Minutes } from '../units/quantity.ts';

/**
 * The wait where the product's own time is not known, and the least for any: the tank is measured
 * once more (assumed), min.
 */
const USUAL_MIN = 10;
/** The dissolving times are those at this temperature, °C. */
const TIMED_AT_C = 15;
/** Factor for each 5 °C colder (assumed: diffusion and solubility together, some 5 % a degree). */
const LONGER_PER_STEP = 1.3;
const STEP_C = 5;
/** A tank of water that nobody measured counts as cold as strong mixes end in winter (assumed), °C. */
const UNMEASURED_C = -5;
/** The times hold up to half of what dissolves; at four fifths they are twice as long (assumed). */
const TIMED_TO_SHARE = 0.5;
const TWICE_AT_SHARE = 0.8;
/** Factor where the pump gives up nothing for agitation (assumed). */
const LONGER_UNSTIRRED = 3;
/**
 * From this much of a trace salt in the water on, kg/kg, the tank is left to clear for it too
 * (assumed).
 */
const TRACE_SALT_FROM = 0.01;
/** A whole minute that is off by its last binary digit counts as that minute. */
const ROUNDING = 1e-9;

/** How long one product takes, and what makes it so long; all factors are 1 or more. */
export interface DissolvingTime {
  readonly solute: TankSolute;
  /** Minutes in stirred water of 15 °C, up to half of what that water takes. */
  readonly baseMin: number;
  readonly inCold: number;
  readonly nearLimit: number;
  readonly unstirred: number;
}

/** How long the tank is given at least after its bulk fertilisers. */
export interface DissolvingWait {
  /** Whole minutes, rounded up. */
  readonly waitMin: Minutes;
  /** Time of the product that decides. */
  readonly slowest: DissolvingTime;
}

/**
 * Whether the tank is left to clear for a product: bulk fertilisers, and trace salts by the
 * sackful.
 */
export const isWaitedFor = (
  { product, massKg }: { readonly product: Product; readonly massKg: number | null },
  waterKg: number,
): boolean =>
  product.behaviour === 'dissolves' &&
  (product.category === 'fertiliserSoluble' ||
    (product.category === 'traceElement' && (massKg ?? 0) >= TRACE_SALT_FROM * waterKg));

/** Whether the time of the product that decides was assumed for it. */
export const isTimeAssumed = ({ slowest }: DissolvingWait): boolean => {
  const { dissolvingMin, sources } = slowest.solute.product;
  return dissolvingMin === undefined || sources.dissolvingMin?.assumed === true;
};

const minutesOf = ({ baseMin, inCold, nearLimit, unstirred }: DissolvingTime): number =>
  baseMin * inCold * nearLimit * unstirred;

function timeOf(
  solute: TankSolute,
  waterKg: number,
  temperatureC: number | null,
  isUnstirred: boolean,
): DissolvingTime {
  const tankC = temperatureC ?? UNMEASURED_C;
  const limit = limitAt(solute, tankC);
  // A solubility that is not known makes nothing longer; the wait is told as the least there is.
  const share = limit === null || limit === 0 ? 0 : strength(solute, waterKg) / limit;
  const coldSteps = Math.max(0, TIMED_AT_C - tankC) / STEP_C;
  return {
    solute,
    baseMin: Math.max(USUAL_MIN, solute.product.dissolvingMin ?? USUAL_MIN),
    inCold: LONGER_PER_STEP ** coldSteps,
    nearLimit: 1 + Math.max(0, share - TIMED_TO_SHARE) / (TWICE_AT_SHARE - TIMED_TO_SHARE),
    unstirred: isUnstirred ? LONGER_UNSTIRRED : 1,
  };
}

/**
 * How long to wait at least until the bulk fertilisers have dissolved: the slowest decides. All of
 * it is assumed (MODEL.md): nobody published minutes by product, temperature and strength. The wait
 * is never shorter than the usual wait, and never replaces looking: a tank is ready when it is
 * clear and has stopped cooling. Null where no bulk fertiliser dissolves.
 */
export function dissolvingWait(
  solutes: readonly TankSolute[],
  waterKg: number,
  temperatureC: number | null,
  isUnstirred: boolean,
): DissolvingWait | null {
  let slowest: DissolvingTime | null = null;
  for (const solute of solutes) {
    if (!isWaitedFor(solute, waterKg)) continue;
    const time = timeOf(solute, waterKg, temperatureC, isUnstirred);
    if (slowest === null || minutesOf(time) > minutesOf(slowest)) slowest = time;
  }
  if (slowest === null) return null;
  return { waitMin: minutes(Math.ceil(minutesOf(slowest) - ROUNDING)), slowest };
}
