import { isLocalDay } from '../time/recordTime.ts';

/** Ends a value of no fixed length: FNC1, as readers tell it. */
const GS = '\u001D';

/** Digits of the values whose length is fixed, by how their identifier begins (GS1 GenSpecs 7.8.5). */
const FIXED: Readonly<Record<string, number>> = {
  '00': 18,
  '01': 14,
  '02': 14,
  '03': 14,
  '04': 16,
  '20': 2,
  '41': 13,
  ...Object.fromEntries(
    ['11', '12', '13', '14', '15', '16', '17', '18', '19'].map((ai) => [ai, 6]),
  ),
  ...Object.fromEntries(['31', '32', '33', '34', '35', '36'].map((ai) => [ai, 6])),
};

/** Digits of an identifier, by how it begins. */
function identifierLength(text: string): number {
  if (/^(?:23|24|25|40|41|42|71)/.test(text)) return 3;
  if (/^(?:3[1-69]|43|7|8)/.test(text)) return 4;
  return 2;
}

/**
 * The values of a GS1 element string by their identifiers; null where it is none. `(01)...(10)...` as
 * people print it is read as well.
 */
export function readElements(text: string): ReadonlyMap<string, string> | null {
  if (/^\(\d{2,4}\)/.test(text)) {
    return new Map(
      [...text.matchAll(/\((\d{2,4})\)([^(]*)/g)].map(([, ai = '', value = '']) => [ai, value]),
    );
  }
  const values = new Map<string, string>();
  let rest = text.replace(/^\][A-Za-z]\d/, '').replaceAll(/^\u001D+/g, '');
  while (rest !== '') {
    const length = identifierLength(rest);
    const identifier = rest.slice(0, length);
    if (identifier.length < length || !/^\d+$/.test(identifier)) return null;
    const fixed = FIXED[identifier.slice(0, 2)];
    const end = fixed === undefined ? endOf(rest) : length + fixed;
    const value = rest.slice(length, end);
    if (value === '' || value.includes(GS) || (fixed !== undefined && value.length < fixed)) {
      return null;
    }
    values.set(identifier, value);
    rest = rest.slice(end).replace(/^\u001D/, '');
  }
  return values.size === 0 ? null : values;
}

function endOf(text: string): number {
  const at = text.indexOf(GS);
  return at === -1 ? text.length : at;
}

/**
 * A GS1 Digital Link (`https://.../01/GTIN/10/batch?17=YYMMDD`) as its values; null where it is none.
 * The address is read, never opened.
 */
export function readDigitalLink(text: string): ReadonlyMap<string, string> | null {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const { pathname, searchParams } = new URL(text);
  const path = /\/01\/(\d{8,14})((?:\/\d{2,4}\/[^/]+)*)\/?$/.exec(pathname);
  if (path === null) return null;
  const [, gtin = '', more = ''] = path;
  const pairs = [...more.matchAll(/\/(\d{2,4})\/([^/]+)/g)].map(
    ([, ai = '', value = '']): [string, string] => [ai, decoded(value)],
  );
  return new Map([['01', gtin], ...pairs, ...searchParams]);
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/**
 * A date of six digits, YYMMDD. Day 00 is the last of the month; the century is the one nearest to
 * `year` (GS1 General Specifications 7.12).
 * @returns `YYYY-MM-DD`; null where there is no such day
 */
export function readGs1Date(digits: string, year: number): string | null {
  if (!/^\d{6}$/.test(digits)) return null;
  const [yy, month, day] = [0, 2, 4].map((at) => Number(digits.slice(at, at + 2)));
  if (yy === undefined || month === undefined || day === undefined) return null;
  const century = Math.floor(year / 100) * 100;
  const ahead = yy - (year % 100);
  const full = century + yy + (ahead >= 51 ? -100 : ahead <= -50 ? 100 : 0);
  const lastDay = new Date(Date.UTC(full, month, 0)).getUTCDate();
  const two = (value: number): string => String(value).padStart(2, '0');
  const text = `${full}-${two(month)}-${two(day === 0 ? lastDay : day)}`;
  return isLocalDay(text) ? text : null;
}
