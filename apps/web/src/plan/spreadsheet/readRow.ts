import { isCalled, type Paddock } from '@mix/documents';
import {
  convertUnit,
  parseQuantity,
  type MixDraft,
  type Product,
  type QuantityTextProblem,
  type UnitId,
} from '@mix/engine';
import type { MixPaddock } from '../draft/MixForm.ts';
import type { SoldUnder } from './soldUnder.ts';
import { nearNames } from './nearNames.ts';
import { amountUnitOf, storedAmountUnit, type ColumnUse } from './planColumns.ts';
import { isFormula } from './showFormulas.ts';
import type { Cell } from './Table.ts';

/** What a row has wrong, or leaves open. */
export type RowProblem =
  | {
      readonly code: 'unknownPaddock' | 'unknownProduct';
      readonly text: string;
      /** What was most likely meant, the likeliest first. */
      readonly near: readonly string[];
    }
  | { readonly code: 'noArea' | 'noRate' | 'noProduct' | 'noDay' }
  /** `needsArea`: an amount a hectare; `productTwice`: the row names it twice. */
  | { readonly code: 'noAmount' | 'needsArea' | 'productTwice'; readonly product: string }
  /** `day`: no day on which a spray can have been; `dayUnclear`: two days; `beyond`: more than can be. */
  | {
      readonly code: 'day' | 'dayUnclear' | 'beyond';
      readonly heading: string;
      readonly text: string;
    }
  /** A column that names no unit, or a formula that the file has no value for. */
  | { readonly code: 'noUnit' | 'formula'; readonly heading: string }
  /** The column of units has none that is known, or nothing. */
  | { readonly code: 'unknownUnit'; readonly heading: string; readonly text: string }
  /** Two columns say one thing. */
  | { readonly code: 'twice'; readonly headings: readonly [string, string] }
  | {
      readonly code: 'figure';
      readonly heading: string;
      readonly text: string;
      readonly why: QuantityTextProblem['code'];
    };

export interface Meaning {
  readonly text: string;
  readonly meaning: string;
}

export interface RowContext {
  readonly uses: readonly ColumnUse[];
  readonly paddocks: readonly { readonly id: string; readonly value: Paddock }[];
  readonly products: readonly Product[];
  /** The product of a name, whole or in short; null: none, or nobody can say which. */
  readonly productCalled: (name: string) => Product | null;
  /** Gallons and ounces that name no country are imperial ones to the reader. */
  readonly isImperial: boolean;
  /** The products that were most likely meant, for a person to take or not. */
  readonly nearProducts: (text: string) => readonly string[];
  /** What is sold under a name, here and elsewhere; none where nothing is. */
  readonly soldUnder: (text: string) => readonly SoldUnder[];
  /** What a text of the file means instead, as somebody chose it: by the text in lower case. */
  readonly meanings: ReadonlyMap<string, string>;
}

/** A cell as it was written. */
export const textOf = (cell: Cell | undefined): string => (cell == null ? '' : String(cell));

/** The name that a text means; a meaning that somebody chose is shown with the row. */
function meant({ context, readAs }: Reading, text: string): string {
  const meaning = context.meanings.get(text.toLowerCase());
  if (meaning !== undefined) readAs.push({ text, meaning });
  return meaning ?? text;
}

/** Cuts a name to as many code points as a mix's name may have. */
export const cutName = (name: string, longest: number): string =>
  Array.from(name).slice(0, longest).join('');

/** One row while it is read, and what was found wrong with it so far. */
export interface Reading {
  readonly cells: readonly Cell[];
  readonly headings: readonly string[];
  readonly context: RowContext;
  readonly problems: RowProblem[];
  readonly readAs: Meaning[];
}

interface Units {
  readonly unit: UnitId;
  readonly storedUnit: UnitId;
}

/** A figure of a cell; null where the cell is empty, or holds no figure, which is a problem. */
export function figureAt(
  { cells, headings, problems }: Reading,
  at: number,
  units: Units,
): number | null {
  const cell = cells[at];
  const text = textOf(cell);
  if (text === '' || isFormula(text)) return null;
  // A number in a workbook is a number, whatever decimal sign the country writes.
  if (typeof cell === 'number' && cell >= 0) {
    return convertUnit(cell, units.unit, units.storedUnit);
  }
  const read = parseQuantity(text, units);
  if (read.ok) return read.value.value;
  problems.push({ code: 'figure', heading: headings[at] ?? '', text, why: read.error.code });
  return null;
}

/**
 * The one of several columns that says something in a row; null: none does. Of two neither is taken, as
 * nobody can say which is meant.
 */
export function onlyFilled(reading: Reading, columns: readonly number[]): number | 'twice' | null {
  const { cells, headings, problems } = reading;
  const [one, other] = columns.filter((at) => textOf(cells[at]) !== '');
  if (one === undefined) return null;
  if (other === undefined) return one;
  problems.push({ code: 'twice', headings: [headings[one] ?? '', headings[other] ?? ''] });
  return 'twice';
}

export const columnsUsedAs = (
  { context: { uses } }: Reading,
  is: ColumnUse['is'],
): readonly number[] => [...uses.keys()].filter((at) => uses[at]?.is === is);

/**
 * The one figure of a kind in a row. Undefined: no column says it there; null: it cannot be read, which is
 * a problem.
 */
export function statedFigure(
  reading: Reading,
  is: 'area' | 'applicationRate',
  storedUnit: UnitId,
): number | null | undefined {
  const at = onlyFilled(reading, columnsUsedAs(reading, is));
  if (at === 'twice') return null;
  const use = at === null ? undefined : reading.context.uses[at];
  return at !== null && use?.is === is
    ? figureAt(reading, at, { unit: use.unit, storedUnit })
    : undefined;
}

