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
  | { readonly is: 'nothing' | 'name' | 'paddock' | 'product' | 'unit' }
  /** Of a spray that was done: no plan has them. */
  | { readonly is: 'day' | 'operator' | 'notes' }
  | { readonly is: 'used'; readonly unit: 'kg' | 'L' }
  | { readonly is: 'area' | 'applicationRate'; readonly unit: UnitId }
  /** Null where the heading does not say, and nobody guesses: a column of units may, row by row. */
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

/** The words of a heading or a cell, to be compared. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}/%]+/gu, ' ')
    .trim();

type PlanUse = Exclude<ColumnUse['is'], 'day' | 'operator' | 'notes' | 'used'>;

/** How people head their columns, in the languages of the app. */
const NAMES: readonly (readonly [PlanUse, RegExp])[] = [
  ['amount', /\b(?:amount|dose|dosis|cantidad|quantite|product rate)\b/],
  ['area', /\b(?:area|size|superficie|surface|hectares?|hectareas?|acres?)\b/],
  ['applicationRate', /\b(?:water|spray volume|rate|volume|agua|caldo|eau|bouillie|volumen)\b/],
  ['unit', /^(?:(?:rate|dose|product) )?(?:units?|uom|unidad(?:es)?|unites?)(?: of measure)?$/],
  ['paddock', /\b(?:paddock|field|block|lote|parcela|campo|parcelle|potrero)\b/],
  ['product', /\b(?:product|producto|produit|fert|fertiliser|fertilizer|chemical|abono|engrais)\b/],
  ['name', /\b(?:name|mix|job|nombre|nom|mezcla|melange)\b/],
];

const asWritten = (unit: string): string => plain(unit).replaceAll(' ', '');

/** Whether this unit may be what the reader means by a gallon or ounce without a country. */
const isReaders = (unit: UnitId, isImperial: boolean): boolean =>
  !unit.startsWith(isImperial ? 'US ' : 'imp ');

/**
 * The unit that a heading ends in, has in brackets or is. Longer names first: `fl oz/ac` contains
 * `oz/ac`, which is not meant. A heading rarely says the country of its gallons and ounces: the
 * reader's are taken.
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

/** The unit that a text alone names; null where it is no unit of an amount. */
export function amountUnitOf(text: string, isImperial: boolean): UnitId | null {
  const written = asWritten(text);
  return (
    AMOUNT_UNITS.find((unit) => asWritten(unit) === written) ??
    AMOUNT_UNITS.find(
      (unit) => isReaders(unit, isImperial) && asWritten(unitSymbol(unit)) === written,
    ) ??
    null
  );
}

/** A unit that a heading states: in brackets, or so much to the hectare or the acre. */
const STATED_UNIT = /[([][^)\]]*[\p{L}%][^)\]]*[)\]]|\p{L}+ ?\/ ?(?:ha|ac|acre)\b/iu;
/** What is per area in words, which is no unit: "Water/ha". */
const NAMED_PER_AREA = /\b(?:water|rate|volume|agua|caldo|eau|bouillie|volumen) ?\/ ?(?:ha|ac)/i;

/** Whether a heading states a unit that is not known here: then no other is put in its place. */
const statesOther = (heading: string, found: HeadingUnits): boolean =>
  Object.values(found).every((unit) => unit === null) &&
  STATED_UNIT.test(heading) &&
  !NAMED_PER_AREA.test(heading);

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
  named: PlanUse | null,
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
    case 'unit':
      return { is: named };
    case 'nothing':
    case null:
      return columnOfUnits(words, found);
  }
}

const isMeasured = (named: PlanUse | null): boolean =>
  named === 'area' || named === 'applicationRate';

/** What a column most likely holds, by its heading alone. The guess is shown and can be changed. */
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
  if (isMeasured(named) && statesOther(heading, found)) {
    return RATE.test(words) ? { is: 'amount', unit: null } : { is: 'nothing' };
  }
  // "Rate" may be of the spray or of a product: its unit tells.
  const isOfProduct = found.amount !== null && found.spray === null && named !== 'area';
  return columnOfName(isOfProduct ? 'amount' : named, words, found, units);
}

/** Headings that are of the spray, and one that may be of the spray or of a product. */
const SPRAY = /\b(?:water|carrier|spray|volume|agua|caldo|eau|bouillie|volumen)\b/;
const RATE = /\brates?\b/;

/**
 * What the columns of a sheet most likely hold. "Rate" is of the product where another column is of the water,
 * or where a column names the units row by row.
 */
export function guessColumns(
  headings: readonly string[],
  units: ReadersUnits,
): readonly ColumnUse[] {
  const uses = headings.map((heading) => guessColumn(heading, units));
  const isSpray = (heading: string) => SPRAY.test(plain(heading));
  const hasUnits = uses.some(({ is }) => is === 'unit');
  const hasWater = headings.some(
    (heading, at) => uses[at]?.is === 'applicationRate' && isSpray(heading),
  );
  if (!uses.some(({ is }) => is === 'product') || (!hasUnits && !hasWater)) return uses;
  const isImperial = units.applicationRate === 'imp gal/ac';
  return uses.map((use, at): ColumnUse => {
    const heading = headings[at] ?? '';
    const isRate = use.is === 'applicationRate' && RATE.test(plain(heading)) && !isSpray(heading);
    return isRate ? { is: 'amount', unit: unitIn(heading, AMOUNT_UNITS, isImperial) } : use;
  });
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
    case 'used':
      return { is, unit: unit === 'L' ? 'L' : 'kg' };
    case 'name':
    case 'paddock':
    case 'product':
    case 'unit':
    case 'day':
    case 'operator':
    case 'notes':
      return { is };
    default:
      return { is: 'nothing' };
  }
}
