import { displayUnit, findUnit, type UnitId } from './displayUnits.ts';

export const UNIT_SYSTEMS = ['metric', 'us', 'imperial'] as const;
/** What the operator reads labels in. */
export type UnitSystem = (typeof UNIT_SYSTEMS)[number];

/** Metric parts of a unit in the other systems; quotients are put together from them. */
const PARTS: Readonly<Record<Exclude<UnitSystem, 'metric'>, Readonly<Record<string, string>>>> = {
  us: {
    L: 'US gal',
    mL: 'US fl oz',
    kg: 'lb',
    g: 'oz',
    ha: 'ac',
    m: 'ft',
    bar: 'psi',
    'km/h': 'mph',
    '°C': '°F',
    K: '°R',
    '100 L': '100 US gal',
  },
  // British farms read water and air in °C.
  imperial: {
    L: 'imp gal',
    mL: 'imp fl oz',
    kg: 'lb',
    g: 'oz',
    ha: 'ac',
    m: 'ft',
    bar: 'psi',
    'km/h': 'mph',
    '100 L': '100 imp gal',
  },
};

/** A part of a quotient; of `kg N` only the first word is a unit. */
function swapPart(part: string, parts: Readonly<Record<string, string>>): string {
  const whole = parts[part];
  if (whole !== undefined) return whole;
  const [word = ''] = part.split(' ', 1);
  return (parts[word] ?? word) + part.slice(word.length);
}

/** The unit that a system shows for a metric one; the same unit where the system has no other. */
export function shownUnit(unit: UnitId, system: UnitSystem): UnitId {
  if (system === 'metric') return unit;
  const parts = PARTS[system];
  const swapped =
    parts[unit] ??
    unit
      .split('/')
      .map((part) => swapPart(part, parts))
      .join('/');
  const found = findUnit(swapped);
  return found?.dimension === displayUnit(unit).dimension ? found.id : unit;
}

/** A difference is said in the degrees of the reader's thermometer. */
const SYMBOLS: Readonly<Partial<Record<UnitId, string>>> = {
  '1': '',
  currency: '',
  cent: '',
  K: '°C',
  '°R': '°F',
};

/** The sign beside a figure: the system is known there, so `US` and `imp` go without saying. */
export const unitSymbol = (unit: UnitId): string =>
  SYMBOLS[unit] ?? unit.replaceAll(/US |imp /g, '');
