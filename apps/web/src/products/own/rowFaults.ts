import {
  draftFields,
  limitProblem,
  RATE_PARAMETERS,
  type Parameter,
  type RateUnit,
  type SaltTable,
} from '@mix/engine';
import { PRODUCT_COLUMNS, type Pair, type ProductRow } from './productColumns.ts';

const { containers, price } = draftFields.products.of.fields;

/** What is wrong with one fact of a product, or worth a second look. */
export interface ProductFault {
  /** The column. */
  readonly key: string;
  readonly code: ProductFaultCode;
  /** False: it can be kept, but is unusual. */
  readonly stops: boolean;
  /** What was typed, or the figure it came to; null where there is none. */
  readonly value: string | number | null;
  /** The limits that the value is beyond, in the unit; null for another kind of fault. */
  readonly limits: { readonly min: number; readonly max: number; readonly unit: string } | null;
}

export type ProductFaultCode =
  | 'missing'
  | 'notANumber'
  | 'notAChoice'
  | 'notText'
  | 'tooLong'
  | 'tooMany'
  | 'duplicate'
  | 'outOfRange'
  | 'unusual'
  | 'notAscending'
  | 'sumAbove100'
  | 'doesNotFit'
  | 'disagrees'
  | 'needsDensity';

export const productFault = (
  key: string,
  code: ProductFaultCode,
  value: ProductFault['value'] = null,
  limits: ProductFault['limits'] = null,
): ProductFault => ({
  key,
  code,
  stops: code !== 'unusual' && code !== 'disagrees',
  value,
  limits,
});

/** A figure against its hard limits, and against what is usual. */
function limitFaults(key: string, value: number, limits: Parameter, unit: string): ProductFault[] {
  const problem = limitProblem(limits, value, key);
  if (problem === null) return [];
  const { min, max, softLow, softHigh } = limits;
  if (problem.code === 'unusuallyLow' || problem.code === 'unusuallyHigh') {
    const usual = { min: softLow ?? min, max: softHigh ?? max, unit };
    return [productFault(key, 'unusual', value, usual)];
  }
  return [productFault(key, 'outOfRange', value, { min, max, unit })];
}

/** Control characters, and marks that turn the direction of text round. */
const UNPRINTABLE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const MOST_ENTRIES = 60;

function textFault(key: string, text: string, longest: number): ProductFault[] {
  if (UNPRINTABLE.test(text)) return [productFault(key, 'notText')];
  return Array.from(text).length > longest ? [productFault(key, 'tooLong')] : [];
}

function textFaults(row: ProductRow): ProductFault[] {
  return PRODUCT_COLUMNS.flatMap(({ key, kind }) => {
    const value = row[key] ?? null;
    if (kind.is === 'text') {
      return typeof value === 'string' ? textFault(key, value, kind.longest) : [];
    }
    if (!Array.isArray(value)) return [];
    const entries: readonly unknown[] = value;
    if (entries.length > MOST_ENTRIES) return [productFault(key, 'tooMany')];
    return entries.flatMap((entry) =>
      kind.is === 'texts' && typeof entry === 'string' ? textFault(key, entry, kind.longest) : [],
    );
  });
}

const figureOf = (row: ProductRow, key: string): number | null => {
  const value = row[key];
  return typeof value === 'number' ? value : null;
};

function figureFaults(row: ProductRow): ProductFault[] {
  return PRODUCT_COLUMNS.flatMap(({ key, kind, unit }) => {
    if (kind.is === 'figure') {
      const value = figureOf(row, key);
      return value === null || unit === null ? [] : limitFaults(key, value, kind.limits, unit);
    }
    if (kind.is !== 'pairs') return [];
    const pairs = (row[key] ?? []) as readonly Pair[];
    const [first, second] = kind.limits;
    return pairs.flatMap(([at, value], place) => [
      ...limitFaults(key, at, first, first.unit),
      ...limitFaults(key, value, second, second.unit),
      ...(place > 0 && at <= (pairs[place - 1]?.[0] ?? -Infinity)
        ? [productFault(key, 'notAscending', at)]
        : []),
    ]);
  });
}

const NEEDED = ['name', 'category', 'form', 'behaviour', 'mixClass'] as const;

/** Facts that mean something only together: one of them alone is a fault. */
const TOGETHER = [
  ['rate.max', 'rate.unit'],
  ['container.size', 'container.unit', 'container.kind'],
  ['price.amountCents', 'price.per'],
  // A hydrate is not its anhydrous salt: a share that is missing is not taken for 1.
  ['saltTable.saltId', 'saltTable.anhydrousFraction'],
] as const;

function missingFaults(row: ProductRow): ProductFault[] {
  const isMissing = (key: string) => row[key] === null || row[key] === undefined || row[key] === '';
  const half = TOGETHER.flatMap((keys) => {
    const missing = keys.filter(isMissing);
    return missing.length === keys.length ? [] : missing;
  });
  const lowest = isMissing('rate.max') && !isMissing('rate.min') ? ['rate.max'] : [];
  const missing = new Set([...NEEDED.filter(isMissing), ...half, ...lowest]);
  return [...missing].map((key) => productFault(key, 'missing'));
}

const VOLUME_UNITS: readonly unknown[] = ['L', 'mL'];
const isVolumeRate = (unit: string): boolean => /^(?:m?L\/|%)/.test(unit);
/** A usual rate is an amount of the product itself, for an area or a volume. */
const isNoUsualRate = (unit: string): boolean => unit.endsWith('/load') || unit.startsWith('kg ');

