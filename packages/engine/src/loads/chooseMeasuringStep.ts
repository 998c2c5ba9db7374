import { containerSize } from '../cost/containerSize.ts';
import type { MixInputProduct } from '../mix/MixInputs.ts';
import type { ProductMeasure } from '../mix/MixPlan.ts';
import { convertUnit } from '../units/convertUnit.ts';
import type { UnitId } from '../units/displayUnits.ts';
import type { UnitSystem } from '../units/shownUnit.ts';
import { stepsIn } from '../rounding/roundToStep.ts';

type Step = readonly [size: number, unit: UnitId];

/**
 * Steps of scales and jugs that stand in a shed, coarsest first (assumed): platform scale, hanging
 * scale, kitchen scale, pocket scale; tank or drum gauge, jug, measuring cylinder. Where a reader
 * weighs in pounds and measures in gallons the same tools are marked in those.
 */
type Steps = Readonly<Record<ProductMeasure['unit'], readonly number[]>>;
const stepsOf = (mass: readonly Step[], volume: readonly Step[]): Steps => ({
  kg: mass.map(([size, unit]) => convertUnit(size, unit, 'kg')),
  L: volume.map(([size, unit]) => convertUnit(size, unit, 'L')),
});
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
const POUNDS = [
  [1, 'lb'],
  [1, 'oz'],
  [0.1, 'oz'],
  [0.01, 'oz'],
] as const;
const METRIC_STEPS: Steps = {
  kg: [1, 0.1, 0.01, 0.001],
  L: [1, 0.1, 0.05, 0.01, 0.001],
};
/** Worked out once, when somebody first measures in these units. */
const usSteps = once(() =>
  stepsOf(POUNDS, [
    [1, 'US gal'],
    [1, 'US pt'],
    [1, 'US fl oz'],
    [0.1, 'US fl oz'],
    [0.01, 'US fl oz'],
  ]),
);
const imperialSteps = once(() =>
  stepsOf(POUNDS, [
    [1, 'imp gal'],
    [1, 'imp pt'],
    [1, 'imp fl oz'],
    [0.1, 'imp fl oz'],
    [0.01, 'imp fl oz'],
  ]),
);
const USUAL_STEPS: Readonly<Record<UnitSystem, () => Steps>> = {
  metric: () => METRIC_STEPS,
  us: usSteps,
  imperial: imperialSteps,
};
/** A dose that is off by a smaller share than this is nearer than a boom sprays it (assumed). */
const UNNOTICED = 0.01;
/** From a dose that is off by this share on the plan warns (assumed). */
export const WORTH_SAYING = 0.05;

/**
 * Whole steps of one amount by itself: the nearest number, or the number below where the nearest is
 * above the label.
 * @param highestFactor how many times its amount the label allows; null without a label maximum
 */
export function stepsWithin(amount: number, step: number, highestFactor: number | null): number {
  const nearest = stepsIn(amount, step);
  return highestFactor !== null && nearest > stepsIn(amount * highestFactor, step, 'floor')
    ? stepsIn(amount, step, 'floor')
    : nearest;
}

/** Whether whole steps change the dose of no load by more than `share`. */
function isWithin(
  share: number,
  amounts: readonly number[],
  step: number,
  highestFactor: number | null,
): boolean {
  for (const amount of amounts) {
    // Rounding is off by half a step at most, or by a whole one where a label has it rounded down:
    // where the allowed share is more than that, nothing has to be worked out.
    if (amount * share > (highestFactor === null ? step / 2 : step)) continue;
    const change = stepsWithin(amount, step, highestFactor) * step - amount;
    if (Math.abs(change) > amount * share) return false;
  }
  return true;
}

/** What whole containers hold, the largest first. */
function packsOf(
  containers: MixInputProduct['containers'],
  unit: ProductMeasure['unit'],
): readonly number[] {
  const sizes = containers.flatMap((container) => containerSize(container, unit) ?? []);
  return sizes.sort((a, b) => b - a);
}

/**
 * A step, and whether each load may be rounded by itself; if not, the loads have to add up to the
 * job.
 */
export interface ChosenStep {
  readonly step: number;
  readonly keepsLoadsAlike: boolean;
}

/**
 * The step of a product that was given none: the coarsest that changes the dose of no load by more
 * than 1 %, of whole containers first and then of usual scales and jugs; else the finest there is.
 * @param amounts kg or L in each load that differs
 * @param highestFactor as for `stepsWithin`
 * @param units whose scales and jugs they are
 */
export function chooseMeasuringStep(
  { containers }: Pick<MixInputProduct, 'containers'>,
  unit: ProductMeasure['unit'],
  amounts: readonly number[],
  highestFactor: number | null,
  units: UnitSystem,
): ChosenStep {
  if (containers.length > 0) {
    for (const step of packsOf(containers, unit)) {
      if (isWithin(UNNOTICED, amounts, step, highestFactor)) return { step, keepsLoadsAlike: true };
    }
  }
  let finest = 0;
  for (const step of USUAL_STEPS[units]()[unit]) {
    finest = step;
    if (isWithin(UNNOTICED, amounts, step, highestFactor)) return { step, keepsLoadsAlike: true };
  }
  return { step: finest, keepsLoadsAlike: isWithin(WORTH_SAYING, amounts, finest, highestFactor) };
}
