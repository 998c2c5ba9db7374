import type { MixInputs } from '../mix/MixInputs.ts';
import { mixProblem, type MixProblem } from '../mix/MixProblem.ts';
import { WORTH_SAYING } from './chooseMeasuringStep.ts';
import type { PlannedLoad } from './planLoads.ts';

interface MeasuredDose {
  readonly load: PlannedLoad;
  /** Share by which the dose is off, below 0 where it is too little. */
  readonly change: number;
}

/** The load whose dose the scale changes most; what stands in the tank already is as planned. */
function furthest(loads: readonly PlannedLoad[], place: number): MeasuredDose | null {
  let found: MeasuredDose | null = null;
  for (const load of loads) {
    const product = load.plan.products[place];
    if (product === undefined || product.measured === null || product.amount.value === 0) continue;
    const { amount, measured } = product;
    const { freshL, loadL } = load.mixed.line;
    const change = (measured.value / amount.value - 1) * (freshL / loadL);
    if (found === null || Math.abs(change) > Math.abs(found.change)) found = { load, change };
  }
  return found;
}

/** Doses that rounding to the step of the scale changes by 5 % or more, the worst load of each product. */
export function measuredDoseProblems(
  inputs: MixInputs,
  loads: readonly PlannedLoad[],
): MixProblem[] {
  return inputs.products.flatMap(({ product, index }, place) => {
    const worst = furthest(loads, place);
    if (worst === null || Math.abs(worst.change) < WORTH_SAYING) return [];
    const { amount, measured } = worst.load.plan.products[place] ?? {};
    const values = {
      productId: product.id,
      loadNumber: worst.load.plan.number,
      amount: amount?.value ?? null,
      measured: measured?.value ?? null,
      unit: amount?.unit ?? null,
      change: Math.abs(worst.change),
      direction: worst.change > 0 ? 'more' : 'less',
    };
    return [mixProblem('measuredDoseDiffers', `products.${index}.measuringStep`, values)];
  });
}
