import type { MixInputs } from '../mix/MixInputs.ts';
import { mixProblem, type MixProblem } from '../mix/MixProblem.ts';
import type { ProductDose } from '../products/productAmount.ts';
import { stepTooCoarse } from './measureLoads.ts';
import { massOf } from '../tank/TankContent.ts';
import type { MixedJob, MixedLoad } from './mixLoad.ts';
import type { LoadSplit } from './splitLoads.ts';

/** Less than this in a load is hard to measure out: 5 mL, 1 g (assumed). */
const LEAST_L = 0.005;
const LEAST_KG = 0.001;
/** Litres that the carrier may be short of through the last digits. */
const NOISE_L = 1e-6;

/**
 * The stop of a load that does not fit: its products leave no room for water, or stand above the
 * line by themselves.
 */
export function productsExceedLoad(loads: readonly MixedLoad[]): MixProblem | null {
  for (const { line, added } of loads) {
    const { carrierL, displacementsL } = added.balance;
    if (carrierL >= -NOISE_L) continue;
    let productsL = 0;
    for (const displacement of displacementsL) productsL += displacement;
    const heelL = line.heelWaterL;
    const heelIsTooMuch = heelL > 0 && productsL <= line.loadL;
    return mixProblem('productsExceedLoad', heelIsTooMuch ? 'heel.volumeL' : 'products', {
      loadL: line.loadL,
      heelL,
      productsL,
      excessL: -carrierL,
    });
  }
  return null;
}

/** kg of the products that go into every load, whatever its size. */
const massPerLoad = ({ ready }: MixedLoad, doses: readonly ProductDose[]): number =>
  ready.content.products.reduce(
    (sum, item, place) => sum + (doses[place]?.basis === 'load' ? massOf(item) : 0),
    0,
  );

/**
 * The line at which a load is light enough, L. Products that go into every load weigh as much in a
 * smaller one; the water they take the place of is not credited, which errs to the light side.
 */
function lightEnoughL(load: MixedLoad, doses: readonly ProductDose[], limitKg: number): number {
  const { massKg, densityKgPerL } = load.ready.balance;
  const fixedKg = massPerLoad(load, doses);
  return fixedKg > 0 && fixedKg < limitKg
    ? (load.line.loadL * (limitKg - fixedKg)) / (massKg - fixedKg)
    : limitKg / densityKgPerL;
}

/** The heaviest load against what axle and drawbar allow, and the line that would be light enough. */
function massProblem(
  { maxLoadMassKg }: MixInputs,
  doses: readonly ProductDose[],
  loads: readonly MixedLoad[],
): MixProblem[] {
  if (maxLoadMassKg === null) return [];
  let heaviest: MixedLoad | null = null;
  for (const load of loads) {
    const above = load.ready.balance.massKg > (heaviest?.ready.balance.massKg ?? maxLoadMassKg);
    if (above) heaviest = load;
  }
  if (heaviest === null) return [];
  const values = {
    massKg: heaviest.ready.balance.massKg,
    limitKg: maxLoadMassKg,
    loadL: heaviest.line.loadL,
    allowedL: lightEnoughL(heaviest, doses, maxLoadMassKg),
  };
  return [mixProblem('loadMassAboveLimit', 'maxLoadMassKg', values)];
}

/** The load that gets least of a product, of those that get some. */
function leastAmount(
  loads: MixedJob['loads'],
  place: number,
): { readonly amount: number; readonly loadNumber: number } | null {
  let least: { readonly amount: number; readonly loadNumber: number } | null = null;
  let loadNumber = 1;
  for (const { amounts, line } of loads) {
    const amount = amounts[place] ?? 0;
    if (amount > 0 && (least === null || amount < least.amount)) least = { amount, loadNumber };
    loadNumber += line.count;
  }
  return least;
}

/**
 * kg or L that each load gets where all are the same size; null where equal loads would change
 * nothing, or their amounts are not known.
 */
function inEqualLoads(
  { loadSplit }: MixInputs,
  { basis }: ProductDose,
  loads: MixedJob['loads'],
  place: number,
): number | null {
  const isOther = loads.length > 1 && loadSplit !== 'equal' && basis !== 'load';
  if (!isOther || loads.some(({ line }) => line.heelSameMixL > 0)) return null;
  let amount = 0;
  let count = 0;
  for (const { line, amounts } of loads) {
    amount += line.count * (amounts[place] ?? 0);
    count += line.count;
  }
  return amount / count;
}

