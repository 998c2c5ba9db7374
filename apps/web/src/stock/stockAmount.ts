import type { StockLedger } from '@mix/documents';
import { kilograms, litres, type Product, type ProductMeasure } from '@mix/engine';
import { measureText } from '../i18n/figures/measureText.ts';

/** An amount of a ledger with its unit. */
export const stockAmount = (value: number, unit: ProductMeasure['unit']): ProductMeasure =>
  unit === 'kg' ? { unit, value: kilograms(value) } : { unit, value: litres(value) };

/** An amount in words: "600 kg", "400 g". */
export const stockText = (value: number, unit: ProductMeasure['unit']): string => {
  // No decimals from 1,000 on: nobody counts thousands of kilograms in grams.
  const decimals = Math.abs(value) >= 1000 ? 0 : undefined;
  const text = measureText(stockAmount(Math.abs(value), unit), decimals);
  return value < 0 ? `−\u00a0${text}` : text;
};

/** The unit that a product is counted in: that of its ledger, else that of its form. */
export const stockUnit = (
  { form }: Pick<Product, 'form'>,
  ledger: Pick<StockLedger, 'unit'> | null,
): ProductMeasure['unit'] => ledger?.unit ?? (form === 'liquid' ? 'L' : 'kg');
