import type { Product, ProductRate } from '@mix/engine';
import { isSpray } from '../../products/productGroups.ts';
import { mixSheetWords } from '../../i18n/made/en/mix/mixSheetWords.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { shownFigure } from '../../i18n/figures/shownFigure.ts';

/** Decimals of a rate as it is printed. */
const RATE_DECIMALS = 3;

/** The usual range as printed: "15–80 kg/ha"; null where the catalogue has none. */
export function usualRateText({ rate }: Product): string | null {
  if (rate === null) return null;
  const max = quantityText(rate.max, rate.unit, RATE_DECIMALS);
  if (rate.min === rate.max) return max;
  // Where large letters leave no room for both, the unit gives way, never the figures.
  const [figure = max, ...unit] = max.split('\u00A0');
  const least = shownFigure(rate.min, rate.unit, RATE_DECIMALS).text;
  return `${least}–${figure} ${unit.join('\u00A0')}`;
}

/**
 * What stands beside a product in a list: the rate last used, else the usual one, else for a spray
 * that its label has it.
 */
export function rateText(product: Product, used: ProductRate | undefined): string | null {
  if (used !== undefined) {
    return mixSheetWords.lastUsed(quantityText(used.value, used.unit, RATE_DECIMALS));
  }
  return usualRateText(product) ?? (isSpray(product) ? mixSheetWords.fromLabel : null);
}
