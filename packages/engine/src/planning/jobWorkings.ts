import type { PlannedLoad } from '../loads/planLoads.ts';
import type { LoadSplit } from '../loads/splitLoads.ts';
import type { MixInputProduct, MixInputs } from '../mix/MixInputs.ts';
import type { JobProductTotal } from '../mix/MixPlan.ts';
import type { Product } from '../catalogue/Product.ts';
import type { ProductRate } from '../mix/MixDraft.ts';
import { nutrientPct } from '../products/nutrientPct.ts';
import { activeContent } from '../products/rateAsProduct.ts';
import { mixVolume } from '../loads/productTotals.ts';
import type { Litres } from '../units/quantity.ts';
import { RATE_UNIT_FACTS } from '../catalogue/rateUnits.ts';
import { sourceOfFact } from '../working/sourceOfFact.ts';
import {
  densityTerm,
  PER_HA,
  productTerm,
  rateTerm,
  staysTerms,
  tankResidualTerm,
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
  const { measure, nutrient, active } = RATE_UNIT_FACTS[rate.unit];
  const terms = [productTerm('productRate', product.id, rate.value, rate.unit, 'draft')];
  if (active !== null) return [...terms, activeTerm(product, active)];
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

/** Content of active ingredient or acid as it stands on the label: g/L, % of a solid. */
function activeTerm(product: Product, active: 'ai' | 'ae'): WorkingTerm {
  const { id, sources, form } = product;
  const content = activeContent(product, active);
  const of = active === 'ai' ? 'activeIngredient' : 'acidEquivalent';
  const isLiquid = form === 'liquid';
  const source = sourceOfFact(sources, `${of}${isLiquid ? 'GPerL' : 'Pct'}`);
  const value = content === null || isLiquid ? content : content / 10;
  return productTerm('activeContent', id, value, isLiquid ? 'g/L' : '%', source);
}

/** How the dose of a hectare comes from a rate in this unit. */
function perHaFormula(unit: ProductRate['unit']): WorkingFormula {
  const { basis, perBase, nutrient, active } = RATE_UNIT_FACTS[unit];
  const ofPart = nutrient !== null || active !== null;
  if (perBase === 10_000) return ofPart ? 'perHaFromPartStrength' : 'perHaFromStrength';
  if (active !== null) return 'perHaFromActive';
  return nutrient === null ? PER_HA_FORMULA[basis] : 'perHaFromNutrient';
}

const areaTerm = ({ sprayAreaHa, treatedShare }: MixInputs): WorkingTerm =>
  term('sprayArea', sprayAreaHa, 'ha', treatedShare === 1 ? 'draft' : 'worked');

/** The working of the ground in the bands, for a field that is sprayed in bands. */
const treatedWorkings = (inputs: MixInputs): readonly Working[] =>
  inputs.treatedShare === 1
    ? []
    : [
        {
          figure: 'treatedAreaHa',
          formula: 'treatedArea',
          terms: [
            term('fieldArea', inputs.fieldAreaHa, 'ha', 'draft'),
            term('bandWidth', inputs.bandWidthM, 'm', 'draft'),
            term('rowSpacing', inputs.rowSpacingM, 'm', 'draft'),
          ],
          value: inputs.sprayAreaHa,
          unit: 'ha',
        },
      ];

function perHaWorking(
  inputs: MixInputs,
  line: MixInputProduct,
  place: number,
  { productId, perHa, sprayed }: JobProductTotal,
): Working {
  const { basis } = RATE_UNIT_FACTS[line.rate.unit];
  const terms =
    basis === 'load'
      ? [productTerm('sprayedAmount', productId, sprayed.value, sprayed.unit), areaTerm(inputs)]
      : rateTerms(line);
  if (basis === 'volume') terms.push(rateTerm(inputs));
  return {
    figure: `productTotals.${place}.perHa`,
    formula: perHaFormula(line.rate.unit),
    terms,
    value: perHa.value,
    unit: PER_HA[perHa.unit],
  };
}

/**
 * A dose per load is added up over its loads: what stands in the tank differs from load to load.
 */
function jobAmountWorking(
  inputs: MixInputs,
  line: MixInputProduct,
  split: LoadSplit,
  place: number,
  { productId, amount, perHa }: JobProductTotal,
  loads: readonly PlannedLoad[],
): Working {
  const figure = `productTotals.${place}.amount`;
  const { value, unit } = amount;
  if (RATE_UNIT_FACTS[line.rate.unit].basis === 'load') {
    const name = unit === 'kg' ? 'productMass' : 'productVolume';
    const terms = loads.flatMap(({ plan }) => {
      const inLoad = plan.products[place]?.amount.value ?? null;
      return [term('loadCount', plan.count, ''), productTerm(name, productId, inLoad, unit)];
    });
    return { figure, formula: 'jobAmountFromLoad', terms, value, unit };
  }
  const terms = [
    productTerm('productPerHa', productId, perHa.value, PER_HA[perHa.unit]),
    term('mixVolume', mixVolume(split), 'L'),
    rateTerm(inputs),
  ];
  const { heelSameMixL } = split.lines[0];
  if (heelSameMixL > 0) terms.push(term('heel', heelSameMixL, 'L', 'draft'));
  return { figure, formula: 'jobAmountFromArea', terms, value, unit };
}

function sprayedWorking(
  place: number,
  { productId, amount, sprayed, alreadyInMachine, leftInMachine }: JobProductTotal,
): Working {
  const { unit } = amount;
  return {
    figure: `productTotals.${place}.sprayed`,
    formula: 'sprayedAmount',
    terms: [
      productTerm('jobAmount', productId, amount.value, unit),
      productTerm('alreadyInMachine', productId, alreadyInMachine.value, unit),
      productTerm('leftInMachine', productId, leftInMachine.value, unit),
    ],
    value: sprayed.value,
    unit,
  };
}

/** How the figures of the whole job were worked out (MODEL.md). */
export function jobWorkings(
  inputs: MixInputs,
  split: LoadSplit,
  totals: readonly JobProductTotal[],
  loads: readonly PlannedLoad[],
  carrierTotalL: Litres,
): Working[] {
  const sprayVolume = term('sprayVolume', split.sprayVolumeL, 'L');
  const inTank = inputs.tankResidualL === null ? [] : [tankResidualTerm(inputs)];
  const workings: Working[] = [
    ...treatedWorkings(inputs),
    {
      figure: 'sprayVolumeL',
      formula: 'sprayVolume',
      terms: [rateTerm(inputs), areaTerm(inputs)],
      value: split.sprayVolumeL,
      unit: 'L',
    },
    {
      figure: 'jobVolumeL',
      formula: 'jobVolume',
      terms: [sprayVolume, ...staysTerms(inputs)],
      value: split.jobVolumeL,
      unit: 'L',
    },
    {
      figure: 'loadCount',
      formula: 'loadCount',
      terms: [term('jobVolume', split.jobVolumeL, 'L'), tankTerm(inputs), ...inTank],
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
      perHaWorking(inputs, line, place, total),
      jobAmountWorking(inputs, line, split, place, total, loads),
      sprayedWorking(place, total),
    );
  }
  return workings;
}
