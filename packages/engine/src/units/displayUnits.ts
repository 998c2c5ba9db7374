import { elementFromOxide, elementOf, OXIDES, type Oxide } from './oxides.ts';

/*
 * Units on screens. Every factor is made of the definitions below, which are exact by law
 * (international yard and pound 1959; US gallon 231 cubic inches; UK gallon 4.54609 L; MODEL.md),
 * so no rounded ratio is ever kept. `over` and `under` are multiplied and divided in exact
 * decimals.
 */
const INCH_CM = 2.54;
const US_GALLON_L = 3.785411784;
const IMPERIAL_GALLON_L = 4.54609;
const POUND_KG = 0.45359237;
const ACRE_HA = 0.40468564224;
const MILE_KM = 1.609344;
const STANDARD_GRAVITY = 9.80665;

type Factor = readonly [over: readonly number[], under: readonly number[]];
type Table = Readonly<Record<string, Factor>>;

/** L */
const VOLUMES = {
  L: [[], []],
  mL: [[], [1000]],
  'm³': [[1000], []],
  'US gal': [[US_GALLON_L], []],
  'US qt': [[US_GALLON_L], [4]],
  'US pt': [[US_GALLON_L], [8]],
  'US fl oz': [[US_GALLON_L], [128]],
  'imp gal': [[IMPERIAL_GALLON_L], []],
  'imp qt': [[IMPERIAL_GALLON_L], [4]],
  'imp pt': [[IMPERIAL_GALLON_L], [8]],
  'imp fl oz': [[IMPERIAL_GALLON_L], [160]],
} as const satisfies Record<string, Factor>;

/**
 * kg; a hundredweight (cwt) is the long one of 112 lb, a short ton 2,000 lb. The unit in which British
 * and Irish farms count a nutrient is 1 % of a hundredweight, 1.12 lb; advisers round units to the acre
 * x 1.255 to kg/ha to 1.25 (fas.scot, Understanding fertiliser).
 */
const MASSES = {
  kg: [[], []],
  g: [[], [1000]],
  t: [[1000], []],
  lb: [[POUND_KG], []],
  oz: [[POUND_KG], [16]],
  cwt: [[POUND_KG, 112], []],
  'short ton': [[POUND_KG, 2000], []],
  'UK unit': [[POUND_KG, 112], [100]],
} as const satisfies Record<string, Factor>;

/** ha; turf is sprayed per 1,000 ft² or per 100 m². */
const AREAS = {
  ha: [[], []],
  ac: [[ACRE_HA], []],
  'm²': [[], [10_000]],
  '100 m²': [[], [100]],
  'ft²': [
    [INCH_CM, 12, INCH_CM, 12],
    [10_000, 10_000],
  ],
  '1000 ft²': [
    [INCH_CM, 12, INCH_CM, 12],
    [10_000, 10],
  ],
} as const satisfies Record<string, Factor>;

/** 100 L of finished spray */
const SPRAY_VOLUMES = {
  '100 L': [[], []],
  '100 US gal': [[US_GALLON_L], []],
  '100 imp gal': [[IMPERIAL_GALLON_L], []],
} as const satisfies Record<string, Factor>;

const SPEEDS = {
  'km/h': [[], []],
  mph: [[MILE_KM], []],
  'm/s': [[36], [10]],
} as const satisfies Record<string, Factor>;

/** bar; a psi is a pound under standard gravity on a square inch. */
const PRESSURES = {
  bar: [[], []],
  kPa: [[], [100]],
  psi: [
    [POUND_KG, STANDARD_GRAVITY],
    [INCH_CM, INCH_CM, 10],
  ],
} as const satisfies Record<string, Factor>;

const LENGTHS = {
  m: [[], []],
  cm: [[], [100]],
  mm: [[], [1000]],
  ft: [[INCH_CM, 12], [100]],
  in: [[INCH_CM], [100]],
} as const satisfies Record<string, Factor>;

/** What a rate may speak of in place of the product: an element, its active ingredient, or the acid of it. */
const PART_NAMES = [
  ...(['N', 'P', 'K', 'S', 'Ca', 'Mg', 'Zn', 'Cu', 'Mn', 'Fe', 'Co', 'B', 'Mo', 'Se'] as const),
  ...(['ai', 'ae'] as const),
] as const;
type PartName = (typeof PART_NAMES)[number] | Oxide;

/** Milligrams in a litre of finished spray, which are the parts per million of a rate. */
const PARTS_PER_MILLION: Factor = [[], [10_000]];
const PPM_PARTS = ['N', 'P', 'K', 'ai', 'ae'] as const;

type Volume = keyof typeof VOLUMES;
type Mass = keyof typeof MASSES;
type Area = keyof typeof AREAS;