/** Water that a pre-mix is made up to. */
const PREMIX_L = 1;

/**
 * The problem of a load that gets less of a product than can be measured well. It tells which load,
 * what equal loads would get where that is enough, and how much of a pre-mix, the least that can be
 * measured in a litre, holds the amount.
 */
function measuringProblem(
  inputs: MixInputs,
  dose: ProductDose,
  { loads, measuringSteps }: MixedJob,
  place: number,
): MixProblem | null {
  const { product, unit } = dose;
  const line = inputs.products[place];
  const found = leastAmount(loads, place);
  if (line === undefined || found === null) return null;
  const { amount, loadNumber } = found;
  const step = measuringSteps[place] ?? null;
  const wellMeasured = unit === 'L' ? LEAST_L : LEAST_KG;
  const coarse = step !== null && stepTooCoarse(step, loads, place);
  if (amount >= wellMeasured && !coarse) return null;
  const least = coarse ? Math.max(step, wellMeasured) : wellMeasured;
  const equalAmount = inEqualLoads(inputs, dose, loads, place);
  return mixProblem('amountHardToMeasure', `products.${line.index}.rate`, {
    productId: product.id,
    loadNumber,
    amount,
    unit,
    least,
    equalAmount: equalAmount !== null && equalAmount >= least ? equalAmount : null,
    premixL: PREMIX_L,
    premixTakenL: (amount / least) * PREMIX_L,
  });
}

/** The same amount goes into loads of different size, so that the smaller one is stronger. */
function sameAmountProblem(
  inputs: MixInputs,
  { product, unit, value, basis }: ProductDose,
  { loads }: MixedJob,
  place: number,
): MixProblem | null {
  if (basis !== 'load') return null;
  const sizes = loads.map(({ line }) => line.loadL);
  const loadL = Math.max(...sizes);
  const smallerLoadL = Math.min(...sizes);
  if (smallerLoadL === loadL) return null;
  const field = `products.${inputs.products[place]?.index ?? place}.rate`;
  const values = { productId: product.id, amount: value, unit, loadL, smallerLoadL };
  return mixProblem('sameAmountInSmallerLoad', field, values);
}

/**
 * One problem of what stays in the machine and is not counted; none where the operator said that
 * nothing stays.
 */
function residualProblems({
  deadVolumeL,
  tankResidualL,
  residualAssumedL,
}: MixInputs): MixProblem[] {
  if (residualAssumedL !== null)
    return [mixProblem('residualAssumed', 'tankResidualL', { residualL: residualAssumedL })];
  if (deadVolumeL === null) return [mixProblem('deadVolumeNotSet', 'deadVolumeL')];
  if (tankResidualL === null && deadVolumeL > 0)
    return [mixProblem('tankResidualNotSet', 'tankResidualL')];
  return [];
}

/**
 * The problem where the catalogue assumes how far a tank may be filled, and the operator has not
 * said yet.
 */
function tankShareProblems({
  machine,
  tankCapacityL,
  tankCapacityAssumed,
}: MixInputs): MixProblem[] {
  const { nominalTankL = null, usableFraction = null } = machine ?? {};
  if (!tankCapacityAssumed || nominalTankL === null || usableFraction === null) return [];
  const values = { tankCapacityL, nominalL: nominalTankL, usableFraction };
  return [mixProblem('tankShareAssumed', 'tankCapacityL', values)];
}

/** What is worth knowing of the loads themselves; nothing of what happens inside the tank. */
export function loadProblems(
  inputs: MixInputs,
  doses: readonly ProductDose[],
  { jobVolumeL, coveredByHeel }: LoadSplit,
  job: MixedJob,
): MixProblem[] {
  const problems = massProblem(inputs, doses, job.loads);
  const { heel } = inputs;
  problems.push(...residualProblems(inputs), ...tankShareProblems(inputs));
  if (coveredByHeel && heel !== null) {
    const surplusL = Math.max(0, heel.volumeL - jobVolumeL);
    const values = { heelL: heel.volumeL, jobVolumeL, surplusL };
    problems.push(mixProblem('heelCoversJob', 'heel.volumeL', values));
  }
  for (const [place, dose] of doses.entries()) {
    for (const check of [measuringProblem, sameAmountProblem]) {
      const problem = check(inputs, dose, job, place);
      if (problem !== null) problems.push(problem);
    }
  }
  return problems;
}
