import type { ContainerCount, ProductContainer, ProductMeasure } from '@mix/engine';
import { quantityText } from '../figures/quantityText.ts';
import { resultWords } from '../made/en/result/resultWords.ts';
import { shownAmount } from '../figures/shownFigure.ts';

/** "8 bags of 25 kg" */
export const containersOf = (count: number, { kind, size, unit }: ProductContainer): string =>
  resultWords.containerCount(count, kind, quantityText(size, unit));

/** "6 bags of 25 kg + 16.67 kg"; null where the operator has set no containers. */
export function containerText(
  counted: ContainerCount | null,
  unit: ProductMeasure['unit'],
): string | null {
  if (counted === null) return null;
  const parts = counted.containers.map(({ container, count }) => containersOf(count, container));
  const remainder = shownAmount({ unit, value: counted.remainder });
  const rest = remainder.text === '0' ? null : `${remainder.text}\u00a0${remainder.unit}`;
  if (parts.length === 0 && rest === null) return null;
  return [...parts, ...(rest === null ? [] : [rest])].join(' + ');
}
