import type { MixedJob } from './mixLoad.ts';
import type { LoadSplit } from './splitLoads.ts';
import type { JobProductTotal } from '../mix/MixPlan.ts';
import { minus, plus } from '../units/operations.ts';
import { litres, type Hectares, type Litres, type LitresPerHectare } from '../units/quantity.ts';
import { amountInLoad, productMeasure, type ProductDose } from '../products/productAmount.ts';

/** What the amounts of a whole job follow from. */
export interface TotalledJob {
  readonly split: LoadSplit;
  readonly loads: MixedJob['loads'];
  readonly measuringSteps: MixedJob['measuringSteps'];
  readonly applicationRateLPerHa: LitresPerHectare;
  readonly sprayAreaHa: Hectares;
}

/** All the mix there is in the tank over the job, L: the job volume, or a heel that is more than that. */
export const mixVolume = ({ jobVolumeL, lines }: LoadSplit): Litres =>
  litres(Math.max(jobVolumeL, lines[0].heelSameMixL));

/** kg or L to put into the tank over the whole job. */
function jobAmount(dose: ProductDose, split: LoadSplit, rate: LitresPerHectare): number {
  if (dose.basis !== 'load') {
    const loadL = mixVolume(split);
    return amountInLoad(dose, { loadL, freshL: minus(loadL, split.lines[0].heelSameMixL) }, rate);
  }
  let amount = 0;
  for (const line of split.lines) amount += line.count * amountInLoad(dose, line, rate);
  return amount;
}

/** kg or L in a volume of the mix of a load. */
type InMix = (volumeL: Litres, loadL: Litres) => number;

/** What the lines hold at the end: what went through them last, first in, first out. */
function inLines({ lines, linesL, leftInTankL }: LoadSplit, inMix: InMix): number {
  let emptyL: number = linesL;
  let held = 0;
  for (const { count, loadL } of lines.toReversed()) {
    const throughL = litres(Math.min(emptyL, count * (loadL - leftInTankL)));
    held += inMix(throughL, loadL);
    emptyL -= throughL;
  }
  // Where less was sprayed than the lines hold, the rest is of the same mix that stood in them
  // before.
  return held + inMix(litres(emptyL), lines[0].loadL);
}

/**
 * kg or L weighed over all loads; `amount` itself where every load is weighed as planned, so that
 * both are the very same figure.
 */
function measuredAmount(loads: MixedJob['loads'], place: number, amount: number): number {
  let measured = 0;
  let isRounded = false;
  for (const load of loads) {
    const planned = load.amounts[place] ?? 0;
    const onScale = load.measured[place] ?? planned;
    isRounded ||= onScale !== planned;
    measured += load.line.count * onScale;
  }
  return isRounded ? measured : amount;
}

function totalOf(dose: ProductDose, place: number, job: TotalledJob): JobProductTotal {
  const { split, applicationRateLPerHa: rate, sprayAreaHa } = job;
  const [first] = split.lines;
  const last = split.lines.at(-1) ?? first;
  const inMix: InMix = (volumeL, loadL) => amountInLoad(dose, { loadL, freshL: volumeL }, rate);
  const amount = jobAmount(dose, split, rate);
  const already = inMix(plus(first.heelSameMixL, split.linesFilledL), first.loadL);
  const left = inMix(split.leftInTankL, last.loadL) + inLines(split, inMix);
  const perHa = {
    area: () => dose.value,
    volume: () => (dose.value * rate) / 100,
    load: () => (amount + already - left) / sprayAreaHa,
  }[dose.basis]();
  const sprayed = dose.basis === 'load' ? amount + already - left : perHa * sprayAreaHa;
  return {
    productId: dose.product.id,
    amount: productMeasure(dose.unit, amount),
    measured: productMeasure(dose.unit, measuredAmount(job.loads, place, amount)),
    measuringStep: job.measuringSteps[place] ?? null,
    perHa: productMeasure(dose.unit, perHa),
    sprayed: productMeasure(dose.unit, sprayed),
    alreadyInMachine: productMeasure(dose.unit, already),
    leftInMachine: productMeasure(dose.unit, left),
  };
}

/**
 * Each product over the whole job: what goes into the tank, what of it is sprayed, what the same mix
 * brought along and what stays in the machine (amount + already = sprayed + left), and what comes out
 * on a hectare (MODEL.md). A dose per load comes out as what its loads spray.
 */
export const productTotals = (doses: readonly ProductDose[], job: TotalledJob): JobProductTotal[] =>
  doses.map((dose, place) => totalOf(dose, place, job));
