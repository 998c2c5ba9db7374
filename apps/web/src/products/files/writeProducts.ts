import type { OwnProduct } from '@mix/documents';
import {
  isPriceColumn,
  PRODUCT_COLUMNS,
  rowOf,
  type ColumnValue,
  type Pair,
  type ProductRow,
} from '../own/productColumns.ts';
import {
  csvText,
  plainNumber,
  type CsvColumn,
  type CsvForm,
  type CsvValue,
} from '../../device/files/csvText.ts';

/** Marks a JSON file as a file of products. */
export const FILE_FORMAT = 'mix-products';
export const FILE_VERSION = 1;

/** Between the entries of a list inside one cell; no entry can hold it. */
export const LIST_SEPARATOR = '\n';
/** Between the pairs inside one cell, and between the two of a pair. */
export const PAIR_SEPARATOR = '; ';
export const PAIR_SIGN = ': ';

const isPair = (entry: string | Pair): entry is Pair => typeof entry !== 'string';

function cellOf(value: ColumnValue, decimal: CsvForm['decimal']): CsvValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  if (typeof value === 'boolean') return String(value);
  const number = (figure: number) => plainNumber(figure).replace('.', decimal);
  const entries = value.map((entry) => (isPair(entry) ? entry.map(number).join(PAIR_SIGN) : entry));
  const hasPairs = value.some(isPair);
  return entries.length === 0 ? null : entries.join(hasPairs ? PAIR_SEPARATOR : LIST_SEPARATOR);
}

const columnsOf = (withPrices: boolean) =>
  PRODUCT_COLUMNS.filter(({ key }) => withPrices || !isPriceColumn(key));

/** One's own products as a CSV file that a spreadsheet of the reader's country opens. */
export function productsCsv(
  products: readonly OwnProduct[],
  form: CsvForm,
  withPrices = true,
): string {
  const columns = columnsOf(withPrices).map(({ key, heading, kind }): CsvColumn<ProductRow> => ({
    heading,
    kind: kind.is === 'figure' ? 'number' : 'text',
    of: (row) => cellOf(row[key] ?? null, form.decimal),
  }));
  return csvText(products.map(rowOf), columns, form);
}

/** One's own products as a JSON file: every fact under the key of its column, null for not known. */
export function productsJson(products: readonly OwnProduct[], withPrices = true): string {
  const keys = columnsOf(withPrices).map(({ key }) => key);
  const rows = products.map((product) => {
    const row = rowOf(product);
    return Object.fromEntries(keys.map((key) => [key, row[key] ?? null]));
  });
  return JSON.stringify({ format: FILE_FORMAT, version: FILE_VERSION, products: rows }, null, 2);
}
