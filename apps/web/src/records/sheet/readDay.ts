import { isLocalDay } from '@mix/documents';
import type { Cell } from '../../plan/spreadsheet/Table.ts';

/** Which figure of 5/11 is the day. */
export type DayOrder = 'dayFirst' | 'monthFirst';

/** Names of the months in the languages of the app, by their beginnings without accents. */
const MONTHS: readonly RegExp[] = [
  /^(?:jan|ene)/,
  /^(?:feb|fev)/,
  /^mar/,
  /^(?:apr|avr|abr)/,
  /^(?:may|mai)/,
  /^(?:jun|juin)(?!l)/,
  /^(?:jul|juil)/,
  /^(?:aug|aou|ago)/,
  /^sep/,
  /^oct/,
  /^nov/,
  /^(?:dec|dic)/,
];

const TIME = String.raw`(?:[T ,].*)?$`;
const ISO = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${TIME}`);
const FIGURES = new RegExp(String.raw`^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})${TIME}`);
const NAMED = new RegExp(
  String.raw`^(\d{1,2})(?:st|nd|rd|th|er|\.)?[-/ ]*(?:de )?([a-z]{3,})\.?,?[-/ ]*(?:de )?(\d{4}|\d{2})${TIME}`,
);
const MONTH_NAMED = new RegExp(
  String.raw`^([a-z]{3,})\.?[-/ ]*(\d{1,2})(?:st|nd|rd|th)?,?[-/ ]+(\d{4})${TIME}`,
);

/** Days that a spreadsheet counts from the 30th of December 1899: of the years 1954 to 2119. */
const SERIAL = { least: 20_000, most: 80_000, startMs: Date.UTC(1899, 11, 30) } as const;
const DAY_MS = 86_400_000;

const two = (figure: string | number): string => String(figure).padStart(2, '0');

function dayOf(year: string, month: string | number, day: string): string | null {
  const whole = year.length === 2 ? `20${year}` : year;
  const text = `${whole}-${two(month)}-${two(day)}`;
  return isLocalDay(text) ? text : null;
}

function monthOf(name: string): number | null {
  const place = MONTHS.findIndex((month) => month.test(name));
  return place < 0 ? null : place + 1;
}

const wordsOf = (cell: Cell): string =>
  String(cell ?? '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .trim();

/** The two figures of a day like 5/11/2026 that either order makes a day of; null: it is none such. */
function bothOrders(cell: Cell): readonly [first: number, second: number] | null {
  const [, first, second] = FIGURES.exec(wordsOf(cell)) ?? [];
  return first === undefined || second === undefined
    ? null
    : [Number.parseInt(first, 10), Number.parseInt(second, 10)];
}

/**
 * Which figure is the day in a column, where any of its cells tells. Null: none does; `mixed`: two tell
 * different things.
 */
export function dayOrderOf(cells: readonly Cell[]): DayOrder | 'mixed' | null {
  const told = new Set(
    cells.flatMap((cell): readonly DayOrder[] => {
      const [first, second] = bothOrders(cell) ?? [0, 0];
      if (first > 12 && second <= 12) return ['dayFirst'];
      return second > 12 && first <= 12 ? ['monthFirst'] : [];
    }),
  );
  const [order, other] = told;
  return other === undefined ? (order ?? null) : 'mixed';
}

/**
 * The days that a cell can mean, `YYYY-MM-DD`, as somebody wrote it: none, one, or two where it is a day in
 * both orders and nobody says which is meant.
 * @param order null: nobody says
 */
export function readDays(cell: Cell, order: DayOrder | null): readonly string[] {
  if (typeof cell === 'number') {
    const isSerial = cell >= SERIAL.least && cell <= SERIAL.most;
    const ms = SERIAL.startMs + Math.floor(cell) * DAY_MS;
    return isSerial ? [new Date(ms).toISOString().slice(0, 10)] : [];
  }
  const words = wordsOf(cell);
  const [, year, month = '', day = ''] = ISO.exec(words.toUpperCase()) ?? [];
  if (year !== undefined) return oneOf(dayOf(year, month, day));
  const inFigures = daysOfFigures(words, order);
  return inFigures.length > 0 ? inFigures : oneOf(dayOfNames(words));
}

const oneOf = (day: string | null): readonly string[] => (day === null ? [] : [day]);

function daysOfFigures(words: string, order: DayOrder | null): readonly string[] {
  const [, first = '', second = '', year] = FIGURES.exec(words) ?? [];
  if (year === undefined) return [];
  const dayFirst = dayOf(year, second, first);
  const monthFirst = dayOf(year, first, second);
  if (dayFirst === null || monthFirst === null || dayFirst === monthFirst) {
    return oneOf(dayFirst ?? monthFirst);
  }
  if (order === null) return [dayFirst, monthFirst];
  return [order === 'dayFirst' ? dayFirst : monthFirst];
}

function dayOfNames(words: string): string | null {
  const [, day, name = '', year = ''] = NAMED.exec(words) ?? [];
  const [, name2 = '', day2, year2 = ''] = MONTH_NAMED.exec(words) ?? [];
  const month = monthOf(day === undefined ? name2 : name);
  if (month === null) return null;
  if (day !== undefined) return dayOf(year, month, day);
  return day2 === undefined ? null : dayOf(year2, month, day2);
}
