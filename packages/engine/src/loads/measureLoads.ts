import type { MixInputProduct } from '../mix/MixInputs.ts';
import { productDose, type ProductDose } from '../products/productAmount.ts';
import { allocateRounded } from '../rounding/allocateRounded.ts';
import { amountOfSteps, stepsIn } from '../rounding/roundToStep.ts';
import type { MixedLoad } from './mixLoad.ts';

/** Loads in a row that are alike on the operator's scale as well. */
export interface MeasuredRun {
  readonly count: number;
  /** kg or L by product; null where no measuring step is set, or the load gets less than one. */
  readonly measured: readonly (number | null)[];
}

/** Whole steps for each of the loads of one line: `extra` of them get one step more than the others. */
interface StepsOfLine {
  readonly steps: number;
  readonly extra: number;
  /** It gets less than a step, and keeps the exact figure: it alone needs another way to be measured. */
  readonly isExact: boolean;
}

/** A load gets some of a product, and less than one step of its scale. */
const isBelowStep = ({ amounts }: MixedLoad, place: number, step: number): boolean => {
  const amount = amounts[place] ?? 0;
  return amount > 0 && stepsIn(amount, step, 'floor') === 0;
};

/** Less than one step can be measured, in at least one load that gets some. */
export const stepTooCoarse = (step: number, loads: readonly MixedLoad[], place: number): boolean =>
  loads.some((load) => isBelowStep(load, place, step));

/** How many times the dose its label maximum is; null without one. */
function labelFactor({ product, labelMaximumRate }: MixInputProduct, dose: ProductDose) {
  if (labelMaximumRate === null) return null;
  return productDose({ product, rate: labelMaximumRate }).value / dose.value;
}

/** Rounded so that the loads add up to the rounded total, each within a step of its amount. */
function allocated(loads: readonly MixedLoad[], place: number, step: number): StepsOfLine[] {
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

const roundedDown = (loads: readonly MixedLoad[], place: number, step: number): StepsOfLine[] =>
  loads.map((load) => ({
    steps: stepsIn(load.amounts[place] ?? 0, step, 'floor'),
    extra: 0,
    isExact: isBelowStep(load, place, step),
  }));

function stepsByLine(
  input: MixInputProduct,
  dose: ProductDose,
  loads: readonly MixedLoad[],
  place: number,
  step: number,
): StepsOfLine[] {
  const lines = allocated(loads, place, step);
  const factor = labelFactor(input, dose);
  if (factor === null) return lines;
  const aboveLabel = lines.some(({ steps, extra }, index) => {
    const maximum = (loads[index]?.amounts[place] ?? 0) * factor;
    return (extra > 0 ? steps + 1 : steps) > stepsIn(maximum, step, 'floor');
  });
  return aboveLabel ? roundedDown(loads, place, step) : lines;
}

/**
 * Amounts on the operator's scale, line by line. Where like loads cannot all get the same and still
 * add up, those with a step more come first. No load gets more than a label maximum allows: such a
 * product is rounded down throughout.
 */
export function measureLoads(
  products: readonly MixInputProduct[],
  doses: readonly ProductDose[],
  loads: readonly MixedLoad[],
): readonly (readonly MeasuredRun[])[] {
  const byProduct = products.map((input, place) => {
    const { measuringStep: step } = input;
    const dose = doses[place];
    if (step === null || dose === undefined) return null;
    return { step, lines: stepsByLine(input, dose, loads, place, step) };
  });
  if (byProduct.every((product) => product === null)) {
    return loads.map(({ line }) => [{ count: line.count, measured: byProduct }]);
  }
  return loads.map(({ line }, index) => {
    const cuts = new Set([0, line.count]);
    for (const product of byProduct) cuts.add(product?.lines[index]?.extra ?? 0);
    const starts = [...cuts].sort((a, b) => a - b);
    return starts.slice(0, -1).map((start, place): MeasuredRun => {
      const measured = byProduct.map((product) => {
        const own = product?.lines[index];
        if (product === null || own === undefined || own.isExact) return null;
        return amountOfSteps(start < own.extra ? own.steps + 1 : own.steps, product.step);
      });
      return { count: (starts[place + 1] ?? line.count) - start, measured };
    });
  });
}
