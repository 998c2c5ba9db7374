import { quantityText } from './quantityText.ts';

/** Hundredths of a hectare; of small ground square metres. */
export const outlinedDecimals = (areaHa: number): number => (areaHa >= 1 ? 2 : 4);

/** As much of it as was measured. */
export const outlinedText = (areaHa: number): string =>
  quantityText(areaHa, 'ha', outlinedDecimals(areaHa));