function rateFaults(row: ProductRow): ProductFault[] {
  const unit = row['rate.unit'];
  if (typeof unit !== 'string') return [];
  const faults: ProductFault[] = [];
  if (isNoUsualRate(unit) || (row.form !== 'liquid' && isVolumeRate(unit)))
    faults.push(productFault('rate.unit', 'doesNotFit', unit));
  const limits = RATE_PARAMETERS[unit as RateUnit];
  const min = figureOf(row, 'rate.min');
  const max = figureOf(row, 'rate.max');
  if (max !== null) faults.push(...limitFaults('rate.max', max, limits, unit));
  if (min !== null) faults.push(...limitFaults('rate.min', min, limits, unit));
  if (min !== null && max !== null && min > max)
    faults.push(productFault('rate.min', 'notAscending', min));
  return faults;
}

function purchaseFaults(row: ProductRow): ProductFault[] {
  const faults: ProductFault[] = [];
  const isLiquid = row.form === 'liquid';
  const unit = row['container.unit'];
  const size = figureOf(row, 'container.size');
  if (typeof unit === 'string') {
    if (VOLUME_UNITS.includes(unit) !== isLiquid)
      faults.push(productFault('container.unit', 'doesNotFit', unit));
    const limits = { ...containers.of.fields.size.limits, softHigh: null };
    if (size !== null) faults.push(...limitFaults('container.size', size, limits, unit));
  }
  const per = row['price.per'];
  if ((per === 'L' && !isLiquid) || (per === 'container' && size === null))
    faults.push(productFault('price.per', 'doesNotFit', per));
  const amount = figureOf(row, 'price.amountCents');
  const limits = price.fields.amountCents.limits;
  if (amount !== null) faults.push(...limitFaults('price.amountCents', amount, limits, 'cent'));
  return faults;
}

/** Facts that only some products have: only what dissolves has a solubility, and so on. */
function fitFaults(row: ProductRow): ProductFault[] {
  const { form, behaviour } = row;
  if (typeof form !== 'string' || typeof behaviour !== 'string') return [];
  const isSet = (key: string) => {
    const value = row[key] ?? null;
    return value !== null && !(Array.isArray(value) && value.length === 0);
  };
  const isLiquid = behaviour === 'liquid';
  const stray = [
    (form === 'liquid') !== isLiquid && 'behaviour',
    isLiquid && isSet('displacementLPerKg') && 'displacementLPerKg',
    !isLiquid && isSet('liquidDensityKgPerL') && 'liquidDensityKgPerL',
    behaviour !== 'dissolves' && isSet('solubility') && 'solubility',
    behaviour !== 'dissolves' && isSet('saltTable.saltId') && 'saltTable.saltId',
  ];
  return stray
    .filter((key) => key !== false)
    .map((key) => productFault(key, 'doesNotFit', behaviour));
}

/** Relative difference that the rounding of a handbook's figures may cause. */
const DENSITY_TOLERANCE = 0.02;

function agreementFaults(row: ProductRow): ProductFault[] {
  const bulk = figureOf(row, 'bulkDensityKgPerL');
  const solid = figureOf(row, 'particleDensityKgPerL');
  const room = figureOf(row, 'displacementLPerKg');
  const faults: ProductFault[] = [];
  // Loose in the bag there is air between the grains.
  if (bulk !== null && solid !== null && bulk >= solid)
    faults.push({ ...productFault('bulkDensityKgPerL', 'disagrees', bulk), stops: true });
  // An undissolved solid takes its own volume, 1/density (MODEL.md).
  if (room !== null && solid !== null && row.behaviour === 'suspends') {
    const isClose = Math.abs(room * solid - 1) <= DENSITY_TOLERANCE;
    if (!isClose) faults.push(productFault('displacementLPerKg', 'disagrees', room));
  }
  return faults;
}

function nutrientFaults(row: ProductRow): ProductFault[] {
  const shares = Object.keys(row).flatMap((key) =>
    key.startsWith('nutrientsPct.') ? [figureOf(row, key) ?? 0] : [],
  );
  const sum = shares.reduce((total, share) => total + share, 0);
  if (sum > 100 + 1e-9) return [productFault('nutrientsPct', 'sumAbove100', sum)];
  if (row.analysis === 'none' && sum > 0) return [productFault('analysis', 'doesNotFit')];
  return [];
}

function saltFaults(row: ProductRow, tables: readonly SaltTable[]): ProductFault[] {
  const saltId = row['saltTable.saltId'];
  if (typeof saltId !== 'string' || tables.some((table) => table.saltId === saltId)) return [];
  return [productFault('saltTable.saltId', 'notAChoice', saltId)];
}

/** Every fault of one product, each at its column; faults that stop saving come first. */
export function rowFaults(
  row: ProductRow,
  saltTables: readonly SaltTable[],
): readonly ProductFault[] {
  return [
    ...missingFaults(row),
    ...textFaults(row),
    ...figureFaults(row),
    ...nutrientFaults(row),
    ...fitFaults(row),
    ...rateFaults(row),
    ...agreementFaults(row),
    ...saltFaults(row, saltTables),
    ...purchaseFaults(row),
  ].sort((one, other) => Number(other.stops) - Number(one.stops));
}
