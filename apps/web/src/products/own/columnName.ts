import { productFactWords } from '../../i18n/made/en/products/productFactWords.ts';
import { productFieldWords } from '../../i18n/made/en/products/productFieldWords.ts';

/** What a column is called on a screen. */
export function columnName(key: string): string {
  const { fields } = productFieldWords;
  const [group, nutrient = ''] = key.split('.');
  if (group === 'nutrientsPct') {
    return new Map(Object.entries(productFactWords.nutrients)).get(nutrient) ?? fields.nutrientsPct;
  }
  return new Map(Object.entries(fields)).get(key) ?? fields.nutrientsPct;
}
