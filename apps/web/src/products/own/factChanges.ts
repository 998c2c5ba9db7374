import type { OwnProduct } from '@mix/documents';
import type { Product } from '@mix/engine';
import { PRODUCT_COLUMNS, rowOf, type ColumnValue, type ProductRow } from './productColumns.ts';

/** One fact that changed. */
export interface FactChange {
  readonly key: string;
  readonly before: ColumnValue;
  readonly after: ColumnValue;
}

const same = (a: ColumnValue, b: ColumnValue): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Every column in which two rows differ, in the order of a file; the key is no fact. */
export const rowChanges = (before: ProductRow, after: ProductRow): readonly FactChange[] =>
  PRODUCT_COLUMNS.filter(({ key }) => key !== 'id').flatMap(({ key }) => {
    const [old, now] = [before[key] ?? null, after[key] ?? null];
    return same(old, now) ? [] : [{ key, before: old, after: now }];
  });

/** A product's facts as a row. */
export const factRow = (product: Product | OwnProduct): ProductRow =>
  rowOf({ container: null, price: null, ...product });
