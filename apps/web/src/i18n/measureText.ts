import { formatAmount, type ProductMeasure } from '@mix/engine';

/** An amount to weigh or measure, in running text: "400 g", "1.5 L". */
export function measureText(amount: ProductMeasure, decimals?: number): string {
  const { text, unit } = formatAmount(amount, decimals === undefined ? {} : { decimals });
  return `${text}\u00a0${unit}`;
}
