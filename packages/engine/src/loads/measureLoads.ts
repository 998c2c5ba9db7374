import type { MixInputProduct } from '../mix/MixInputs.ts';
import { productDose, type ProductDose } from '../products/productAmount.ts';
import { allocateRounded } from '../rounding/allocateRounded.ts';
import { amountOfSteps, stepsIn } from '../rounding/roundToStep.ts';
import { chooseMeasuringStep, stepsWithin } from './chooseMeasuringStep.ts';
import type { UnitSystem } from '../units/shownUnit.ts';
import type { LoadLine } from './splitLoads.ts';

/** What is to go into the loads of one line, kg or L by product, before anybody weighs it. */
export interface LoadAmounts {
  readonly line: Pick<LoadLine, 'count'>;
  readonly amounts: readonly number[];
}

/** Loads in a row that are alike on the operator's scale as well. */
export interface MeasuredRun {
  readonly count: number;
  /** kg or L by product; null where the exact figure is wanted, or the load gets less than a step. */
  readonly measured: readonly (number | null)[];
}

/** Whole steps for each of the loads of one line: `extra` of them get one step more than the others. */
interface StepsOfLine {
  readonly steps: number;
  readonly extra: number;
  /**
   * Each load gets less than a step and keeps the exact figure: it alone needs another way to be
   * measured.
   */
  readonly isExact: boolean;
}

/** A load gets some of a product, and less than one step of its scale. */
const isBelowStep = ({ amounts }: LoadAmounts, place: number, step: number): boolean => {
  const amount = amounts[place] ?? 0;
  return amount > 0 && stepsIn(amount, step, 'floor') === 0;
};

/** Whether at least one load that gets some of a product gets less than one step. */
export const stepTooCoarse = (
  step: number,
  loads: readonly LoadAmounts[],
  place: number,
): boolean => loads.some((load) => isBelowStep(load, place, step));

/** How many times the dose its label maximum is; null without one. */
function labelFactor({ product, labelMaximumRate }: MixInputProduct, dose: ProductDose) {
  if (labelMaximumRate === null) return null;
  return productDose({ product, rate: labelMaximumRate }).value / dose.value;
}

/** Rounded so that the loads add up to the rounded total, each within a step of its amount. */
function allocated(loads: readonly LoadAmounts[], place: number, step: number): StepsOfLine[] {
  const exact = loads.map((load) => isBelowStep(load, place, step));
  const totals = loads.map(({ line, amounts }, index) =>
    exact[index] === true ? 0 : line.count * (amounts[place] ?? 0),
  );
  return allocateRounded(totals, step).map((total, index) => {
    const count = loads[index]?.line.count ?? 1;
    const all = stepsIn(total, step);
    const steps = Math.floor(all / count);
    return { steps, extra: all - steps * count, isExact: exact[index] === true };
  });
}

const roundedDown = (loads: readonly LoadAmounts[], place: number, step: number): StepsOfLine[] =>
  loads.map((load) => ({
    steps: stepsIn(load.amounts[place] ?? 0, step, 'floor'),
    extra: 0,
    isExact: isBelowStep(load, place, step),
  }));

function stepsByLine(
  loads: readonly LoadAmounts[],
  place: number,
  step: number,
  factor: number | null,
): StepsOfLine[] {
  const lines = allocated(loads, place, step);
  if (factor === null) return lines;
  const aboveLabel = lines.some(({ steps, extra }, index) => {
    const maximum = (loads[index]?.amounts[place] ?? 0) * factor;
    return (extra > 0 ? steps + 1 : steps) > stepsIn(maximum, step, 'floor');
  });
  return aboveLabel ? roundedDown(loads, place, step) : lines;
}

interface MeasuredProduct {
  readonly step: number;
  readonly lines: readonly StepsOfLine[];
}

/**
 * Whole steps of one product by the step the operator set, else by one that is chosen; null where
 * exact figures are wanted.
 */
