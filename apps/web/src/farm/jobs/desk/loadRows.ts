import type { JobLoadProgress, JobLoadPut, JobPlan, RecordLoad } from '@mix/documents';
import type { ProductMeasure } from '@mix/engine';

/** One load of a job, for those who do not stand at the tank. */
export interface LoadRow {
  /** Counted from 1 over the whole job. */
  readonly number: number;
  /** Line of the tank when it is full. */
  readonly loadL: number;
  /**
   * Amount of each product that went in or is to go in, by its id; null: the load was planned anew
   * at the tank and its amounts are not told.
   */
  readonly amounts: ReadonlyMap<string, ProductMeasure> | null;
  /** Area the load is enough for; null where `amounts` is. */
  readonly areaHa: number | null;
  readonly is: 'full' | 'now' | 'next';
}

/** Most rows of the table, so that it stays readable; the job's sums stand below it. */
const MOST_ROWS = 40;

/**
 * Litres by which two lines of the same plan may differ: rounding on the way through a document.
 */
const SAME_L = 1e-6;

type Planned = Omit<LoadRow, 'is'>;

/** Each planned load. Like loads in a row are one entry of the plan. */
function plannedRows({ loads }: JobPlan, from: number): readonly Planned[] {
  return Array.from({ length: MOST_ROWS }, (_, at) => from + at + 1).flatMap((number) => {
    const load = loads.find((one) => number >= one.number && number < one.number + one.count);
    if (load === undefined) return [];
    const amounts = new Map(
      load.products.map(({ productId, measured, amount }) => [productId, measured ?? amount]),
    );
    return [{ number, loadL: load.loadL, areaHa: load.areaHa, amounts }];
  });
}

const putRow = ({ number, lineL, areaHa, products }: JobLoadPut): Planned => ({
  number,
  loadL: lineL,
  areaHa,
  amounts: new Map(products.map(({ productId, amount }) => [productId, amount])),
});

/** The loads of a record: what went in, and up to which line. */
export const recordRows = (loads: readonly RecordLoad[]): readonly LoadRow[] =>
  loads.slice(0, MOST_ROWS).map(({ number, actualL, actualAreaHa, steps }) => {
    const amounts = new Map<string, ProductMeasure>();
    for (const { productId, actual } of steps) {
      if (productId === null || actual === null) continue;
      const value = (amounts.get(productId)?.value ?? 0) + actual.value;
      amounts.set(productId, { ...actual, value } as ProductMeasure);
    }
    return { number, loadL: actualL, areaHa: actualAreaHa, amounts, is: 'full' };
  });

/**
 * The loads of a job, at most forty around the one in work: loads already begun as they were
 * filled, the others as planned. The plan of a load holds only while the phone at the tank tells
 * the same lines: a rest planned anew there has other lines, and only those lines are told.
 */
export function loadRows(plan: JobPlan, load: JobLoadProgress | null): readonly LoadRow[] {
  if (load === null) return plannedRows(plan, 0).map((row) => ({ ...row, is: 'next' }));
  const { number: now, count, loadsL, step, loads } = load;
  const puts = new Map((loads ?? []).map((put) => [put.number, putRow(put)]));
  const from = Math.max(0, Math.min(now - MOST_ROWS / 2, count - MOST_ROWS));
  const told = loadsL.slice(from, from + MOST_ROWS);
  const planned = plannedRows(plan, from);
  const isAsPlanned =
    count === plan.loadCount &&
    planned.length === told.length &&
    planned.every(({ loadL }, at) => Math.abs(loadL - (told[at] ?? Number.NaN)) <= SAME_L);
  const rows: readonly Planned[] = isAsPlanned
    ? planned
    : told.map((loadL, at) => ({ number: from + at + 1, loadL, amounts: null, areaHa: null }));
  return rows.map((row) => ({
    ...(puts.get(row.number) ?? row),
    is: row.number < now ? 'full' : row.number === now && step > 0 ? 'now' : 'next',
  }));
}
