import type { OwnProduct } from '@mix/documents';
import { elementFromOxide, parseQuantity, type Product } from '@mix/engine';
import type { FieldMessage } from '../../ui/fields/FieldMessageText.tsx';
import { readTyped } from '../../ui/forms/readTyped.ts';
import { placeInOrder } from '../own/placeInOrder.ts';
import {
  PRODUCT_COLUMNS,
  rowOf,
  type ColumnValue,
  type Pair,
  type ProductRow,
} from '../own/productColumns.ts';
import { productFault, type ProductFault } from '../own/rowFaults.ts';
import { factUnit } from './factUnit.ts';
import { isAsked } from './isAsked.ts';
import type { PairsKey, ProductTexts, TextPair } from './ProductTexts.ts';
import { textsOf } from './textsOf.ts';

/** The texts of an editor as facts. */
export interface ReadTexts {
  readonly row: ProductRow;
  /** Texts that stand for no number, by the id of their field. */
  readonly unread: ReadonlyMap<string, FieldMessage>;
  /** Faults that only typed text can have, such as g/L without a density. */
  readonly faults: readonly ProductFault[];
}

/** The key of one of the two fields of a pair. */
export const pairFieldKey = (key: PairsKey, place: number, part: 0 | 1): string =>
  `${key}.${place}.${part}`;

const NEGATIVE_ALLOWED = ['heatOfSolutionKJPerKg'];
const OXIDES = { 'nutrientsPct.P': 'P2O5', 'nutrientsPct.K': 'K2O' } as const;

/** g in a litre per % by weight at 1 kg/L: w/v % = w/w % x density (42.5 % w/v is 32 % w/w, S16). */
const G_PER_L_OF_PCT = 10;

export function readTexts(texts: ProductTexts, base: Product | OwnProduct | null): ReadTexts {
  const unread = new Map<string, FieldMessage>();
  const faults: ProductFault[] = [];
  const before =
    base === null
      ? null
      : { texts: textsOf(base), row: rowOf({ container: null, price: null, ...base }) };

  const read = (
    fieldKey: string,
    text: string,
    unit: ReturnType<typeof factUnit>['unit'],
    negativeAllowed: boolean,
  ): number | null => {
    const { value, message } = readTyped(text, unit, negativeAllowed);
    if (message !== null) unread.set(fieldKey, message);
    return value;
  };

  /** A field that was not touched keeps its figure to the last digit. */
  const untouched = (key: string): boolean =>
    before !== null &&
    texts.basis === 'byWeight' &&
    !texts.oxides &&
    before.texts.fields[key] === texts.fields[key] &&
    factUnit(key, before.texts).unit === factUnit(key, texts).unit;

  const figure = (key: string): ColumnValue => {
    const text = texts.fields[key] ?? '';
    if (untouched(key)) return before?.row[key] ?? null;
    if (key === 'price.amountCents') return readPrice(text);
    return read(key, text, factUnit(key, texts).unit, NEGATIVE_ALLOWED.includes(key));
  };

  const readPrice = (text: string): number | null => {
    const parsed = parseQuantity(text, {
      unit: 'currency',
      storedUnit: 'cent',
      maxDecimals: 2,
    });
    if (parsed.ok) return parsed.value.value;
    if (parsed.error.code !== 'empty') {
      const { message } = readTyped(text, '1');
      const fallback = productFault('price.amountCents', 'notANumber', text);
      if (message === null) faults.push(fallback);
      else unread.set('price.amountCents', message);
    }
    return null;
  };

  const pairs = (key: PairsKey, list: readonly TextPair[]): readonly Pair[] => {
    const same = before !== null && JSON.stringify(before.texts[key]) === JSON.stringify(list);
    if (same) return (before.row[key] ?? []) as readonly Pair[];
    const atUnit = key === 'solubility' ? '°C' : 'pH';
    return list.flatMap(([atText, valueText], place) => {
      const at = read(pairFieldKey(key, place, 0), atText, atUnit, key === 'solubility');
      const value = read(pairFieldKey(key, place, 1), valueText, '1', false);
      if (at !== null && value !== null) return [[at, value] as const];
      const isHalf = atText.trim() !== '' || valueText.trim() !== '';
      const isUnread =
        unread.has(pairFieldKey(key, place, 0)) || unread.has(pairFieldKey(key, place, 1));
      if (isHalf && !isUnread) faults.push(productFault(key, 'missing'));
      return [];
    });
  };

  const valueOf = (
    key: string,
    is: (typeof PRODUCT_COLUMNS)[number]['kind']['is'],
  ): ColumnValue => {
    if (!isAsked(key, texts)) return is === 'pairs' ? [] : null;
    if (key === 'solubility' || key === 'halfLifeByPh') return pairs(key, texts[key]);
    if (key === 'groups') return texts.groups;
    if (key === 'hazards') {
      return texts.hazards
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '');
    }
    if (is === 'figure') return figure(key);
    // A text area may hold line ends; a fact is one line of words.
    const text = (texts.fields[key] ?? '').replace(/\s+/g, ' ').trim();
    if (is === 'flag') return text === '' ? null : text === 'true';
    return text === '' ? null : text;
  };

  const row: Record<string, ColumnValue> = Object.fromEntries(
    PRODUCT_COLUMNS.map(({ key, kind }) => [key, valueOf(key, kind.is)]),
  );
  if (row.behaviour === null && row.form === 'liquid') row.behaviour = 'liquid';
  // The kind of a product decides its place in the mixing order, unless somebody chose another.
  row['mixClass'] ??= placeInOrder(row)?.toString() ?? null;
  toShares(row, texts, faults);
  keepSaltTable(row, before?.row ?? null);
  return { row, unread, faults };
}

/** Nutrients as elements in % by weight, whatever they were typed as. */
function toShares(
  row: Record<string, ColumnValue>,
  { basis, oxides }: ProductTexts,
  faults: ProductFault[],
): void {
  const density = row.liquidDensityKgPerL;
  const isByVolume = basis === 'byVolume' && row.form === 'liquid';
  for (const [key, typed] of Object.entries(row)) {
    if (!key.startsWith('nutrientsPct.') || typeof typed !== 'number') continue;
    if (isByVolume && typeof density !== 'number') {
      faults.push(productFault('liquidDensityKgPerL', 'needsDensity'));
      row[key] = null;
      continue;
    }
    const byWeight =
      isByVolume && typeof density === 'number' ? typed / (density * G_PER_L_OF_PCT) : typed;
    const oxide = oxides
      ? new Map<string, 'P2O5' | 'K2O'>(Object.entries(OXIDES)).get(key)
      : undefined;
    row[key] = oxide === undefined ? byWeight : elementFromOxide(oxide, byWeight);
  }
}

/**
 * A displacement that was typed goes before the salt table of the copied product; the table's
 * freezing point still holds.
 */
function keepSaltTable(row: Record<string, ColumnValue>, before: ProductRow | null): void {
  if (row['saltTable.saltId'] === null) {
    row['saltTable.anhydrousFraction'] = null;
    row['saltTable.givesRoom'] = null;
  } else if (before !== null && row.displacementLPerKg !== before.displacementLPerKg) {
    row['saltTable.givesRoom'] = false;
  }
}