function measureProduct(
  input: MixInputProduct,
  dose: ProductDose,
  loads: readonly LoadAmounts[],
  place: number,
  units: UnitSystem,
): MeasuredProduct | null {
  const { measuringStep } = input;
  if (measuringStep === 0) return null;
  const factor = labelFactor(input, dose);
  const amounts = loads.map((load) => load.amounts[place] ?? 0);
  const { step, keepsLoadsAlike } =
    measuringStep === null
      ? chooseMeasuringStep(input, dose.unit, amounts, factor, units)
      : { step: measuringStep, keepsLoadsAlike: false };
  // Where a dose is off enough to be warned of, it must not be off the same way in every load.
  if (!keepsLoadsAlike) return { step, lines: stepsByLine(loads, place, step, factor) };
  const lines = amounts.map((amount) => ({
    steps: stepsWithin(amount, step, factor),
    extra: 0,
    isExact: false,
  }));
  return { step, lines };
}

/** What is weighed for the loads of a job. */
export interface MeasuredLoads {
  /** kg or L by product; null where exact figures are wanted. */
  readonly steps: readonly (number | null)[];
  /** For each line, the runs of its loads that are alike on the scale too. */
  readonly runs: readonly (readonly MeasuredRun[])[];
}

/** kg or L by product from one load of a line on; null is weighed as planned. */
const measuredFrom = (
  byProduct: readonly (MeasuredProduct | null)[],
  line: number,
  start: number,
): readonly (number | null)[] =>
  byProduct.map((product) => {
    const own = product?.lines[line];
    if (product === null || own === undefined || own.isExact) return null;
    return amountOfSteps(start < own.extra ? own.steps + 1 : own.steps, product.step);
  });

/** Loads of one line, divided where a product gets a step less from some load on. */
function runsOf(
  count: number,
  byProduct: readonly (MeasuredProduct | null)[],
  line: number,
): MeasuredRun[] {
  if (byProduct.every((product) => (product?.lines[line]?.extra ?? 0) === 0))
    return [{ count, measured: measuredFrom(byProduct, line, 0) }];
  const cuts = new Set([0, count]);
  for (const product of byProduct) cuts.add(product?.lines[line]?.extra ?? 0);
  const starts = [...cuts].sort((a, b) => a - b);
  return starts.slice(0, -1).map((start, place) => ({
    count: (starts[place + 1] ?? count) - start,
    measured: measuredFrom(byProduct, line, start),
  }));
}

/**
 * Amounts on the operator's scale, line by line. With a step the operator set, loads add up to the
 * job: where like loads cannot all get the same, those with a step more come first. With a step
 * that was chosen, and changes no dose by 5 %, each load is rounded by itself: like loads stay
 * alike. No load gets more than a label maximum allows: such a product is rounded down throughout.
 */
export function measureLoads(
  products: readonly MixInputProduct[],
  doses: readonly ProductDose[],
  loads: readonly LoadAmounts[],
  units: UnitSystem = 'metric',
): MeasuredLoads {
  const byProduct = products.map((input, place) => {
    const dose = doses[place];
    return dose === undefined ? null : measureProduct(input, dose, loads, place, units);
  });
  const runs = loads.map(({ line }, index) => runsOf(line.count, byProduct, index));
  return { steps: byProduct.map((product) => product?.step ?? null), runs };
}

/** One load by itself, to steps that were settled for its job; null is weighed as planned. */
export const measureAlone = (
  products: readonly MixInputProduct[],
  doses: readonly ProductDose[],
  amounts: readonly number[],
  steps: MeasuredLoads['steps'],
): readonly (number | null)[] =>
  products.map((input, place) => {
    const step = steps[place] ?? null;
    const dose = doses[place];
    const amount = amounts[place] ?? 0;
    if (step === null || dose === undefined || stepsIn(amount, step, 'floor') === 0) return null;
    return amountOfSteps(stepsWithin(amount, step, labelFactor(input, dose)), step);
  });
