import type { PlannedLoad } from '../loads/planLoads.ts';
import type { LoadSplit } from '../loads/splitLoads.ts';
import type { MixInputProduct, MixInputs } from '../mix/MixInputs.ts';
import type { JobProductTotal } from '../mix/MixPlan.ts';
import { nutrientPct } from '../products/nutrientPct.ts';
import { mixVolume } from '../loads/productTotals.ts';
import type { Litres } from '../units/quantity.ts';
import { RATE_UNIT_FACTS } from '../catalogue/rateUnits.ts';
import { sourceOfFact } from '../working/sourceOfFact.ts';
import {
  deadVolumeTerm,
  densityTerm,
  PER_HA,
  productTerm,
  rateTerm,
  tankTerm,
  term,
} from '../working/terms.ts';
import type { Working, WorkingFormula, WorkingTerm } from '../mix/Working.ts';

const PER_HA_FORMULA = {
  area: 'perHaFromRate',
  volume: 'perHaFromVolume',
  load: 'perHaFromLoad',
} as const satisfies Record<string, WorkingFormula>;

/** The rate as it was typed, with what turns it into the product as it is measured. */
function rateTerms({ product, rate }: MixInputProduct): WorkingTerm[] {
  const { measure, nutrient } = RATE_UNIT_FACTS[rate.unit];
  const terms = [productTerm('productRate', product.id, rate.value, rate.unit, 'draft')];
  if (nutrient !== null) {
    const source = sourceOfFact(product.sources, 'nutrientsPct');
    const content = nutrientPct(product, nutrient) ?? 0;
    terms.push(productTerm('nutrientContent', product.id, content, '%', source));
  }
  const density = product.liquidDensityKgPerL;
  if (product.form === 'liquid' && measure === 'mass' && density !== null) {
    terms.push(densityTerm(product, density));
  }
  return terms;
}

function perHaWorking(
  inputs: MixInputs,
  line: MixInputProduct,
  split: LoadSplit,
  place: number,
  { perHa }: JobProductTotal,
): Working {
  const { basis, nutrient } = RATE_UNIT_FACTS[line.rate.unit];
  const terms = rateTerms(line);
  if (basis !== 'area') terms.push(rateTerm(inputs));
  if (basis === 'load') {
    terms.push(term('loadCount', split.loadCount, ''), term('mixVolume', mixVolume(split), 'L'));
  }
  return {
    figure: `productTotals.${place}.perHa`,
    formula: nutrient === null ? PER_HA_FORMULA[basis] : 'perHaFromNutrient',
    terms,
    value: perHa.value,
    unit: PER_HA[perHa.unit],
  };
}

function jobAmountWorking(
  inputs: MixInputs,
  line: MixInputProduct,
  split: LoadSplit,
  place: number,
  { amount, perHa }: JobProductTotal,
): Working {
  const { id } = line.product;
  const isPerLoad = RATE_UNIT_FACTS[line.rate.unit].basis === 'load';
  const { heelSameMixL, loadL } = split.lines[0];
  const terms = isPerLoad
    ? [...rateTerms(line), term('loadCount', split.loadCount, '')]
    : [
        productTerm('productPerHa', id, perHa.value, PER_HA[perHa.unit]),
        term('mixVolume', mixVolume(split), 'L'),
        rateTerm(inputs),
      ];
  if (heelSameMixL > 0) {
    terms.push(term('heel', heelSameMixL, 'L', 'draft'));
    if (isPerLoad) terms.push(term('load', loadL, 'L'));
  }
  return {
    figure: `productTotals.${place}.amount`,
    formula: isPerLoad ? 'jobAmountFromLoad' : 'jobAmountFromArea',
    terms,
    value: amount.value,
    unit: amount.unit,
  };
}

/** How the figures of the whole job were worked out (facts 3.6). */
export function jobWorkings(
  inputs: MixInputs,
  split: LoadSplit,
  totals: readonly JobProductTotal[],
  loads: readonly PlannedLoad[],
  carrierTotalL: Litres,
): Working[] {
  const sprayVolume = term('sprayVolume', split.sprayVolumeL, 'L');
  const workings: Working[] = [
    {
      figure: 'sprayVolumeL',
      formula: 'sprayVolume',
      terms: [rateTerm(inputs), term('sprayArea', inputs.sprayAreaHa, 'ha', 'draft')],
      value: split.sprayVolumeL,
      unit: 'L',
    },
    {
      figure: 'jobVolumeL',
      formula: 'jobVolume',
      terms: inputs.deadVolumeL === null ? [sprayVolume] : [sprayVolume, deadVolumeTerm(inputs)],
      value: split.jobVolumeL,
      unit: 'L',
    },
    {
      figure: 'loadCount',
      formula: 'loadCount',
      terms: [term('jobVolume', split.jobVolumeL, 'L'), tankTerm(inputs)],
      value: split.loadCount,
      unit: '',
    },
    {
      figure: 'carrierTotalL',
      formula: 'carrierTotal',
      terms: loads.flatMap(({ plan }) => [
        term('loadCount', plan.count, ''),
        term('carrier', plan.carrierL, 'L'),
      ]),
      value: carrierTotalL,
      unit: 'L',
    },
  ];
  for (const [place, total] of totals.entries()) {
    const line = inputs.products[place];
    if (line === undefined) continue;
    workings.push(
      perHaWorking(inputs, line, split, place, total),
      jobAmountWorking(inputs, line, split, place, total),
    );
  }
  return workings;
}
