import type { MixInputProduct, MixInputs } from '../mix/MixInputs.ts';
import type { JobProductTotal, SupplyResult } from '../mix/MixPlan.ts';
import { mixProblem, type MixProblem } from '../mix/MixProblem.ts';
import { NUTRIENTS, type Nutrient, type Product } from '../catalogue/Product.ts';
import { sourceOfFact } from '../working/sourceOfFact.ts';
import type { Working, WorkingTerm } from '../mix/Working.ts';
import { isSynthetic, nitrogenCapOf, nitrogenCapProblems } from './nitrogenCap.ts';
import { elementOf, OXIDES, oxideFromElement } from '../units/oxides.ts';

interface SupplyAssessment {
  readonly supply: SupplyResult;
  readonly problems: MixProblem[];
  readonly workings: Working[];
}

/** Amount of a product that a hectare gets. */
type SprayedTotal = Pick<JobProductTotal, 'productId' | 'perHa'>;

/** kg of product per ha; null when a liquid's density is not known. */
function massPerHa({ perHa }: SprayedTotal, product: Product): number | null {
  if (perHa.unit === 'kg') return perHa.value;
  return product.liquidDensityKgPerL === null ? null : perHa.value * product.liquidDensityKgPerL;
}

/** One product whose analysis and mass are known. */
interface Contribution {
  readonly product: Product;
  readonly kgPerHa: number;
  readonly nutrientsPct: NonNullable<Product['nutrientsPct']>;
}

/**
 * What a product brings; null where the analysis is not stated, or it is but the mass is not known.
 */
function contribution(
  { product }: MixInputProduct,
  total: SprayedTotal | undefined,
): Contribution | null {
  const { nutrientsPct } = product;
  if (nutrientsPct === null || total === undefined) return null;
  const kgPerHa = massPerHa(total, product);
  if (kgPerHa !== null) return { product, kgPerHa, nutrientsPct };
  const bringsNothing = Object.keys(nutrientsPct).length === 0;
  return bringsNothing ? { product, kgPerHa: 0, nutrientsPct } : null;
}

function supplyWorking(
  nutrient: Nutrient,
  contributions: readonly Contribution[],
  value: number,
): Working {
  const terms: WorkingTerm[] = [];
  for (const { product, kgPerHa, nutrientsPct } of contributions) {
    const percent = nutrientsPct[nutrient];
    if (percent === undefined) continue;
    const productId = product.id;
    terms.push(
      { name: 'productPerHa', productId, value: kgPerHa, unit: 'kg/ha', source: 'draft' },
      {
        name: 'nutrientContent',
        productId,
        value: percent,
        unit: '%',
        source: sourceOfFact(product.sources, 'nutrientsPct'),
      },
    );
  }
  return {
    figure: `supply.elementalKgPerHa.${nutrient}`,
    formula: 'nutrientSupply',
    terms,
    value,
    unit: 'kg/ha',
  };
}

/** kg/ha of each element, and the part of the nitrogen that the cap counts. */
function sumElements(contributions: readonly Contribution[]): {
  elementalKgPerHa: Partial<Record<Nutrient, number>>;
  syntheticNitrogen: number;
} {
  const elementalKgPerHa: Partial<Record<Nutrient, number>> = {};
  let syntheticNitrogen = 0;
  for (const { product, kgPerHa, nutrientsPct } of contributions) {
    for (const nutrient of NUTRIENTS) {
      const percent = nutrientsPct[nutrient];
      if (percent === undefined) continue;
      const supplied = (kgPerHa * percent) / 100;
      elementalKgPerHa[nutrient] = (elementalKgPerHa[nutrient] ?? 0) + supplied;
      if (nutrient === 'N' && isSynthetic(product)) syntheticNitrogen += supplied;
    }
  }
  return { elementalKgPerHa, syntheticNitrogen };
}

function oxides(elemental: SupplyResult['elementalKgPerHa']): Record<string, number> {
  const result: Record<string, number> = {};
  for (const oxide of OXIDES) {
    const supplied = elemental[elementOf(oxide)];
    if (supplied !== undefined) result[oxide] = oxideFromElement(oxide, supplied);
  }
  return result;
}

/**
 * What the mix supplies, kg/ha elemental and as oxides, and where the synthetic nitrogen of the July
 * to June year stands against the cap (nutrient contents S9, nitrogen cap S50). Products without a
 * stated analysis are named and not counted: every sum is then a lower bound. `isSynthetic`
 * says what the cap counts.
 */
export function assessSupply(inputs: MixInputs, totals: readonly SprayedTotal[]): SupplyAssessment {
  const contributions: Contribution[] = [];
  const analysisUnknownFor: string[] = [];
  for (const line of inputs.products) {
    const total = totals.find(({ productId }) => productId === line.product.id);
    const known = contribution(line, total);
    if (known === null) analysisUnknownFor.push(line.product.id);
    else contributions.push(known);
  }
  const { elementalKgPerHa, syntheticNitrogen } = sumElements(contributions);
  const workings: Working[] = [];
  for (const nutrient of NUTRIENTS) {
    const value = elementalKgPerHa[nutrient];
    if (value !== undefined) workings.push(supplyWorking(nutrient, contributions, value));
  }
  const applied = inputs.nitrogenAppliedKgPerHa;
  const problems = nitrogenCapProblems(applied, syntheticNitrogen, inputs.country);
  if (analysisUnknownFor.length > 0) {
    problems.push(mixProblem('analysisUnknown', null, { productIds: analysisUnknownFor }));
  }
  return {
    supply: {
      elementalKgPerHa,
      oxideKgPerHa: oxides(elementalKgPerHa),
      analysisUnknownFor,
      syntheticNitrogenKgPerHa: syntheticNitrogen,
      nitrogenYearKgPerHa: applied === null ? null : applied + syntheticNitrogen,
      nitrogenCapKgPerHa: nitrogenCapOf(inputs.country),
    },
    problems,
    workings,
  };
}
