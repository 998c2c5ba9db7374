import {
  UNFILLED_RECORD,
  type Paddock,
  type RecordProduct,
  type SprayRecord,
} from '@mix/documents';
import type { Product } from '@mix/engine';
import { reportRows, type Kept, type WholeRow } from '../totals/ReportRow.ts';

interface Used {
  readonly id: string;
  readonly kg?: number;
  readonly litres?: number;
  readonly planned?: number | null;
  /** Null: the analysis is not known. */
  readonly analysis?: Product['nutrientsPct'];
  readonly densityKgPerL?: number;
  readonly centsPerUnit?: number;
  readonly category?: Product['category'];
}

const factsOf = (used: Used): Product =>
  ({
    id: used.id,
    name: used.id,
    category: used.category ?? 'fertiliserSoluble',
    form: used.kg === undefined ? 'liquid' : 'granular',
    formulation: null,
    behaviour: used.kg === undefined ? 'liquid' : 'dissolves',
    bulkDensityKgPerL: null,
    particleDensityKgPerL: null,
    liquidDensityKgPerL: used.densityKgPerL ?? null,
    displacementLPerKg: null,
    saltTable: null,
    solubility: [],
    heatOfSolutionKJPerKg: null,
    specificHeatKJPerKgK: null,
    practicalLimitKgPer100L: null,
    nutrientsPct: used.analysis === undefined ? {} : used.analysis,
    declaredAnalysis: null,
    rate: null,
    mixClass: 1,
    phEffect: null,
    groups: [],
    hazards: [],
    notes: null,
    particleTopSizeUm: null,
    halfLifeByPh: [],
    sources: {},
  }) as Product;

function productOf({ id, kg, litres, planned }: Used): RecordProduct {
  const unit = kg === undefined ? 'L' : 'kg';
  const value = kg ?? litres ?? 0;
  const plannedValue = planned === undefined ? value : planned;
  return {
    productId: id,
    name: id,
    planned: plannedValue === null ? null : { unit, value: plannedValue },
    actual: { unit, value },
    registrationNumber: null,
    batch: null,
  } as RecordProduct;
}

/** A record of 20 ha with what was used of each product, for tests. */
export const exampleRecord = (
  used: readonly Used[],
  known: Partial<SprayRecord> = {},
): SprayRecord => ({
  name: 'Mix',
  state: 'done',
  startedAt: '2026-11-21T08:00:00+13:00',
  endedAt: '2026-11-21T10:00:00+13:00',
  paddockId: null,
  location: null,
  landUse: null,
  sprayAreaHa: 20,
  areaDoneHa: 20,
  applicationRateLPerHa: 100,
  plannedCarrierL: 2000,
  carrierL: 2000,
  products: used.map(productOf),
  loads: [],
  jarTest: null,
  ...UNFILLED_RECORD,
  draft: {
    products: used.map(({ id, kg, centsPerUnit }) => ({
      productId: id,
      rate: null,
      price:
        centsPerUnit === undefined
          ? null
          : { amountCents: centsPerUnit, per: kg === undefined ? ('L' as const) : ('kg' as const) },
    })),
  },
  engineVersion: '1',
  catalogueVersion: '1',
  productFacts: used.map(factsOf),
  revisions: [],
  deviceRevisions: [],
  ...known,
});

/** Analyses of the UK table (S9), as domain facts have them: urea 46 % N, DAP 18 % N and 46 % P2O5. */
export const urea = (kg: number, more: Partial<Used> = {}): Used => ({
  id: 'urea',
  kg,
  analysis: { N: 46 },
  ...more,
});
export const dap = (kg: number): Used => ({
  id: 'dap',
  kg,
  analysis: { N: 18, P: 46 * 0.4364 },
});

export const paddock = (
  id: string,
  name: string,
  areaHa: number | null,
  landUse: string | null = 'pasture',
): Kept<Paddock> => ({
  id,
  value: { name, areaHa, landUse, outline: null, earlierNames: [], retired: false },
});

/** Rows of some records, named r0, r1 ... in the order given. */
export const exampleRows = (
  records: readonly SprayRecord[],
  paddocks: readonly Kept<Paddock>[] = [],
): readonly WholeRow[] =>
  reportRows(
    records.map((value, place) => ({
      id: `r${place}`,
      value,
      createdAt: new Date('2026-11-21T00:00:00Z'),
    })),
    paddocks,
  );
