import { isFields } from '@mix/engine';
import { isReferenceTo, referenceTo } from './fields/DocumentFields.ts';
import type { DocumentKind } from './DocumentKind.ts';
import { inPlainWords } from './fields/inPlainWords.ts';
import { documentPaths, isOwnProductId } from './paths.ts';
import { wholeMerge } from './merge/wholeMerge.ts';

/** A product that its owner marked; the document's id is the product's. */
export interface Favourite {
  readonly productId: string;
  readonly isFavourite: boolean;
}

/** `product/urea`, `users/u1/products/own-1`, and `products/own-1` while the owner is not known. */
const PRODUCT = /^(?:product|(?:users\/[^/]+\/)?products)\/([^/]+)$/;

/**
 * The id of the product that an entry of the owner's list points to; null when it points elsewhere.
 * Entries of earlier versions point to `product` for the owner's own ones too.
 */
export const listedProductId = (reference: unknown): string | null =>
  isReferenceTo(reference) ? (PRODUCT.exec(reference.referenceTo)?.[1] ?? null) : null;

/** Stored as `userproduct` with references, which are made whole where the owner is known. */
export const favouriteKind: DocumentKind<Favourite> = inPlainWords({
  parse: (fields) => {
    if (!isFields(fields) || typeof fields['isFavourite'] !== 'boolean') return null;
    const productId = listedProductId(fields['productId']);
    return productId === null ? null : { productId, isFavourite: fields['isFavourite'] };
  },
  serialise: ({ productId, isFavourite }) => ({
    productId: referenceTo(
      isOwnProductId(productId)
        ? `products/${productId}`
        : documentPaths.catalogueItem('product', productId),
    ),
    isFavourite,
  }),
  merge: wholeMerge('silent'),
  nameOf: ({ productId }) => productId,
});
