import type { ProductOrigin } from '../ProductOrigin.ts';
import { oneOf, orNull, readFacts, text } from '../tables/readTable.ts';
import { sourceId } from '../tables/sourceColumns.ts';

/** Brands and the labels that were read, by product; a plan needs none of it. */
export const productOrigins: readonly ProductOrigin[] = readFacts('productOrigins', {
  productId: text,
  maker: orNull(text),
  label: orNull(text),
  country: orNull(oneOf('AU', 'NZ', 'UK', 'IE', 'US')),
  registration: orNull(text),
  source: orNull(sourceId),
}).map(({ productId, maker, label, country, registration, source }) => ({
  id: productId,
  maker,
  label:
    label === null || country === null || source === null
      ? null
      : { product: label, country, registration, sourceId: source },
}));
