/** Columns read of an outline; longer column names are cut. */
const MOST_COLUMNS = 100;
const LONGEST_NAME = 60;
/** Longest text that may be a number: the pattern takes quadratic time on a long row of digits. */
const LONGEST_NUMBER = 40;

/** A number as a table has it: no sign between thousands, a point before decimals. */
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

const numberOf = (value: unknown): number => {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || value.length > LONGEST_NUMBER) return NaN;
  return NUMBER.test(value.trim()) ? Number(value) : NaN;
};

/** The numbers among the columns or properties of an outline. */
export const outlineFigures = (
  properties: Readonly<Record<string, unknown>>,
): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(properties)
      .slice(0, MOST_COLUMNS)
      .map(([name, value]) => [name.slice(0, LONGEST_NAME), numberOf(value)] as const)
      .filter(([name, value]) => name !== '' && Number.isFinite(value)),
  );
