import type { SheetPacks } from '@mix/engine';
import { quantityText, type FigureFormat } from '../quantityText.ts';
import { figureText } from './figureText.ts';

/** "8 bags of 25 kg" in one language. */
export type ContainerWords = (count: number, kind: string, size: string) => string;

/** "6 bags of 25 kg + 16.67 kg" */
export function packsText(
  { containers, remainder }: SheetPacks,
  containerCount: ContainerWords,
  format: FigureFormat,
): string {
  const parts = containers.map(({ container: { kind, size, unit }, count }) =>
    containerCount(count, kind, quantityText(size, unit, format)),
  );
  return [...parts, ...(remainder === null ? [] : [figureText(remainder, format)])].join(' + ');
}
