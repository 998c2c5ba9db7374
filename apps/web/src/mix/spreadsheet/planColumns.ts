import {
  RATE_UNITS,
  shownUnit,
  unitSymbol,
  UNIT_SYSTEMS,
  type RateUnit,
  type UnitId,
} from '@mix/engine';

/** What a column of a file may hold for a plan, with its unit where it has one. */
export type ColumnUse =
  | { readonly is: 'nothing' | 'name' | 'paddock' | 'product' }
  | { readonly is: 'area' | 'applicationRate'; readonly unit: UnitId }
  /** Null: the heading does not say, and nobody guesses. */
  | { readonly is: 'amount'; readonly unit: UnitId | null };

export const AREA_UNITS = ['ha', 'ac'] as const satisfies readonly UnitId[];
export const APPLICATION_RATE_UNITS = [
  'L/ha',
  'US gal/ac',
  'imp gal/ac',
] as const satisfies readonly UnitId[];

/** Units an amount may stand in, each with the one that it is stored in. */
const storedUnits: ReadonlyMap<UnitId, RateUnit> = new Map(
  UNIT_SYSTEMS.flatMap((system) =>
    RATE_UNITS.map((stored) => [shownUnit(stored, system), stored] as const),
  ).reverse(),
);
export const AMOUNT_UNITS: readonly UnitId[] = [...storedUnits.keys()].reverse();
export const storedAmountUnit = (unit: UnitId): RateUnit | null => storedUnits.get(unit) ?? null;

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}/%]+/gu, ' ')
    .trim();

/** How people head their columns, in the languages of the app. */
const NAMES: readonly (readonly [ColumnUse['is'], RegExp])[] = [
  ['amount', /\b(?:amount|dose|dosis|cantidad|quantite|product rate)\b/],
  ['area', /\b(?:area|size|superficie|surface|hectares?|hectareas?|acres?)\b/],
  ['applicationRate', /\b(?:water|spray volume|rate|volume|agua|caldo|eau|bouillie|volumen)\b/],
  ['paddock', /\b(?:paddock|field|block|lote|parcela|campo|parcelle|potrero)\b/],
  ['product', /\b(?:product|producto|produit|fert|fertiliser|fertilizer|chemical|abono|engrais)\b/],
  ['name', /\b(?:name|mix|job|nombre|nom|mezcla|melange)\b/],
];

const asWritten = (unit: string): string => plain(unit).replaceAll(' ', '');

/** Whether a gallon or an ounce that names no country is this one to the reader. */
const isReaders = (unit: UnitId, isImperial: boolean): boolean =>
  !unit.startsWith(isImperial ? 'US ' : 'imp ');

/**
 * The unit that a heading ends in, has in brackets or is. Longer ones first: in `fl oz/ac` stands an
 * `oz/ac`, which is none. Gallons and ounces of which country, a heading rarely says: the reader's.
 */
function unitIn(heading: string, units: readonly UnitId[], isImperial: boolean): UnitId | null {
  const words = ` ${plain(heading)} `;
  const joined = plain(heading).replaceAll(' ', '');
  const written = units
    .flatMap((unit) => [
      { unit, name: unit },
      ...(isReaders(unit, isImperial) ? [{ unit, name: unitSymbol(unit) }] : []),
    ])
    .toSorted((one, other) => other.name.length - one.name.length);
  const whole = written.find(({ name }) => asWritten(name) === joined);
  const part = written.find(({ name }) => words.includes(` ${plain(name)} `));
  return (whole ?? part)?.unit ?? null;
}

/** An area whose heading is the name of its unit. */
const AREA_NAMES: readonly (readonly [UnitId, RegExp])[] = [
  ['ac', /\bacres?\b/],
  ['ha', /\bhect(?:are|area)s?\b/],
];

interface ReadersUnits {
  readonly area: UnitId;
  readonly applicationRate: UnitId;
}

interface HeadingUnits {
  readonly area: UnitId | null;
  readonly spray: UnitId | null;
  readonly amount: UnitId | null;
}

/** What a heading says by its units alone: "ha" is an area, "L/ha" the spray. */
function columnOfUnits(words: string, { area, spray }: HeadingUnits): ColumnUse {
  if (spray !== null) return { is: 'applicationRate', unit: spray };
  const isArea = area !== null && asWritten(area) === words;
  return isArea ? { is: 'area', unit: area } : { is: 'nothing' };
}

function columnOfName(
  named: ColumnUse['is'] | null,
  words: string,
  found: HeadingUnits,
  units: ReadersUnits,
): ColumnUse {
  switch (named) {
    case 'area':
      return { is: named, unit: found.area ?? units.area };
    case 'applicationRate': {
      const isPerHa = /\/ ?ha\b/.test(words);
      return { is: named, unit: found.spray ?? (isPerHa ? 'L/ha' : units.applicationRate) };
    }
    case 'amount':
      return { is: named, unit: found.amount };
    case 'name':
    case 'paddock':
    case 'product':
      return { is: named };
    case 'nothing':
    case null:
      return columnOfUnits(words, found);
  }
}

/** What a column most likely holds, by its heading alone. It is shown, and can be changed. */
export function guessColumn(heading: string, units: ReadersUnits): ColumnUse {
  const words = plain(heading);
  const isImperial = units.applicationRate === 'imp gal/ac';
  const areaName = AREA_NAMES.find(([, name]) => name.test(words));
  const found = {
    area: unitIn(heading, AREA_UNITS, isImperial) ?? areaName?.[0] ?? null,
    spray: unitIn(heading, APPLICATION_RATE_UNITS, isImperial),
    amount: unitIn(heading, AMOUNT_UNITS, isImperial),
  };
  const named = NAMES.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
  // "Rate" may be of the spray or of a product: its unit tells.
  const isOfProduct = found.amount !== null && found.spray === null && named !== 'area';
  return columnOfName(isOfProduct ? 'amount' : named, words, found, units);
}

/** A use as the value of a choice, and back. */
export const columnKey = (use: ColumnUse): string =>
  'unit' in use ? `${use.is}|${use.unit ?? ''}` : use.is;

export function columnOfKey(key: string): ColumnUse {
  const [is = 'nothing', unit = ''] = key.split('|');
  switch (is) {
    case 'area':
      return { is, unit: AREA_UNITS.find((one) => one === unit) ?? 'ha' };
    case 'applicationRate':
      return { is, unit: APPLICATION_RATE_UNITS.find((one) => one === unit) ?? 'L/ha' };
    case 'amount':
      return { is, unit: AMOUNT_UNITS.find((one) => one === unit) ?? null };
    case 'name':
    case 'paddock':
    case 'product':
      return { is };
    default:
      return { is: 'nothing' };
  }
}
