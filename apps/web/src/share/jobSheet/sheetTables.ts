import type { FillStep, MixPlan } from '@mix/engine';
import { loadColumns, type LoadColumn } from '../../plan/planning/loadColumns.ts';

/** More kinds of load than this side by side do not fit the width of the paper. */
const MOST_BESIDE = 2;

export interface SheetRow {
  readonly key: string;
  readonly kind: FillStep['kind'];
  readonly productId: string | null;
  /** The step in each kind of load of the table; null where that load has no such step. */
  readonly steps: readonly (FillStep | null)[];
}

/** Loads whose filling stands in one table, a column for each kind. */
export interface SheetTable {
  readonly key: string;
  readonly columns: readonly LoadColumn[];
  readonly rows: readonly SheetRow[];
}

const keyOf = (
  { kind, productId }: FillStep,
  place: number,
  steps: readonly FillStep[],
): string => {
  const before = steps
    .slice(0, place)
    .filter((one) => one.kind === kind && one.productId === productId);
  return `${kind} ${productId ?? ''} ${before.length}`;
};

const keysOf = ({ load }: LoadColumn): readonly string[] =>
  load.steps.map((step, place) => keyOf(step, place, load.steps));

const filledInOneOrder = (columns: readonly LoadColumn[]): boolean => {
  const longest = columns.map(keysOf).toSorted((a, b) => b.length - a.length)[0] ?? [];
  return columns.every((column) => {
    const keys = keysOf(column);
    return longest.filter((key) => keys.includes(key)).join() === keys.join();
  });
};

function tableOf(columns: readonly LoadColumn[]): SheetTable {
  const [fullest] = columns.toSorted((a, b) => b.load.steps.length - a.load.steps.length);
  const rows = (fullest?.load.steps ?? []).map((step, place, steps): SheetRow => {
    const key = keyOf(step, place, steps);
    return {
      key,
      kind: step.kind,
      productId: step.productId,
      steps: columns.map((column) => column.load.steps[keysOf(column).indexOf(key)] ?? null),
    };
  });
  return { key: columns.map(({ from }) => from).join('-'), columns, rows };
}

/**
 * The filling of a job as tables: full and part load side by side where they are filled in one
 * order, otherwise a table for each kind of load.
 */
export function sheetTables(plan: MixPlan): readonly SheetTable[] {
  const columns = loadColumns(plan.loads);
  return columns.length <= MOST_BESIDE && filledInOneOrder(columns)
    ? [tableOf(columns)]
    : columns.map((column) => tableOf([column]));
}
