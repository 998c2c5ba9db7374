import type { MixInputs } from '../mix/MixInputs.ts';
import type { GaugeMark } from '../mix/MixPlan.ts';
import { productMeasure, type ProductDose } from '../products/productAmount.ts';
import { amountOfSteps, stepsIn } from '../rounding/roundToStep.ts';
import { areaForVolume, minus, plus } from '../units/operations.ts';
import { hectares, litres } from '../units/quantity.ts';
import { mixAlone, type MixedJob, type MixedLoad } from './mixLoad.ts';
import type { LoadLine } from './splitLoads.ts';

function markOf(
  kind: GaugeMark['kind'],
  doses: readonly ProductDose[],
  { line, amounts, measured, added }: MixedLoad,
  treatedShare: number,
): GaugeMark {
  return {
    kind,
    loadL: line.loadL,
    areaHa: hectares(line.areaHa / treatedShare),
    carrierL: litres(added.balance.carrierL),
    amounts: doses.map(({ product, unit }, place) => ({
      productId: product.id,
      amount: productMeasure(unit, measured[place] ?? amounts[place] ?? 0),
    })),
  };
}

/** The load filled to another line; the area it covers changes with the line. */
function atLine(line: LoadLine, loadL: number, inputs: MixInputs): LoadLine {
  const more = minus(litres(loadL), line.loadL);
  return {
    ...line,
    loadL: litres(loadL),
    freshL: plus(line.freshL, more),
    areaHa: plus(line.areaHa, areaForVolume(more, inputs.applicationRateLPerHa)),
  };
}

/**
 * Where a part load stands on the sight gauge, and what goes in if it is filled to the mark below or
 * above instead. A mark is left out where the heel stands above it, it lies above the tank, it
 * covers nothing or the products leave no room. None when the tank is full or the marks are not set.
 */
export function gaugeMarks(
  inputs: MixInputs,
  doses: readonly ProductDose[],
  load: MixedLoad,
  measuringSteps: MixedJob['measuringSteps'],
): readonly GaugeMark[] {
  const { gaugeStepL, tankCapacityL } = inputs;
  const { line } = load;
  if (gaugeStepL === null || !line.isPartLoad || line.freshL <= 0) return [];
  const marks = [markOf('exact', doses, load, inputs.treatedShare)];
  const steps = stepsIn(line.loadL, gaugeStepL, 'floor');
  if (stepsIn(line.loadL, gaugeStepL, 'floor') === line.loadL / gaugeStepL) return marks;
  const neighbours = [
    ['nextLower', amountOfSteps(steps, gaugeStepL)],
    ['nextHigher', amountOfSteps(steps + 1, gaugeStepL)],
  ] as const;
  for (const [kind, loadL] of neighbours) {
    if (loadL > tankCapacityL) continue;
    const there = atLine(line, loadL, inputs);
    if (there.freshL <= 0 || there.areaHa <= 0) continue;
    const mixed = mixAlone(inputs, doses, there, measuringSteps);
    if (mixed.added.balance.carrierL >= 0)
      marks.push(markOf(kind, doses, mixed, inputs.treatedShare));
  }
  return marks;
}
