import type { Catalogue } from '../catalogue/Catalogue.ts';
import { assessCompatibility } from '../compatibility/assessCompatibility.ts';
import { assessCost } from '../cost/assessCost.ts';
import { assessLabels } from '../label/assessLabels.ts';
import { assessLeafBurn } from '../leaf/assessLeafBurn.ts';
import { biuretProblems } from '../leaf/biuret.ts';
import { loadProblems, productsExceedLoad } from '../loads/loadProblems.ts';
import { measuredDoseProblems } from '../loads/measuredDose.ts';
import { mixLoads, type MixedJob, type MixedLoad } from '../loads/mixLoad.ts';
import { planLoads, type PlannedLoad } from '../loads/planLoads.ts';
import { MOST_LOADS, splitLoads, type LoadLine, type LoadSplit } from '../loads/splitLoads.ts';
import { limeProblems } from '../nutrients/limeValue.ts';
import { seedProblems } from '../tank/seedProblems.ts';
import { assessSupply } from '../nutrients/assessSupply.ts';
import { doseProblems } from '../products/doseProblems.ts';
import { productDose, productMeasure, type ProductDose } from '../products/productAmount.ts';
import { productTotals } from '../loads/productTotals.ts';
import { planRinse } from '../rinsing/rinse.ts';
import { assessSprayer } from '../sprayer/assessSprayer.ts';
import { sprayingTime } from '../sprayer/workRate.ts';
import { areaForVolume } from '../units/operations.ts';
import { hectares, litres, type Litres, type Minutes } from '../units/quantity.ts';
import { assessWater } from '../water/assessWater.ts';
import { jobWorkings } from './jobWorkings.ts';
import { loadWorkings } from './loadWorkings.ts';
import { assessLoads } from './assessLoads.ts';
import { ENGINE_VERSION } from './engineVersion.ts';
import type { MixInputs } from '../mix/MixInputs.ts';
import type {
  JobProductTotal,
  LoadProduct,
  MixPlan,
  MixResult,
  PhResult,
  SprayerResult,
  SupplyResult,
} from '../mix/MixPlan.ts';
import { isStop, mixProblem, type MixProblem, type ProblemCode } from '../mix/MixProblem.ts';
import { phOfMix, type PhOfMix } from '../precipitation/phOfMix.ts';
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

/**
 * Products of the first load without the same mix in its tank, of a full load where there is one.
 */
function firstFreshLoad(loads: readonly PlannedLoad[]): readonly LoadProduct[] {
  const fresh = loads.filter(({ mixed }) => mixed.line.heelSameMixL === 0);
  const first = fresh.find(({ plan }) => !plan.isPartLoad) ?? fresh[0] ?? loads[0];
  return first?.plan.products ?? [];
}

/** The totals with what a hectare of the field gets, where only bands get the dose. */
const onField = (
  totals: readonly JobProductTotal[],
  treatedShare: number,
): readonly JobProductTotal[] =>
  treatedShare === 1
    ? totals
    : totals.map((total) => ({
        ...total,
        perHa: productMeasure(total.perHa.unit, total.perHa.value * treatedShare),
      }));

/** For a field that is sprayed in bands the plan tells the ground in the bands too. */
const ofBands = (plan: MixPlan, { treatedShare, sprayAreaHa }: MixInputs): MixPlan =>
  treatedShare === 1 ? plan : { ...plan, treatedAreaHa: sprayAreaHa };

/**
 * Where only bands are sprayed: a problem that tells how much of the field is in them, and what a
 * hectare of the field gets.
 */
function bandProblems(inputs: MixInputs): MixProblem[] {
  const { bandWidthM, rowSpacingM, treatedShare, applicationRateLPerHa } = inputs;
  if (treatedShare === 1) return [];
  return [
    mixProblem('bandSprayed', 'bandWidthM', {
      bandWidthM,
      rowSpacingM,
      treatedHa: inputs.sprayAreaHa,
      fieldHa: inputs.fieldAreaHa,
      applicationRateLPerHa,
      fieldRateLPerHa: applicationRateLPerHa * treatedShare,
    }),
  ];
}

