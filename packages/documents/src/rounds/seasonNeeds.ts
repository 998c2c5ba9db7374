import type { ProductMeasure } from '@mix/engine';
import type { JobTold } from '../farm/JobTold.ts';
import { syntheticNitrogenKg } from '../records/recordFacts.ts';
import type { Round } from './Round.ts';

/** A sum with how many of its parts are not known: then it is a lower bound. */
export interface SeasonSum {
  readonly sum: number;
  readonly unknown: number;
}

/** What work that is planned still takes. */
export interface SeasonNeeds {
  readonly areaHa: number;
  readonly nitrogenKg: SeasonSum;
  /** Spray, of which the products are a part: not the water to fetch. */
  readonly sprayL: number;
  readonly hours: SeasonSum;
  readonly cents: SeasonSum;
  /** Amount of each product, with its name when it was planned. */
  readonly products: readonly {
    readonly productId: string;
    readonly name: string;
    readonly amount: ProductMeasure;
  }[];
  /** Work whose area is not known: area, spray and products are lower bounds where there is any. */
  readonly withoutArea: number;
}

/** What one hectare gets, of a round or of a job. */
type PerHectare = Pick<
  Round,
  'applicationRateLPerHa' | 'products' | 'nitrogenKgPerHa' | 'costCentsPerHa' | 'workRateHaPerH'
>;

/** Work that is not done: a round on a paddock, or a job. */
export interface OpenWork {
  /** Null is not known. */
  readonly areaHa: number | null;
  readonly round: PerHectare;
}

export function sumOf(parts: readonly (number | null)[]): SeasonSum {
  const known = parts.filter((part) => part !== null);
  return { sum: known.reduce((sum, part) => sum + part, 0), unknown: parts.length - known.length };
}

function productsOf(work: readonly (OpenWork & { readonly areaHa: number })[]) {
  const sums = new Map<string, SeasonNeeds['products'][number]>();
  for (const { round, areaHa } of work) {
    for (const { productId, name, perHa } of round.products) {
      // One product in kg and the same in litres is no sum: they stand beside each other.
      const key = `${productId} ${perHa.unit}`;
      const value = (sums.get(key)?.amount.value ?? 0) + perHa.value * areaHa;
      const amount = { unit: perHa.unit, value } as ProductMeasure;
      sums.set(key, { productId, name, amount });
    }
  }
  return [...sums.values()].toSorted((a, b) => a.name.localeCompare(b.name));
}

/** What some work takes together. */
export function needsOf(work: readonly OpenWork[]): SeasonNeeds {
  const measured = work.flatMap(({ round, areaHa }) =>
    areaHa === null ? [] : [{ round, areaHa }],
  );
  const perHa = (figure: (round: PerHectare) => number | null): SeasonSum =>
    sumOf(
      work.map(({ round, areaHa }) => {
        const value = figure(round);
        if (value === 0) return 0;
        return value === null || areaHa === null ? null : value * areaHa;
      }),
    );
  return {
    areaHa: measured.reduce((sum, { areaHa }) => sum + areaHa, 0),
    nitrogenKg: perHa(({ nitrogenKgPerHa }) => nitrogenKgPerHa),
    sprayL: perHa(({ applicationRateLPerHa }) => applicationRateLPerHa).sum,
    hours: perHa(({ workRateHaPerH }) =>
      workRateHaPerH === null || workRateHaPerH === 0 ? null : 1 / workRateHaPerH,
    ),
    cents: perHa(({ costCentsPerHa }) => costCentsPerHa),
    products: productsOf(measured),
    withoutArea: work.length - measured.length,
  };
}

/**
 * What a job puts on one hectare of its ground. Its plan has no costs and no speed.
 * @param round the round it was made of, which has both; null: it is of none
 */
export function perHectareOf(
  { plan, products }: Pick<JobTold, 'plan' | 'products'>,
  round: Round | null,
): PerHectare {
  const { sprayAreaHa, productTotals } = plan;
  const nitrogenKg = syntheticNitrogenKg({
    products: productTotals.map(({ productId, sprayed }) => ({ productId, actual: sprayed })),
    productFacts: products,
  });
  return {
    // Where only bands are sprayed, the rate is per hectare of the bands.
    applicationRateLPerHa:
      (plan.applicationRateLPerHa * (plan.treatedAreaHa ?? sprayAreaHa)) / sprayAreaHa,
    products: productTotals.map(({ productId, sprayed }) => ({
      productId,
      name: products.find(({ id }) => id === productId)?.name ?? productId,
      perHa: { ...sprayed, value: sprayed.value / sprayAreaHa } as ProductMeasure,
    })),
    nitrogenKgPerHa: nitrogenKg === null ? null : nitrogenKg / sprayAreaHa,
    costCentsPerHa: round?.costCentsPerHa ?? null,
    workRateHaPerH: round?.workRateHaPerH ?? null,
  };
}
