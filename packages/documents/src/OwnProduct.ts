import { isFields, type Product, type ProductContainer, type ProductPrice } from '@mix/engine';
import { asFields } from './fields/DocumentFields.ts';
import type { DocumentKind } from './DocumentKind.ts';
import { inPlainWords } from './fields/inPlainWords.ts';
import { productMerge } from './productMerge.ts';
import { factRows, purchaseRows } from './productRows.ts';
import { isDocumentOf, isWholeOf } from './tables/shapeOfRows.ts';

const areFacts = isDocumentOf(factRows);

/** Whether a stored value is a product's facts, every needed field there and each as it can be. */
export const isOwnProduct = (value: unknown): value is Product =>
  isFields(value) && areFacts(value);

export const areProducts = (value: unknown): value is readonly Product[] =>
  Array.isArray(value) && value.every(isOwnProduct);

/** A product of the owner's own: its facts, and how it is bought. */
export interface OwnProduct extends Product {
  readonly container: ProductContainer | null;
  readonly price: ProductPrice | null;
}

const isWhole = isWholeOf(purchaseRows);
const isPurchase = (value: unknown): value is Pick<OwnProduct, 'container' | 'price'> =>
  isWhole(value);

const SCHEMA_VERSION = 1;

export const ownProductKind: DocumentKind<OwnProduct> = inPlainWords({
  parse: (fields) => {
    if (!isFields(fields)) return null;
    const { schemaVersion, container = null, price = null, ...product } = fields;
    const purchase = { container, price };
    if (schemaVersion !== SCHEMA_VERSION) return null;
    return isOwnProduct(product) && isPurchase(purchase) ? { ...product, ...purchase } : null;
  },
  serialise: (product) => ({ ...asFields(product), schemaVersion: SCHEMA_VERSION }),
  merge: productMerge,
  nameOf: ({ name }) => name,
});