/** How long the largest load is sprayed: its mix stands in the tank till then. */
function longestSpraying(
  loads: readonly MixedLoad[],
  sprayer: SprayerResult | null,
  treatedShare: number,
): Minutes | null {
  if (sprayer === null) return null;
  const areaHa = hectares(Math.max(...loads.map(({ line }) => line.areaHa)) / treatedShare);
  return sprayingTime(areaHa, sprayer.workRateHaPerH);
}

/** Nitrogen of the whole mix, kg/ha; null where an analysis is not known. */
const nitrogenOf = ({ analysisUnknownFor, elementalKgPerHa }: SupplyResult): number | null =>
  analysisUnknownFor.length > 0 ? null : (elementalKgPerHa.N ?? 0);

const phResult = ({ told, setBy, canTells, needsWaterPh }: PhOfMix): PhResult =>
  told === null
    ? { low: null, high: null, setBy, canTells, needsWaterPh }
    : { low: told.low, high: told.high, setBy, canTells, needsWaterPh: false };

/** Plan and problems of loads that have room for their products. */
function planOf(
  inputs: MixInputs,
  split: LoadSplit,
  doses: readonly ProductDose[],
  job: MixedJob,
): { readonly plan: MixPlan; readonly problems: readonly MixProblem[] } {
  const { loads } = job;
  const tank = assessLoads(inputs, loads, doses);
  const planned = planLoads(inputs, doses, job);
  const totals = productTotals(doses, { ...inputs, split, ...job });
  const carrierTotalL = carrierTotal(planned.loads);
  const sprayer = assessSprayer(inputs, {
    densityKgPerL: loads[0].ready.balance.densityKgPerL,
    solidsFraction: tank.suspension?.solidsFraction ?? 0,
  });
  const sprayingMin = longestSpraying(loads, sprayer.sprayer, inputs.treatedShare);
  const labels = assessLabels(inputs, totals, sprayer.sprayer);
  const rinse = planRinse(inputs);
  const onGround = onField(totals, inputs.treatedShare);
  const supply = assessSupply(inputs, onGround);
  const leaf = assessLeafBurn(inputs, tank.strongest, {
    dropletClass: sprayer.sprayer?.dropletClass ?? null,
    nitrogenKgPerHa: nitrogenOf(supply.supply),
  });
  const cost = assessCost(inputs, onGround, firstFreshLoad(planned.loads));
  const plan: MixPlan = {
    engineVersion: ENGINE_VERSION,
    tankCapacityL: inputs.tankCapacityL,
    applicationRateLPerHa: inputs.applicationRateLPerHa,
    sprayAreaHa: inputs.fieldAreaHa,
    sprayVolumeL: split.sprayVolumeL,
    jobVolumeL: split.jobVolumeL,
    deadVolumeL: inputs.deadVolumeL,
    tankResidualL: inputs.tankResidualL,
    leftInTankL: split.leftInTankL,
    loadCount: split.loadCount,
    fullLoadCount: fullLoads(split),
    loads: planned.loads.map((load) => load.plan),
    carrierTotalL,
    productTotals: totals,
    dissolving: tank.dissolving,
    suspension: tank.suspension,
    pairs: tank.pairs,
    ph: phResult(tank.ph),
    leafBurn: leaf.leafBurn,
    intervals: labels.intervals,
    buffer: labels.buffer,
    rinse: rinse.rinse,
    sprayer: sprayer.sprayer,
    supply: supply.supply,
    cost: cost.cost,
    workings: jobWorkings(inputs, split, totals, planned.loads, carrierTotalL).concat(
      loadWorkings(inputs, split, planned.loads, totals),
      tank.workings,
      leaf.workings,
      sprayer.workings,
      rinse.workings,
      supply.workings,
      cost.workings,
    ),
  };
  const problems = [
    ...bandProblems(inputs),
    ...tank.problems,
    ...assessWater(inputs, tank.planned, sprayingMin, tank.ph).problems,
    ...seedProblems(inputs, tank.planned, sprayingMin),
    ...leaf.problems,
    ...biuretProblems(inputs),
    ...limeProblems(inputs, onGround),
    ...labels.problems,
    ...planned.problems,
    ...measuredDoseProblems(inputs, planned.loads),
    ...sprayer.problems,
    ...supply.problems,
    ...cost.problems,
  ];
  return { plan: ofBands(plan, inputs), problems };
}