/** Every unit a field may be shown or typed in. The first of a dimension is the canonical one. */
export type UnitId =
  | Volume
  | Mass
  | Area
  | `${Volume | Mass}/${Area}`
  | `${Volume | Mass}/${keyof typeof SPRAY_VOLUMES}`
  | `${Volume | Mass}/load`
  | `${Volume}/min`
  | `${Mass}/${Volume}`
  | `${Volume}/${Mass}`
  | `${Mass} ${PartName}/${Area}`
  | 'mg/L'
  | `mg ${(typeof PPM_PARTS)[number]}/L`
  | keyof typeof SPEEDS
  | keyof typeof PRESSURES
  | keyof typeof LENGTHS
  | '°C'
  | '°F'
  | 'K'
  | '°R'
  | '% v/v'
  | '%'
  | 'ppm'
  | 'pH'
  | 'min'
  | 'h'
  | 's'
  | 's/load'
  | '1'
  | 'kJ/kg'
  | 'cent'
  | 'currency';

/** Canonical value = (shown − zero) x over / under. */
export interface DisplayUnit {
  readonly id: UnitId;
  /** Units convert inside one dimension only. */
  readonly dimension: string;
  readonly over: readonly number[];
  readonly under: readonly number[];
  readonly zero: number;
}

const UNITS = new Map<string, DisplayUnit>();

function add(dimension: string, id: string, [over, under]: Factor = [[], []], zero = 0): void {
  // Ids are composed from the tables above, whose keys the type is composed from.
  UNITS.set(id, { id: id as UnitId, dimension, over, under, zero });
}

function addAll(dimension: string, table: Table): void {
  for (const [id, factor] of Object.entries(table)) add(dimension, id, factor);
}

/**
 * Every unit of one table per every unit of another. `word` stands behind the first unit; `share`
 * is how much of that amount is meant.
 */
type Quotients = readonly [
  dimension: string,
  amounts: Table,
  bases: Table,
  word?: string,
  share?: number,
];

const PER_LOAD: Table = { load: [[], []] };
const PER_MINUTE: Table = { min: [[], []] };
const QUOTIENTS: readonly Quotients[] = [
  ...(
    [
      ['volume', VOLUMES],
      ['mass', MASSES],
    ] as const
  ).flatMap(([kind, table]): Quotients[] => [
    [`${kind}PerArea`, table, AREAS],
    [`${kind}PerVolume`, table, SPRAY_VOLUMES],
    [`${kind}PerLoad`, table, PER_LOAD],
  ]),
  ['flow', VOLUMES, PER_MINUTE],
  ['density', MASSES, VOLUMES],
  ['specificVolume', VOLUMES, MASSES],
  ...PART_NAMES.map((part): Quotients => [`nutrient ${part}`, MASSES, AREAS, ` ${part}`]),
  ...OXIDES.map((oxide): Quotients => [
    `nutrient ${elementOf(oxide)}`,
    MASSES,
    AREAS,
    ` ${oxide}`,
    elementFromOxide(oxide, 1),
  ]),
];

const factorIn = (table: Table, id: string): Factor | undefined =>
  Object.hasOwn(table, id) ? table[id] : undefined;

/**
 * Some 1,400 units are quotients: each is made when it is first asked for, because no page asks for
 * many.
 */
function addQuotient(id: string): DisplayUnit | undefined {
  const slash = id.indexOf('/');
  for (const [dimension, amounts, bases, word = '', share = 1] of QUOTIENTS) {
    const base = factorIn(bases, id.slice(slash + 1));
    const left = id.slice(0, slash);
    const amount = left.endsWith(word)
      ? factorIn(amounts, left.slice(0, left.length - word.length))
      : undefined;
    if (base === undefined || amount === undefined) continue;
    const [over, under] = amount;
    const [baseOver, baseUnder] = base;
    add(dimension, id, [
      [...over, share, ...baseUnder],
      [...under, ...baseOver],
    ]);
    break;
  }
  return UNITS.get(id);
}

addAll('volume', VOLUMES);
addAll('mass', MASSES);
addAll('area', AREAS);
add('volumePerVolume', '% v/v');
add('massPerVolume', 'mg/L', PARTS_PER_MILLION);
for (const part of PPM_PARTS) add(`ppm ${part}`, `mg ${part}/L`, PARTS_PER_MILLION);
addAll('speed', SPEEDS);
addAll('pressure', PRESSURES);
addAll('length', LENGTHS);
add('temperature', '°C');
add('temperature', '°F', [[5], [9]], 32);
// Differences have no zero of their own: a kelvin, and the degree of a Fahrenheit scale.
add('temperatureDifference', 'K');
add('temperatureDifference', '°R', [[5], [9]]);
add('share', '%');
add('concentration', 'ppm');
add('acidity', 'pH');
add('duration', 'min');
add('duration', 'h', [[60], []]);
add('duration', 's', [[], [60]]);
add('timePerLoad', 's/load');
add('count', '1');
add('heat', 'kJ/kg');
add('money', 'cent');
add('money', 'currency', [[100], []]);

/** A unit by its id, or null for a text that is none. */
export const findUnit = (id: string): DisplayUnit | null =>
  UNITS.get(id) ?? (id.includes('/') ? addQuotient(id) : undefined) ?? null;

/** A known unit. */
export function displayUnit(id: UnitId): DisplayUnit {
  const unit = findUnit(id);
  if (unit === null) throw new RangeError(`not a unit: ${id}`);
  return unit;
}
