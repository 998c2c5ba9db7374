import type { MixDraft } from '@mix/engine';

/** What is sprayed, and on how much ground. */
const textOf = ({
  sprayAreaHa,
  applicationRateLPerHa,
  bandWidthM,
  rowSpacingM,
  products = [],
}: MixDraft): string =>
  JSON.stringify([
    sprayAreaHa ?? null,
    applicationRateLPerHa ?? null,
    bandWidthM ?? null,
    rowSpacingM ?? null,
    products.map(({ productId, rate }) => [productId, rate?.value ?? null, rate?.unit ?? null]),
  ]);

/**
 * Whether a mix is the job that was done: the same products and rates on the same area. A name it was
 * given since, water that was measured or a speed that was set make no other job of it.
 */
export const isSameJob = (one: MixDraft, other: MixDraft): boolean => textOf(one) === textOf(other);