/**
 * Problems that may harm most and that no amount mends come first, then all others in the order
 * they were found.
 */
const CHEMISTRY: readonly ProblemCode[] = ['incompatible', 'solidForms'];

const chemistryFirst = (problems: readonly MixProblem[]): MixProblem[] => [
  ...problems.filter(({ code }) => CHEMISTRY.includes(code)),
  ...problems.filter(({ code }) => !CHEMISTRY.includes(code)),
];

/** One full tank, where the loads of the job cannot be counted. */
const oneTank = ({ tankCapacityL, applicationRateLPerHa }: MixInputs): LoadLine => ({
  count: 1,
  loadL: tankCapacityL,
  freshL: tankCapacityL,
  heelWaterL: litres(0),
  heelSameMixL: litres(0),
  mixOfLoadL: null,
  areaHa: areaForVolume(tankCapacityL, applicationRateLPerHa),
  isPartLoad: false,
});

/** No plan, and beside the reason the stops of what the products do to each other. */
function withoutPlan(
  inputs: MixInputs,
  [first]: readonly [MixedLoad, ...MixedLoad[]],
  problems: readonly MixProblem[],
): MixResult {
  const { content, balance } = first.ready;
  const { waterAnalysis, mixPh } = inputs;
  const ph = phOfMix(content.products, balance.waterMassKg, waterAnalysis, mixPh).range;
  const pairs = assessCompatibility(inputs, content, balance, null, ph).problems;
  return { plan: null, problems: chemistryFirst([...problems, ...pairs.filter(isStop)]) };
}

/**
 * The plan of a draft, without the ways out of what stops it: for code that tries many drafts.
 * `calculateMix` says more of its result.
 */
export function planMix(draft: unknown, catalogue: Catalogue): MixResult {
  const read = readMix(draft, catalogue);
  const { inputs } = read;
  if (inputs === null) return { plan: null, problems: read.problems };
  const split = splitLoads(inputs);
  const doses = inputs.products.map(productDose);
  // A dose that nobody meant stops here: whatever else it does would be told of another mix.
  const firstLoadL = split.ok ? split.value.lines[0].loadL : inputs.tankCapacityL;
  const unlikely = doseProblems(inputs, doses, firstLoadL);
  if (unlikely.some(isStop)) return { plan: null, problems: [...unlikely, ...read.problems] };
  read.problems.push(...unlikely);
  if (!split.ok) {
    const values = { loadCount: split.error.loadCount, most: MOST_LOADS };
    const tooMany = mixProblem('tooManyLoads', 'sprayAreaHa', values);
    const { loads } = mixLoads(inputs, doses, [oneTank(inputs)]);
    return withoutPlan(inputs, loads, [...read.problems, tooMany]);
  }
  const job = mixLoads(inputs, doses, split.value.lines);
  const { loads } = job;
  // Without room for water there is nothing to dissolve, weigh or spray that would mean anything.
  const noRoom = productsExceedLoad(loads);
  if (noRoom !== null) return withoutPlan(inputs, loads, [...read.problems, noRoom]);
  const problems = [...read.problems, ...loadProblems(inputs, doses, split.value, job)];
  const { plan, problems: others } = planOf(inputs, split.value, doses, job);
  problems.push(...others);
  return { plan: problems.some(isStop) ? null : plan, problems: chemistryFirst(problems) };
}
