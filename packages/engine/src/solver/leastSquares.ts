/** A pivot smaller than this counts as nothing: the columns depend on each other. */
const SINGULAR = 1e-10;

type Row = number[];

const at = (row: readonly number[] | undefined, column: number): number => row?.[column] ?? 0;

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, index) => sum + value * at(b, index), 0);

/** Gauss and Jordan: takes one column out of every row but its pivot's. False when it has no pivot. */
function clearColumn(rows: Row[], column: number): boolean {
  const open = rows.slice(column);
  const pivot = open.reduce((best, row) =>
    Math.abs(at(row, column)) > Math.abs(at(best, column)) ? row : best,
  );
  if (Math.abs(at(pivot, column)) < SINGULAR) return false;
  rows.splice(rows.indexOf(pivot), 1);
  for (const row of rows) {
    const factor = at(row, column) / at(pivot, column);
    pivot.forEach((value, k) => (row[k] = at(row, k) - factor * value));
  }
  rows.splice(column, 0, pivot);
  return true;
}

/**
 * Factors of the columns whose sum comes closest to `wanted`, in least squares, by the normal
 * equations. Null when the columns depend on each other. No column may be all zeros.
 */
export function leastSquares(
  columns: readonly (readonly number[])[],
  wanted: readonly number[],
): number[] | null {
  const size = columns.length;
  // Columns of length 1, so that dependence shows whatever the amounts.
  const unit = columns.map((column) => {
    const length = Math.sqrt(dot(column, column));
    return { length, column: column.map((value) => value / length) };
  });
  const rows = unit.map(({ column }): Row => [
    ...unit.map((other) => dot(column, other.column)),
    dot(column, wanted),
  ]);
  for (let column = 0; column < size; column += 1) {
    if (!clearColumn(rows, column)) return null;
  }
  return unit.map(({ length }, index) => at(rows[index], size) / at(rows[index], index) / length);
}
