import type { PlannedLoad } from '../loads/planLoads.ts';
import type { LoadLine, LoadSplit } from '../loads/splitLoads.ts';
import type { MixInputProduct, MixInputs } from '../mix/MixInputs.ts';
import type { JobProductTotal, LoadProduct } from '../mix/MixPlan.ts';
import type { DissolvingWait } from '../mixing/dissolvingWait.ts';
import type { Product } from '../catalogue/Product.ts';
import { roomKindOf } from '../catalogue/RoomBand.ts';
import { RATE_UNIT_FACTS } from '../catalogue/rateUnits.ts';
import type { TankContent } from '../tank/TankContent.ts';
import { knownLitresPerKg } from '../tank/tankRoom.ts';
import { sourceOfFact } from '../working/sourceOfFact.ts';
import {
  bandTerms,
  densityTerm,
  PER_HA,
  productTerm,
  rateTerm,
  staysTerms,
  term,
} from '../working/terms.ts';
import type { Working, WorkingTerm } from '../mix/Working.ts';

/** Where the room of a kilogram comes from: a salt table, where there is one, rules over the figure. */
function displacementSource(
  product: Product,
  { saltTables: tables, roomBands }: TankContent,
): string {
  const { saltTable, displacementLPerKg, sources } = product;
  const table = tables.find(({ saltId }) => saltId === saltTable?.saltId);
  if (table !== undefined && saltTable?.givesRoom !== false) return table.source;
  if (knownLitresPerKg(product) === null) {
    const band = roomBands.find(({ kind }) => kind === roomKindOf(product));
    return sourceOfFact({ room: band?.source }, 'room');
  }
  const fact = displacementLPerKg === null ? 'particleDensityKgPerL' : 'displacementLPerKg';
  return sourceOfFact(sources, fact);
}

/** Terms that every product of one load shares. */
interface SharedTerms {
  readonly line: LoadLine;
  readonly load: WorkingTerm;
  readonly fresh: WorkingTerm;
  readonly rate: WorkingTerm;
}

function amountWorking(
  figure: string,
  { product, rate }: MixInputProduct,
  { amount }: LoadProduct,
  { perHa }: JobProductTotal,
  shared: SharedTerms,
): Working {
  const { basis, measure } = RATE_UNIT_FACTS[rate.unit];
  const { value, unit } = amount;
  if (basis !== 'load') {
    const dose = productTerm('productPerHa', product.id, perHa.value, PER_HA[unit]);
    return {
      figure,
      formula: 'amountFromArea',
      terms: [dose, shared.fresh, shared.rate],
      value,
      unit,
    };
  }
  const terms = [productTerm('productRate', product.id, rate.value, rate.unit, 'draft')];
  if (measure === 'time') {
    const source = sourceOfFact(product.sources, 'dischargePerS');
    const perS = product.dischargePerS ?? null;
    terms.push(productTerm('discharge', product.id, perS, `${unit}/s`, source));
  }
  const density = product.liquidDensityKgPerL;
  if (unit === 'L' && measure === 'mass' && density !== null) {
    terms.push(densityTerm(product, density));
  }
  const { heelSameMixL, mixOfLoadL } = shared.line;
  if (heelSameMixL > 0) {
    terms.push(term('heel', heelSameMixL, 'L'));
    terms.push(mixOfLoadL === null ? shared.load : term('load', mixOfLoadL, 'L'));
  }
  const formula = measure === 'time' ? 'amountFromRun' : 'amountFromLoad';
  return { figure, formula, terms, value, unit };
}

function displacementWorking(
  figure: string,
  product: Product,
  { amount: planned, measured, displacementL }: LoadProduct,
  content: TankContent,
): Working {
  const value = displacementL;
  const amount = measured ?? planned;
  if (amount.unit === 'L') {
    const terms = [productTerm('productVolume', product.id, amount.value, 'L')];
    return { figure, formula: 'displacementOfLiquid', terms, value, unit: 'L' };
  }
  const mass = productTerm('productMass', product.id, amount.value, 'kg');
  const perKg = amount.value > 0 ? displacementL / amount.value : 0;
  const source = displacementSource(product, content);
  const room = productTerm('displacementPerKg', product.id, perKg, 'L/kg', source);
  return { figure, formula: 'displacementOfMass', terms: [mass, room], value, unit: 'L' };
}

