const SEPARATORS = [',', ';', '\t'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** Lines and characters that are read: a title, headings, and enough of the rows below them. */
const LOOKED_AT = 30;
const LOOKED_AT_SIGNS = 20_000;

/** The line in which Excel names its separator: `sep=;`. */
const SAID = /^sep=([,;\t])\r?\n/;

/** The count of a sign that most lines share, and how many lines share it. */
function mostAlike(lines: readonly string[], sign: Separator): { lines: number; count: number } {
  const counts = new Map<number, number>();
  for (const line of lines) {
    const count = line.split(sign).length - 1;
    if (count > 0) counts.set(count, (counts.get(count) ?? 0) + 1);
  }
  let most = { lines: 0, count: 0 };
  for (const [count, like] of counts) if (like > most.lines) most = { lines: like, count };
  return most;
}

/**
 * The text of a table without the line in which Excel names its separator, and the sign that
 * separates its columns: the one that most lines have equally often. Titles and quoted texts do not
 * count.
 */
export function separated(text: string): { readonly text: string; readonly separator: Separator } {
  const [line, said] = SAID.exec(text) ?? [];
  if (line !== undefined) {
    const separator = SEPARATORS.find((sign) => sign === said) ?? ',';
    return { text: text.slice(line.length), separator };
  }
  const lines = text
    .slice(0, LOOKED_AT_SIGNS)
    .replaceAll(/"[^"]*"/g, '')
    .split(/\r?\n/)
    .slice(0, LOOKED_AT);
  const [best = { sign: ',' as const }] = SEPARATORS.map((sign) => ({
    sign,
    ...mostAlike(lines, sign),
  })).toSorted((one, other) =>
    other.lines === one.lines ? other.count - one.count : other.lines - one.lines,
  );
  return { text, separator: best.sign };
}