/** The one figure of a kind in a row. A missing one is a problem; an unreadable one has its own. */
export function groundFigure(
  reading: Reading,
  is: 'area' | 'applicationRate',
  storedUnit: UnitId,
  instead: number | null,
): number | null {
  const stated = statedFigure(reading, is, storedUnit);
  if (stated !== undefined) return stated;
  if (instead === null) reading.problems.push({ code: is === 'area' ? 'noArea' : 'noRate' });
  return instead;
}

export function textUsedAs(reading: Reading, is: ColumnUse['is']): string {
  const at = onlyFilled(reading, columnsUsedAs(reading, is));
  return at === null || at === 'twice' ? '' : textOf(reading.cells[at]);
}

/** The meaning that leaves a paddock's name mere words: ground that is no paddock of the list. */
export const AS_WORDS = '=';

export function paddockOf(reading: Reading): MixPaddock | null {
  const { context, problems } = reading;
  const text = textUsedAs(reading, 'paddock');
  if (text === '' || isFormula(text)) return null;
  const name = meant(reading, text);
  if (name === AS_WORDS) return { id: null, name: text, areaHa: null, landUse: null };
  const found = context.paddocks.find(({ value }) => isCalled(value, name));
  if (found !== undefined) {
    const { areaHa, landUse, name: itsName } = found.value;
    return { id: found.id, name: itsName, areaHa, landUse };
  }
  const names = context.paddocks.map(({ value }) => [value.name, ...value.earlierNames] as const);
  problems.push({ code: 'unknownPaddock', text, near: nearNames(name, names) });
  return null;
}

type Line = NonNullable<MixDraft['products']>[number];

interface Called {
  readonly product: Product;
  /** The brand that the row calls it by; null where that is none, or its own name. */
  readonly soldAs: string | null;
}

/** A product of a row: null where no product here has its name. */
export function productOf(reading: Reading, text: string): Called | null {
  const { context, problems } = reading;
  if (isFormula(text)) return null;
  const name = meant(reading, text);
  const product = context.productCalled(name);
  if (product === null) {
    problems.push({ code: 'unknownProduct', text, near: context.nearProducts(name) });
    return null;
  }
  const sold = name === text ? [] : context.soldUnder(text);
  const ofIt = sold.find(({ productId }) => productId === product.id);
  return { product, soldAs: ofIt?.brand ?? null };
}

/**
 * The unit that the row's own column of units gives an amount; null where there is none, which is a
 * problem.
 * @param unitOf null: the text is no unit
 */
export function unitBeside<Unit>(
  reading: Reading,
  at: number,
  unitOf: (text: string) => Unit | null,
): Unit | null {
  const { cells, headings, problems } = reading;
  const columns = columnsUsedAs(reading, 'unit');
  // Units stand behind their amount; a sheet with units before the amounts has one column of them.
  const column = columns.find((one) => one > at) ?? columns.at(-1);
  if (column === undefined) {
    problems.push({ code: 'noUnit', heading: headings[at] ?? '' });
    return null;
  }
  const text = textOf(cells[column]);
  const unit = unitOf(text);
  if (unit === null) {
    problems.push({ code: 'unknownUnit', heading: headings[column] ?? '', text });
  }
  return unit;
}

/** The amount in a column; null where it cannot be read, which is a problem. */
function amountAt(reading: Reading, at: number): Line['rate'] {
  const { uses, isImperial } = reading.context;
  const use = uses[at];
  const unit =
    use?.is === 'amount' && use.unit !== null
      ? use.unit
      : unitBeside(reading, at, (text) => amountUnitOf(text, isImperial));
  const storedUnit = unit && storedAmountUnit(unit);
  if (unit === null || storedUnit === null) return null;
  const value = figureAt(reading, at, { unit, storedUnit });
  return value === null ? null : { value, unit: storedUnit };
}

/** The rate of a product, from the one column behind it that has an amount. */
function rateIn(reading: Reading, columns: readonly number[], product: Product): Line['rate'] {
  const at = onlyFilled(reading, columns);
  if (at === null) reading.problems.push({ code: 'noAmount', product: product.name });
  return at === null || at === 'twice' ? null : amountAt(reading, at);
}

/** The products of a row, each with the columns between it and the next product: its amount is in one. */
export function calledProducts(
  reading: Reading,
): readonly (Called & { readonly behind: readonly number[] })[] {
  const { cells, problems } = reading;
  const places = columnsUsedAs(reading, 'product').filter((at) => textOf(cells[at]) !== '');
  if (places.length === 0) problems.push({ code: 'noProduct' });
  return places.flatMap((place, order) => {
    const called = productOf(reading, textOf(cells[place]));
    const end = places[order + 1] ?? cells.length;
    const behind = [...cells.keys()].slice(place + 1, end);
    return called === null ? [] : [{ ...called, behind }];
  });
}

export const productsOf = (reading: Reading): readonly Line[] =>
  calledProducts(reading).map(({ product, soldAs, behind }) => {
    const amounts = behind.filter((at) => reading.context.uses[at]?.is === 'amount');
    const rate = rateIn(reading, amounts, product);
    return { productId: product.id, ...(soldAs !== null && { soldAs }), rate };
  });

/** A row about to be read: formulas in its columns without a value are problems already. */
export function readingOf(
  cells: readonly Cell[],
  headings: readonly string[],
  context: RowContext,
): Reading {
  const problems: RowProblem[] = headings.flatMap((heading, at) =>
    context.uses[at]?.is !== 'nothing' && isFormula(textOf(cells[at]))
      ? [{ code: 'formula', heading }]
      : [],
  );
  return { cells, headings, context, problems, readAs: [] };
}
