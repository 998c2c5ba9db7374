import { quantityText } from './quantityText.ts';

/** Decimals of a hectare: two, and four below 1 ha, which are square metres. */
export const outlinedDecimals = (areaHa: number): number => (areaHa >= 1 ? 2 : 4);

/** An outline's area, as closely as it was measured. */
export const outlinedText = (areaHa: number): string =>
  quantityText(areaHa, 'ha', outlinedDecimals(areaHa));
