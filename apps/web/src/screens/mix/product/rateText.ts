import type { Product, ProductRate } from '@mix/engine';
import { isSpray } from '../../../catalogue/productGroups.ts';
import { mixSheetWords } from '../../../words/en/mix/mixSheetWords.ts';
import { quantityText } from '../../../words/figures/quantityText.ts';
import { shownFigure } from '../../../words/figures/shownFigure.ts';

/** Decimals of a rate as it is printed. */
const RATE_DECIMALS = 3;

/** The usual range as printed: "15–80 kg/ha"; null where the catalogue has none. */
export function usualRateText({ rate }: Product): string | null {
  if (rate === null) return null;
  const max = quantityText(rate.max, rate.unit, RATE_DECIMALS);
  return rate.min === rate.max
    ? max
    : `${shownFigure(rate.min, rate.unit, RATE_DECIMALS).text}–${max}`;
}

/** What stands beside a product in a list: the rate last used, else the usual one, else its place. */
export function rateText(product: Product, used: ProductRate | undefined): string | null {
  if (used !== undefined) {
    return mixSheetWords.lastUsed(quantityText(used.value, used.unit, RATE_DECIMALS));
  }
  return usualRateText(product) ?? (isSpray(product) ? mixSheetWords.fromLabel : null);
}
