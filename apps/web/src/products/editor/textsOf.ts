import type { OwnProduct } from '@mix/documents';
import { currentGroups, type Product } from '@mix/engine';
import { typedText } from '../../ui/forms/typedText.ts';
import { fieldText } from '../../i18n/figures/fieldText.ts';
import { PRODUCT_COLUMNS, type Pair } from '../own/productColumns.ts';
import { factUnit } from './factUnit.ts';
import type { ProductTexts, TextPair } from './ProductTexts.ts';

export const emptyTexts: ProductTexts = {
  fields: {},
  solubility: [],
  halfLifeByPh: [],
  groups: [],
  hazards: '',
  basis: 'byWeight',
  oxides: false,
};

const CENTS = 100;

/** The facts of a product as texts of the editor, in the reader's units. */
export function textsOf(product: Product | OwnProduct): ProductTexts {
  const whole: OwnProduct = { container: null, price: null, ...product };
  const choices = PRODUCT_COLUMNS.flatMap(({ key, kind, valueOf }) => {
    const value = valueOf(whole);
    if (kind.is === 'figure' || value === null || Array.isArray(value)) return [];
    return [[key, String(value)] as const];
  });
  const texts: ProductTexts = { ...emptyTexts, fields: Object.fromEntries(choices) };
  const figures = PRODUCT_COLUMNS.flatMap(({ key, kind, valueOf }) => {
    const value = valueOf(whole);
    if (kind.is !== 'figure' || typeof value !== 'number') return [];
    if (key === 'price.amountCents') return [[key, fieldText(value / CENTS)] as const];
    return [[key, typedText(value, factUnit(key, texts).unit)] as const];
  });
  const pairs = (list: readonly Pair[], atUnit: '°C' | 'pH'): readonly TextPair[] =>
    list.map(([at, value]) => [typedText(at, atUnit), typedText(value, '1')]);
  return {
    ...texts,
    fields: { ...texts.fields, ...Object.fromEntries(figures) },
    solubility: pairs(
      product.solubility.map(({ temperatureC, gPerKgWater }) => [temperatureC, gPerKgWater]),
      '°C',
    ),
    halfLifeByPh: pairs(
      product.halfLifeByPh.map(({ ph, halfLifeMin }) => [ph, halfLifeMin]),
      'pH',
    ),
    groups: currentGroups(product.groups),
    hazards: product.hazards.join('\n'),
  };
}
