import { draftRows, isFields } from '@mix/engine';

/**
 * The names of the format that are no field of a draft, each as the one or two letters it is written
 * with, so that a job fits a QR code that a phone can read. The letters of a draft's fields stand in
 * the engine's table of them. A letter that was ever sent never means anything else.
 */
const OTHER_CODES = {
  draft: 'a',
  ownProducts: 'b',
  engineVersion: 'c',
  catalogueVersion: 'd',
  jobId: 'e',
  sentAt: 'f',
  id: 'ac',
  category: 'ad',
  form: 'ae',
  formulation: 'af',
  behaviour: 'ag',
  bulkDensityKgPerL: 'ah',
  particleDensityKgPerL: 'ai',
  saltTable: 'aj',
  saltId: 'ak',
  anhydrousFraction: 'al',
  givesRoom: 'am',
  solubility: 'an',
  temperatureC: 'ao',
  gPerKgWater: 'ap',
  specificHeatKJPerKgK: 'aq',
  practicalLimitKgPer100L: 'ar',
  nutrientsPct: 'as',
  declaredAnalysis: 'at',
  min: 'au',
  max: 'av',
  fromLabel: 'aw',
  mixClass: 'ax',
  phEffect: 'ay',
  groups: 'az',
  hazards: 'aA',
  notes: 'aB',
  particleTopSizeUm: 'aC',
  halfLifeByPh: 'aD',
  halfLifeMin: 'aE',
  startedAt: 'aF',
  endedAt: 'aG',
  areaDoneHa: 'aH',
  loadCount: 'aI',
  carrierL: 'aJ',
  amount: 'aK',
  operator: 'aL',
  windSpeedKmPerH: 'aM',
  windFrom: 'aN',
  airTemperatureC: 'aO',
  relativeHumidityPct: 'aP',
  place: 'aQ',
  landUse: 'aR',
} as const;

const pairs: readonly (readonly [name: string, code: string])[] = [
  ...Object.entries(OTHER_CODES),
  ...draftRows().flatMap(({ name, field: { code } }) =>
    code === null ? [] : [[name, code] as const],
  ),
];
const codes = new Map<string, string>(pairs);
const names = new Map<string, string>(pairs.map(([name, code]) => [code, name]));

/** Stands before a key that has no code, such as the symbol of a nutrient. */
const PLAIN = '_';

function withKeys(value: unknown, keyOf: (key: string) => string | null): unknown {
  if (Array.isArray(value)) return value.map((item) => withKeys(item, keyOf));
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, child]) => {
      const changed = keyOf(key);
      return changed === null ? [] : [[changed, withKeys(child, keyOf)]];
    }),
  );
}

/** Every field name as its code. */
export const withCodes = (value: unknown): unknown =>
  withKeys(value, (name) => codes.get(name) ?? PLAIN + name);

/**
 * Every code as its name. A code of no name stays as it is, and is then refused like any unknown
 * field; nothing is ever assigned by a name from outside, so `__proto__` is one more unknown field.
 */
export const withNames = (value: unknown): unknown =>
  withKeys(value, (code) => names.get(code) ?? (code.startsWith(PLAIN) ? code.slice(1) : code));
