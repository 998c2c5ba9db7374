import type { MixInputProduct, MixInputs } from '../mix/MixInputs.ts';
import type {
  CostLine,
  CostResult,
  JobProductTotal,
  LoadProduct,
  ProductMeasure,
} from '../mix/MixPlan.ts';
import { mixProblem, type MixProblem } from '../mix/MixProblem.ts';
import { roundToStep } from '../rounding/roundToStep.ts';
import { cents, type Cents } from '../units/quantity.ts';
import type { Working } from '../mix/Working.ts';
import { wholeContainersFor } from './wholeContainersFor.ts';
import { unitPrice } from './unitPrice.ts';

interface CostAssessment {
  readonly cost: CostResult;
  readonly problems: MixProblem[];
  readonly workings: Working[];
}

/** Rounded to whole cents here and nowhere else; every sum is a sum of whole cents. */
const costOf = (centsPerUnit: number | null, amount: ProductMeasure | undefined): Cents | null =>
  centsPerUnit === null || amount === undefined
    ? null
    : cents(roundToStep(centsPerUnit * amount.value, 1));

/** Null when one part is missing: a sum without it would be too small. */
function sum(parts: readonly (Cents | null)[]): Cents | null {
  let total = 0;
  for (const part of parts) {
    if (part === null) return null;
    total += part;
  }
  return cents(total);
}

/** Amount of a product that is bought, and what a hectare gets of it. */
type PricedTotal = Pick<JobProductTotal, 'productId' | 'measured' | 'perHa'>;

interface PricedLine {
  readonly line: MixInputProduct;
  readonly total: PricedTotal | undefined;
  readonly inFirstLoad: LoadProduct | undefined;
  readonly centsPerUnit: number | null;
}

function costLine({ line, total, inFirstLoad, centsPerUnit }: PricedLine): CostLine {
  return {
    productId: line.product.id,
    jobCents: costOf(centsPerUnit, total?.measured),
    perHaCents: costOf(centsPerUnit, total?.perHa),
    loadCents: costOf(centsPerUnit, inFirstLoad?.measured ?? inFirstLoad?.amount),
    wholeContainers:
      total === undefined ? null : wholeContainersFor(total.measured, line.containers),
  };
}

function costWorking(
  { line, total, centsPerUnit }: PricedLine,
  { jobCents }: CostLine,
  index: number,
): Working[] {
  if (centsPerUnit === null || total === undefined || jobCents === null) return [];
  const productId = line.product.id;
  const { unit, value } = total.measured;
  return [
    {
      figure: `cost.lines.${index}.jobCents`,
      formula: 'productCost',
      terms: [
        { name: 'jobAmount', productId, value, unit, source: 'draft' },
        {
          name: 'unitPrice',
          productId,
          value: centsPerUnit,
          unit: `cent/${unit}`,
          source: 'draft',
        },
      ],
      value: jobCents,
      unit: 'cent',
    },
  ];
}

function priceProblems(lines: readonly PricedLine[]): MixProblem[] {
  if (lines.every(({ line }) => line.price === null)) return [];
  const unset = lines.filter(({ line }) => line.price === null);
  const problems = lines
    .filter(({ line, centsPerUnit }) => line.price !== null && centsPerUnit === null)
    .map(({ line }) =>
      mixProblem('priceUnitDoesNotFit', `products.${line.index}.price`, {
        productId: line.product.id,
        per: line.price?.per ?? null,
      }),
    );
  if (unset.length > 0) {
    const productIds = unset.map(({ line }) => line.product.id);
    problems.push(mixProblem('priceNotSet', null, { productIds }));
  }
  return problems;
}

/**
 * What the mix costs, in whole cents: each product and the mix, for the job, per hectare and for the
 * first load. A sum is null while any product has no usable price. Whole containers are what has to
 * be bought for the job.
 */
export function assessCost(
  inputs: MixInputs,
  totals: readonly PricedTotal[],
  firstLoad: readonly LoadProduct[],
): CostAssessment {
  const priced = inputs.products.map((line): PricedLine => {
    const total = totals.find(({ productId }) => productId === line.product.id);
    return {
      line,
      total,
      inFirstLoad: firstLoad.find(({ productId }) => productId === line.product.id),
      centsPerUnit: total === undefined ? null : unitPrice(line, total.measured.unit),
    };
  });
  const lines = priced.map(costLine);
  return {
    cost: {
      lines,
      jobCents: sum(lines.map(({ jobCents }) => jobCents)),
      perHaCents: sum(lines.map(({ perHaCents }) => perHaCents)),
      loadCents: sum(lines.map(({ loadCents }) => loadCents)),
    },
    problems: priceProblems(priced),
    workings: priced.flatMap((line, index) => {
      const costed = lines[index];
      return costed === undefined ? [] : costWorking(line, costed, index);
    }),
  };
}
