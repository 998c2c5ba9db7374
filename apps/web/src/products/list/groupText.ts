import { productGroupWords } from '../../i18n/made/en/products/productGroupWords.ts';

/** A chemical group in words; one that the catalogue gains later shows its key until it has some. */
export const groupText = (group: string): string =>
  new Map(Object.entries(productGroupWords)).get(group) ?? group;
