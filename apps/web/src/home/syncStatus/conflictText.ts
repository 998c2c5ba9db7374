import { RECORD_FIGURES, type Conflict, type FieldValue } from '@mix/documents';
import { draftFields, isFields, type DraftField, type UnitId } from '@mix/engine';
import { catalogueStore } from '../../products/catalogue/catalogueStore.ts';
import { READING, shownDocuments } from '../../sync/shownDocuments.ts';
import { conflictWords } from '../../i18n/made/en/sync/conflictWords.ts';
import { productFieldWords } from '../../i18n/made/en/products/productFieldWords.ts';
import { recordWords } from '../../i18n/made/en/records/recordWords.ts';
import { moneyText } from '../../i18n/figures/moneyText.ts';
import { numberText } from '../../i18n/figures/numberText.ts';
import { plainQuantityText } from '../../i18n/figures/plainQuantityText.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { fieldNameText } from '../../i18n/problems/fieldNameText.ts';
import { soFar } from '../../sync/arrival/Collected.ts';

/** One difference between two devices, as it is shown. */
export interface ConflictText {
  readonly what: string;
  /** What stands in the document now. */
  readonly present: string;
  readonly other: string;
  /** The value before either device changed it; null where nobody knows. */
  readonly before: string | null;
}

type Words = Readonly<Record<string, string | undefined>>;

const FIGURES: Readonly<Record<string, UnitId>> = {
  areaHa: 'ha',
  ...Object.fromEntries(RECORD_FIGURES.map(([name, { unit }]) => [name, unit])),
  ...Object.fromEntries(
    Object.entries<DraftField>(draftFields).flatMap(([name, field]) =>
      field.kind === 'number' ? [[name, field.limits.unit]] : [],
    ),
  ),
};

/** Fields that mean nothing to a person: what they belong to is named beside them. */
const UNTOLD = ['sources', 'id', 'at', 'paddockId', 'productId', 'mixingOrder', 'outlineOrigin'];

const MONEY = ['price', 'costCentsPerHa'];

/** Most lines of one conflict. */
const MOST = 6;

/**
 * The differences of a conflict, a line each, but for money where the role does not include it.
 * Empty for a removal, and for a member that one side took out.
 */
export function conflictTexts(
  { path, other, before }: Pick<Conflict, 'path' | 'other' | 'before'>,
  present: FieldValue,
  seesMoney: boolean,
): readonly ConflictText[] {
  const name = path.at(-1) ?? '';
  const textsOf = (value: unknown) =>
    new Map(
      leavesOf([name], value)
        .filter(([leaf]) => seesMoney || !leaf.some((part) => MONEY.includes(part)))
        .map(([leaf, text]) => [leaf.join('/'), { leaf, text }] as const),
    );
  const [here, there, was] = [textsOf(present), textsOf(other), textsOf(before)];
  return [...new Map([...here, ...there])]
    .map(([key, { leaf }]) => ({
      what: whatText([...path.slice(0, -1), ...leaf]),
      present: here.get(key)?.text ?? conflictWords.notSet,
      other: there.get(key)?.text ?? conflictWords.notSet,
      before: before === undefined ? null : (was.get(key)?.text ?? conflictWords.notSet),
    }))
    .filter((line) => line.present !== line.other)
    .slice(0, MOST);
}

/** What a path is called: "Application rate", "Rate of Urea". */
export function whatText(path: readonly string[]): string {
  const list = path.indexOf('products');
  const product = list < 0 ? undefined : path[list + 1];
  const name = path.at(-1) ?? '';
  if (product !== undefined) {
    const called = productName(product);
    return name === product ? called : conflictWords.ofProduct(labelOf(name, true), called);
  }
  return labelOf(path[0] === 'loads' ? 'loads' : name, false);
}

function labelOf(name: string, ofProduct: boolean): string {
  const words: readonly Words[] = [
    conflictWords.parts,
    recordWords.fields,
    productFieldWords.fields,
  ];
  const field = ofProduct ? `products.0.${name}` : name;
  const label = fieldNameText(field, {});
  const known = words.map((some) => some[name]).find((word) => word !== undefined);
  if (known !== undefined) return known;
  return label === field ? conflictWords.anything : label;
}

function productName(id: string): string {
  const state = catalogueStore.store.getState();
  const products = state.status === 'ready' ? state.catalogue.products : [];
  const own = soFar(shownDocuments.getState().products ?? READING).map(({ value }) => value);
  return [...products, ...own].find((product) => product.id === id)?.name ?? id;
}

function machineName(id: string): string {
  const state = catalogueStore.store.getState();
  const machines = state.status === 'ready' ? state.catalogue.machines : [];
  return machines.find((machine) => machine.id === id)?.name ?? id;
}

type Leaf = readonly [path: readonly string[], text: string];

/**
 * The members of a value that a person can read: by their names, and in a list of products by the
 * product.
 */
function leavesOf(path: readonly string[], value: unknown): readonly Leaf[] {
  const text = leafText(path.at(-1) ?? '', value);
  if (text !== null) return [[path, text]];
  if (Array.isArray(value) && value.every(isOfProduct)) {
    return value.flatMap((line) => leavesOf(['products', line.productId], line));
  }
  if (!isFields(value)) return [[path, conflictWords.different]];
  const [list, product] = path;
  const within = list === 'products' && product !== undefined ? [list, product] : [];
  return Object.entries(value)
    .filter(([part]) => !UNTOLD.includes(part))
    .flatMap(([part, inner]) =>
      part === 'values' && isFields(inner)
        ? Object.entries(inner).flatMap(([fact, one]) => leavesOf([...within, fact], one))
        : leavesOf([...within, part], inner),
    );
}

const isOfProduct = (line: unknown): line is { readonly productId: string } =>
  isFields(line) && typeof line['productId'] === 'string';

function leafText(name: string, value: unknown): string | null {
  if (value === null || value === undefined) return conflictWords.notSet;
  if (typeof value === 'boolean') return value ? conflictWords.yes : conflictWords.no;
  if (typeof value === 'string') {
    return name === 'machineId' ? machineName(value) : conflictWords.quoted(value);
  }
  if (typeof value === 'number') {
    const unit = FIGURES[name];
    return unit === undefined ? numberText(value) : quantityText(value, unit);
  }
  return isFields(value) ? measureText(value) : null;
}

/** A figure and its unit, a price, or the machine referred to; null for anything else. */
function measureText(value: Readonly<Record<string, unknown>>): string | null {
  const { unit, per, amountCents, size, value: figure, referenceTo } = value;
  const amount = figure ?? size;
  if (typeof amount === 'number' && typeof unit === 'string')
    return plainQuantityText(amount, unit);
  if (typeof amountCents === 'number' && typeof per === 'string') {
    return `${moneyText(amountCents)} / ${per}`;
  }
  if (typeof referenceTo !== 'string') return null;
  return machineName(referenceTo.slice(referenceTo.lastIndexOf('/') + 1));
}
