import { nutrientKg, type ReportedRecord } from '@mix/documents';
import type { ProductMeasure } from '@mix/engine';
import { knownSum, partialSum, productSum, type PartialSum } from './PartialSum.ts';
import { costOf } from '../cost/productCost.ts';
import type { ReportRow } from './ReportRow.ts';

/** The nutrients that a report adds up. */
export const REPORTED_NUTRIENTS = ['N', 'P', 'K', 'S'] as const;
export type ReportedNutrient = (typeof REPORTED_NUTRIENTS)[number];

/** One product over all records, in one unit: kg and L are never added. */
export interface ProductTotal {
  readonly productId: string;
  /** As in the latest record. */
  readonly name: string;
  readonly unit: ProductMeasure['unit'];
  /** Null: it was in no plan. */
  readonly planned: number | null;
  readonly actual: number;
}

/** Sums of what some records say was done, with what was planned beside them. */
export interface ReportTotals {
  readonly records: number;
  readonly areaHa: PartialSum;
  /** Null: nothing of them was planned. What was written down afterwards was not. */
  readonly plannedAreaHa: number | null;
  readonly carrierL: PartialSum;
  readonly plannedCarrierL: number | null;
  /** kg before L, the most used first. */
  readonly products: readonly ProductTotal[];
  /** Elemental, of all products, kg. */
  readonly nutrientsKg: Readonly<Record<ReportedNutrient, PartialSum>>;
  /** Whole cents, at the prices of each plan. */
  readonly costCents: PartialSum;
}

const nutrient = (name: ReportedNutrient) =>
  productSum(({ productFacts }, product) =>
    nutrientKg({ products: [product], productFacts }, name),
  );
const nutrientOf = { N: nutrient('N'), P: nutrient('P'), K: nutrient('K'), S: nutrient('S') };

const plus = (sum: number | null, more: number | null): number | null =>
  more === null ? sum : (sum ?? 0) + more;

function productTotals(rows: readonly ReportRow[]): readonly ProductTotal[] {
  const totals = new Map<string, ProductTotal>();
  for (const { record } of rows) {
    for (const { productId, name, planned, actual } of record.products) {
      const key = `${actual.unit} ${productId}`;
      const { unit } = actual;
      const old = totals.get(key) ?? { productId, name, unit, planned: null, actual: 0 };
      totals.set(key, {
        ...old,
        planned: plus(old.planned, planned?.unit === unit ? planned.value : null),
        actual: old.actual + actual.value,
      });
    }
  }
  return [...totals.values()]
    .toSorted((a, b) => b.actual - a.actual)
    .toSorted((a, b) => a.unit.localeCompare(b.unit));
}

/** Sums of some records. What a record does not say is counted as unknown, never as nothing. */
export function reportTotals(rows: readonly ReportRow[]): ReportTotals {
  const records = rows.map(({ record }) => record);
  const of = (figure: (record: ReportedRecord) => number | null): PartialSum =>
    partialSum(records.map(figure));
  return {
    records: rows.length,
    areaHa: of(({ areaDoneHa }) => areaDoneHa),
    plannedAreaHa: knownSum(of(({ sprayAreaHa }) => sprayAreaHa)),
    carrierL: of(({ carrierL }) => carrierL),
    plannedCarrierL: knownSum(of(({ plannedCarrierL }) => plannedCarrierL)),
    products: productTotals(rows),
    nutrientsKg: {
      N: nutrientOf.N(records),
      P: nutrientOf.P(records),
      K: nutrientOf.K(records),
      S: nutrientOf.S(records),
    },
    costCents: costOf(records),
  };
}
