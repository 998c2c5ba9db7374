/** Cells of a row; figures stand to the right of their column. */
export interface Cell {
  readonly text: string;
  readonly right?: boolean;
}

export const cell = (text: string): Cell => ({ text });
export const figure = (text: string): Cell => ({ text, right: true });

const GAP = '  ';

/** Rows as lines of text with every column as wide as its widest cell. */
export function columns(rows: readonly (readonly Cell[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [place, { text }] of row.entries()) {
      widths[place] = Math.max(widths[place] ?? 0, text.length);
    }
  }
  return rows.map((row) =>
    row
      .map(({ text, right = false }, place) => {
        const width = widths[place] ?? 0;
        return right ? text.padStart(width) : text.padEnd(width);
      })
      .join(GAP)
      .trimEnd(),
  );
}
