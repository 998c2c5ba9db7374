import type { GaugeMark, SheetMark } from '@mix/engine';
import type { FigureFormat } from '../quantityText.ts';
import { figureText } from './figureText.ts';

/** How a mark of the sight gauge is told in one language. */
interface MarkWords {
  readonly mark: Readonly<Record<GaugeMark['kind'], string>>;
  readonly waterOf: (litres: string) => string;
  readonly covers: (area: string) => string;
}

/** "Mark below 300 L · 255.6 L water, 60 kg Urea. Covers 3 ha." */
export function markText(
  { kind, size, area, water, amounts }: SheetMark,
  nameOf: (productId: string) => string,
  words: MarkWords,
  format: FigureFormat,
): string {
  const told = (figure: typeof size): string => figureText(figure, format);
  const parts = [
    words.waterOf(told(water)),
    ...amounts.map(({ productId, amount }) => `${told(amount)} ${nameOf(productId)}`),
  ];
  return `${words.mark[kind]} ${told(size)} · ${parts.join(', ')}. ${words.covers(told(area))}`;
}
