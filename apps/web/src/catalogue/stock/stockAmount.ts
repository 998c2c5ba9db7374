import type { StockLedger } from '@mix/documents';
import { kilograms, litres, type Product, type ProductMeasure } from '@mix/engine';
import { measureText } from '../../words/figures/measureText.ts';

/** An amount of a ledger with its unit. */
export const stockAmount = (value: number, unit: ProductMeasure['unit']): ProductMeasure =>
  unit === 'kg' ? { unit, value: kilograms(value) } : { unit, value: litres(value) };

/** The same in words: "600 kg", "400 g". */
export const stockText = (value: number, unit: ProductMeasure['unit']): string =>
  value < 0
    ? `−\u00a0${measureText(stockAmount(-value, unit))}`
    : measureText(stockAmount(value, unit));

/** In what a product is counted: as its book is, else as it is measured. */
export const stockUnit = (
  { form }: Pick<Product, 'form'>,
  ledger: Pick<StockLedger, 'unit'> | null,
): ProductMeasure['unit'] => ledger?.unit ?? (form === 'liquid' ? 'L' : 'kg');
