import type { Catalogue } from '../catalogue/Catalogue.ts';
import { assessCost } from '../cost/assessCost.ts';
import { loadProblems, productsExceedLoad } from '../loads/loadProblems.ts';
import { mixLoads, type MixedLoad } from '../loads/mixLoad.ts';
import { planLoads, type PlannedLoad } from '../loads/planLoads.ts';
import { MOST_LOADS, splitLoads, type LoadSplit } from '../loads/splitLoads.ts';
import { assessSupply } from '../nutrients/assessSupply.ts';
import { productDose, type ProductDose } from '../products/productAmount.ts';
import { productTotals } from '../loads/productTotals.ts';
import { assessSprayer } from '../sprayer/assessSprayer.ts';
import { litres, type Litres } from '../units/quantity.ts';
import { assessWater } from '../water/assessWater.ts';
import { jobWorkings } from './jobWorkings.ts';
import { loadWorkings } from './loadWorkings.ts';
import { assessLoads } from './assessLoads.ts';
import { ENGINE_VERSION } from './engineVersion.ts';
import type { MixInputs } from '../mix/MixInputs.ts';
import type { LoadProduct, MixPlan, MixResult } from '../mix/MixPlan.ts';
import { isStop, mixProblem, type MixProblem } from '../mix/MixProblem.ts';
import { readMix } from '../reading/readMix.ts';

function carrierTotal(loads: readonly PlannedLoad[]): Litres {
  let total = 0;
  for (const { plan } of loads) total += plan.count * plan.carrierL;
  return litres(total);
}

function fullLoads({ lines }: LoadSplit): number {
  let count = 0;
  for (const line of lines) if (!line.isPartLoad) count += line.count;
  return count;
}

/** Products of the first load that nothing stands in yet, a full one where there is any. */
function firstFreshLoad(loads: readonly PlannedLoad[]): readonly LoadProduct[] {
  const fresh = loads.filter(({ mixed }) => mixed.line.heelSameMixL === 0);
  const first = fresh.find(({ plan }) => !plan.isPartLoad) ?? fresh[0] ?? loads[0];
  return first?.plan.products ?? [];
}

/** Everything there is to say of loads that have room for their products. */
function planOf(
  inputs: MixInputs,
  split: LoadSplit,
  doses: readonly ProductDose[],
  loads: readonly [MixedLoad, ...MixedLoad[]],
): { readonly plan: MixPlan; readonly problems: readonly MixProblem[] } {
  const tank = assessLoads(inputs, loads, doses);
  const planned = planLoads(inputs, doses, loads);
  const totals = productTotals(doses, split, inputs.applicationRateLPerHa);
  const carrierTotalL = carrierTotal(planned.loads);
  const sprayer = assessSprayer(inputs, {
    densityKgPerL: loads[0].ready.balance.densityKgPerL,
    solidsFraction: tank.suspension?.solidsFraction ?? 0,
  });
  const supply = assessSupply(inputs, totals);
  const cost = assessCost(inputs, totals, firstFreshLoad(planned.loads));
  const plan: MixPlan = {
    engineVersion: ENGINE_VERSION,
    tankCapacityL: inputs.tankCapacityL,
    applicationRateLPerHa: inputs.applicationRateLPerHa,
    sprayAreaHa: inputs.sprayAreaHa,
    sprayVolumeL: split.sprayVolumeL,
    jobVolumeL: split.jobVolumeL,
    deadVolumeL: inputs.deadVolumeL,
    loadCount: split.loadCount,
    fullLoadCount: fullLoads(split),
    loads: planned.loads.map((load) => load.plan),
    carrierTotalL,
    productTotals: totals,
    dissolving: tank.dissolving,
    suspension: tank.suspension,
    pairs: tank.pairs,
    sprayer: sprayer.sprayer,
    supply: supply.supply,
    cost: cost.cost,
    workings: [
      ...jobWorkings(inputs, split, totals, planned.loads, carrierTotalL),
      ...loadWorkings(inputs, split, planned.loads, totals),
      ...tank.workings,
      ...sprayer.workings,
      ...supply.workings,
      ...cost.workings,
    ],
  };
  const problems = [
    ...tank.problems,
    ...assessWater(inputs).problems,
    ...planned.problems,
    ...sprayer.problems,
    ...supply.problems,
    ...cost.problems,
  ];
  return { plan, problems };
}

/**
 * The answer to a draft: a plan, unless anything in it or in what follows from it is a stop; then the
 * plan is null and the problems say why. Takes a draft from outside, whatever it is, and never throws
 * for what is in it. Every figure is exact and carries its working; rounding belongs to the screen.
 */
export function calculateMix(draft: unknown, catalogue: Catalogue): MixResult {
  const read = readMix(draft, catalogue);
  const { inputs } = read;
  if (inputs === null) return { plan: null, problems: read.problems };
  const split = splitLoads(inputs);
  if (!split.ok) {
    const values = { loadCount: split.error.loadCount, most: MOST_LOADS };
    return {
      plan: null,
      problems: [...read.problems, mixProblem('tooManyLoads', 'sprayAreaHa', values)],
    };
  }
  const doses = inputs.products.map(productDose);
  const loads = mixLoads(inputs, doses, split.value.lines);
  // Without room for water there is nothing to dissolve, weigh or spray that would mean anything.
  const noRoom = productsExceedLoad(loads);
  if (noRoom !== null) return { plan: null, problems: [...read.problems, noRoom] };
  const problems = [...read.problems, ...loadProblems(inputs, doses, split.value, loads)];
  const { plan, problems: others } = planOf(inputs, split.value, doses, loads);
  problems.push(...others);
  return { plan: problems.some(isStop) ? null : plan, problems };
}
