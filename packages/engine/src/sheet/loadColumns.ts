import type { LoadPlan } from '../mix/MixPlan.ts';

/** Loads that are filled alike, one after the other: one column of the table of amounts. */
export interface LoadColumn {
  readonly from: number;
  readonly to: number;
  /** What goes into each of them. */
  readonly load: LoadPlan;
  /** The column's loads: they cover different ground where mix stays in the tank and lines. */
  readonly entries: readonly LoadPlan[];
}

const amountsOf = ({ products }: LoadPlan): string =>
  products.map(({ amount, measured }) => (measured ?? amount).value).join(' ');

const filledAlike = (a: LoadPlan, b: LoadPlan): boolean =>
  a.loadL === b.loadL && a.carrierL === b.carrierL && amountsOf(a) === amountsOf(b);

/**
 * Columns of the table. Loads that differ in nothing but the ground they cover are filled alike: the
 * first covers less where mix stays in the tank and lines.
 */
export function loadColumns(loads: readonly LoadPlan[]): readonly LoadColumn[] {
  const columns: LoadColumn[] = [];
  for (const load of loads) {
    const last = columns.at(-1);
    const to = load.number + load.count - 1;
    if (last !== undefined && filledAlike(last.load, load)) {
      columns[columns.length - 1] = { ...last, to, entries: [...last.entries, load] };
    } else {
      columns.push({ from: load.number, to, load, entries: [load] });
    }
  }
  return columns;
}