function carrierTerms({ plan, mixed }: PlannedLoad, load: WorkingTerm): WorkingTerm[] {
  const terms = [load];
  if (plan.heelL > 0)
    terms.push(term('heel', plan.heelL, 'L', mixed.line.mixOfLoadL === null ? 'draft' : 'worked'));
  for (const { productId, displacementL } of plan.products) {
    terms.push(productTerm('displacement', productId, displacementL, 'L'));
  }
  return terms;
}

/**
 * The working of a wait. Every factor is listed, so that the sum can be done again; factors of 1
 * change nothing.
 */
function waitWorking(figure: string, { waitMin, slowest }: DissolvingWait): Working {
  const { id, sources, dissolvingMin } = slowest.solute.product;
  const source =
    dissolvingMin === slowest.baseMin ? sourceOfFact(sources, 'dissolvingMin') : 'assumed';
  return {
    figure,
    formula: 'dissolvingWait',
    terms: [
      productTerm('dissolvingTime', id, slowest.baseMin, 'min', source),
      term('slowerInCold', slowest.inCold, '', 'assumed'),
      term('slowerNearLimit', slowest.nearLimit, '', 'assumed'),
      term('slowerUnstirred', slowest.unstirred, '', 'assumed'),
    ],
    value: waitMin,
    unit: 'min',
  };
}

/** Mass over volume of the tank as if all of it were fresh: a heel of the same mix is as dense. */
function densityTerms({ mixed: { ready } }: PlannedLoad): WorkingTerm[] {
  const { content, balance } = ready;
  const terms = [term('waterMass', balance.waterMassKg, 'kg', 'S4')];
  for (const { product, massKg, volumeL } of content.products) {
    // A liquid of unknown density weighs as water; a note of the plan says so.
    const assumed = massKg === null ? 'assumed' : 'worked';
    terms.push(productTerm('productMass', product.id, massKg ?? volumeL ?? 0, 'kg', assumed));
  }
  terms.push(term('mixVolume', content.freshL, 'L'));
  return terms;
}

/** How the figures of one load were worked out (MODEL.md). */
function workingsOf(
  inputs: MixInputs,
  place: number,
  load: PlannedLoad,
  split: LoadSplit,
  totals: readonly JobProductTotal[],
): Working[] {
  const { plan, mixed } = load;
  const path = `loads.${place}.`;
  const shared: SharedTerms = {
    line: mixed.line,
    load: term('load', plan.loadL, 'L'),
    fresh: term('freshVolume', mixed.line.freshL, 'L'),
    rate: rateTerm(inputs),
  };
  // A heel that covers the job is more than the area needs.
  const sprayedFrom = split.coveredByHeel ? term('jobVolume', split.jobVolumeL, 'L') : shared.load;
  const stays = staysTerms(inputs).filter(({ name }) => place === 0 || name === 'tankResidual');
  const area = [sprayedFrom, shared.rate, ...stays, ...bandTerms(inputs)];
  const { densityKgPerL } = plan;
  const workings: Working[] = [
    {
      figure: `${path}areaHa`,
      formula: 'loadArea',
      terms: area,
      value: plan.areaHa,
      unit: 'ha',
    },
    {
      figure: `${path}carrierL`,
      formula: 'carrier',
      terms: carrierTerms(load, shared.load),
      value: plan.carrierL,
      unit: 'L',
    },
    {
      figure: `${path}densityKgPerL`,
      formula: 'loadDensity',
      terms: densityTerms(load),
      value: densityKgPerL,
      unit: 'kg/L',
    },
    {
      figure: `${path}massKg`,
      formula: 'loadMass',
      terms: [term('density', densityKgPerL, 'kg/L'), shared.load],
      value: plan.massKg,
      unit: 'kg',
    },
  ];
  if (load.wait !== null) {
    const step = plan.steps.findIndex(({ kind }) => kind === 'wait');
    workings.push(waitWorking(`${path}steps.${step}.waitMin`, load.wait));
  }
  for (const [position, product] of plan.products.entries()) {
    const line = inputs.products[position];
    const total = totals[position];
    if (line === undefined || total === undefined) continue;
    const own = `${path}products.${position}.`;
    workings.push(amountWorking(`${own}amount`, line, product, total, shared));
    const { content } = mixed.added;
    workings.push(displacementWorking(`${own}displacementL`, line.product, product, content));
  }
  return workings;
}

/** Workings of every load that differs from the others. */
export function loadWorkings(
  inputs: MixInputs,
  split: LoadSplit,
  loads: readonly PlannedLoad[],
  totals: readonly JobProductTotal[],
): Working[] {
  const workings: Working[] = [];
  for (const [place, load] of loads.entries())
    workings.push(...workingsOf(inputs, place, load, split, totals));
  return workings;
}
