import { productGroupWords } from '../../i18n/made/en/products/productGroupWords.ts';

/** A chemical group in words; a group without words here shows its key. */
export const groupText = (group: string): string =>
  new Map(Object.entries(productGroupWords)).get(group) ?? group;
