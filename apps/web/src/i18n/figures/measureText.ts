import type { ProductMeasure } from '@mix/engine';
import { shownAmount } from './shownFigure.ts';

/** An amount to weigh or measure, in running text: "400 g", "1.5 L". */
export function measureText(
  amount: { readonly value: number; readonly unit: ProductMeasure['unit'] },
  decimals?: number,
): string {
  const { text, unit } = shownAmount(amount, decimals);
  return `${text}\u00a0${unit}`;
}
