import type { SheetLoad, SheetStep } from '@mix/engine';

/** More kinds of load than this side by side do not fit the width of the paper. */
const MOST_BESIDE = 2;

export interface SheetRow {
  readonly key: string;
  /** The step whose words stand for all of the row: of waits the longest. */
  readonly said: SheetStep;
  /** The step in each kind of load of the table; null where that load has no such step. */
  readonly steps: readonly (SheetStep | null)[];
}

/** Loads whose filling stands in one table, a column for each kind. */
export interface SheetTable {
  readonly key: string;
  readonly columns: readonly SheetLoad[];
  readonly rows: readonly SheetRow[];
}

const keyOf = (
  { kind, productId }: SheetStep,
  place: number,
  steps: readonly SheetStep[],
): string => {
  const before = steps
    .slice(0, place)
    .filter((one) => one.kind === kind && one.productId === productId);
  return `${kind} ${productId ?? ''} ${before.length}`;
};

const keysOf = ({ steps }: SheetLoad): readonly string[] =>
  steps.map((step, place) => keyOf(step, place, steps));

const filledInOneOrder = (columns: readonly SheetLoad[]): boolean => {
  const longest = columns.map(keysOf).toSorted((a, b) => b.length - a.length)[0] ?? [];
  return columns.every((column) => {
    const keys = keysOf(column);
    return longest.filter((key) => keys.includes(key)).join() === keys.join();
  });
};

function tableOf(columns: readonly SheetLoad[]): SheetTable {
  const [fullest] = columns.toSorted((a, b) => b.steps.length - a.steps.length);
  const rows = (fullest?.steps ?? []).map((step, place, steps): SheetRow => {
    const key = keyOf(step, place, steps);
    const inLoads = columns.map((column) => column.steps[keysOf(column).indexOf(key)] ?? null);
    const [said = step] = inLoads
      .filter((one) => one !== null)
      .toSorted((a, b) => (b.wait?.value ?? 0) - (a.wait?.value ?? 0));
    return { key, said, steps: inLoads };
  });
  return { key: columns.map(({ from }) => from).join('-'), columns, rows };
}

/**
 * The filling of a job as tables: full and part load side by side where they are filled in one
 * order, otherwise a table for each kind of load.
 */
export function sheetTables(columns: readonly SheetLoad[]): readonly SheetTable[] {
  return columns.length <= MOST_BESIDE && filledInOneOrder(columns)
    ? [tableOf(columns)]
    : columns.map((column) => tableOf([column]));
}
