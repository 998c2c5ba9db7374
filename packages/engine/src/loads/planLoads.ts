import type { MixInputs } from '../mix/MixInputs.ts';
import type { LoadPlan, LoadProduct } from '../mix/MixPlan.ts';
import type { MixProblem } from '../mix/MixProblem.ts';
import type { DissolvingWait } from '../mixing/dissolvingWait.ts';
import { fillSteps, type FilledTank } from '../mixing/fillSteps.ts';
import { orderOf, type MixingOrder } from '../mixing/mixingOrder.ts';
import { countContainers } from '../products/containers.ts';
import { productMeasure, type ProductDose } from '../products/productAmount.ts';
import { notedDoubtL } from '../tank/roomProblems.ts';
import { hectares, litres } from '../units/quantity.ts';
import { gaugeMarks } from './gaugeMarks.ts';
import type { MixedJob, MixedLoad, Tank } from './mixLoad.ts';

/** A load as the operator sees it, and what it was made from. */
export interface PlannedLoad {
  readonly plan: LoadPlan;
  readonly mixed: MixedLoad;
  /** Null: the load holds nothing that would have to be waited for. */
  readonly wait: DissolvingWait | null;
}

function loadProducts(
  inputs: MixInputs,
  doses: readonly ProductDose[],
  { amounts, measured, added }: MixedLoad,
): LoadProduct[] {
  return doses.map(({ product, unit }, place) => {
    const amount = productMeasure(unit, amounts[place] ?? 0);
    const rounded = measured[place] ?? null;
    const onScale = rounded === null ? null : productMeasure(unit, rounded);
    return {
      productId: product.id,
      amount,
      measured: onScale,
      massKg: added.content.products[place]?.massKg ?? null,
      displacementL: added.balance.displacementsL[place] ?? litres(0),
      containerCount: countContainers(onScale ?? amount, inputs.products[place]?.containers ?? []),
    };
  });
}

interface FilledLoad extends FilledTank {
  readonly tank: Tank;
}

/**
 * Filling steps of one load: none where nothing is added, and those of the load before where both
 * are alike.
 */
function fill(
  inputs: MixInputs,
  { line, added }: MixedLoad,
  order: MixingOrder,
  last: FilledLoad | null,
): FilledLoad {
  if (last?.tank === added) return last;
  if (line.freshL === 0) return { tank: added, steps: [], wait: null, problems: [] };
  return { tank: added, ...fillSteps(inputs, added.content, added.balance, order) };
}

/**
 * The loads of a plan, numbered. Like loads are one entry; they come apart only where the operator's
 * scale gives some of them a step more. A load with nothing to add has no steps.
 */
export function planLoads(
  inputs: MixInputs,
  doses: readonly ProductDose[],
  { loads, measuringSteps }: MixedJob,
): { readonly loads: PlannedLoad[]; readonly problems: MixProblem[] } {
  const planned: PlannedLoad[] = [];
  const problems: MixProblem[] = [];
  const order = orderOf(inputs, loads[0].added.content);
  let filled: FilledLoad | null = null;
  let number = 1;
  for (const [place, mixed] of loads.entries()) {
    const { line, added, ready } = mixed;
    filled = fill(inputs, mixed, order, filled);
    if (place === 0) problems.push(...filled.problems);
    const plan: LoadPlan = {
      number,
      count: line.count,
      isPartLoad: line.isPartLoad,
      loadL: line.loadL,
      areaHa: hectares(line.areaHa / inputs.treatedShare),
      heelL: litres(line.heelWaterL + line.heelSameMixL),
      heelSameMixL: line.heelSameMixL,
      carrierL: litres(Math.max(0, added.balance.carrierL)),
      carrierDoubtL: notedDoubtL(added.content, added.balance),
      products: loadProducts(inputs, doses, mixed),
      massKg: ready.balance.massKg,
      densityKgPerL: ready.balance.densityKgPerL,
      steps: filled.steps,
      gaugeMarks: gaugeMarks(inputs, doses, mixed, measuringSteps),
    };
    planned.push({ plan, mixed, wait: filled.wait });
    number += line.count;
  }
  return { loads: planned, problems };
}
