import type { SheetLoad } from '@mix/engine';
import { loadExtent } from './loadExtent.ts';
import type { FigureFormat } from '../quantityText.ts';
import { figureText } from './figureText.ts';

/** How a kind of load is told in one language. */
interface LoadWords {
  readonly loadNumbers: (extent: 'one' | 'pair' | 'more', from: number, to: number) => string;
  readonly sheet: {
    readonly loadsCover: (loads: string, litres: string, area: string) => string;
    readonly eachCovers: (loads: string, litres: string, area: string) => string;
    readonly smaller: (load: string) => string;
    readonly heel: (litres: string) => string;
    readonly areaOr: string;
  };
}

/** "Load 3 · 350 L in the tank · covers 3.5 ha · smaller load · 50 L already in the tank" */
export function coverText(
  { from, to, size, areas, isSmaller, heel }: SheetLoad,
  { loadNumbers, sheet }: LoadWords,
  format: FigureFormat,
): string {
  const told = (figure: typeof size): string => figureText(figure, format);
  const covers = from === to ? sheet.loadsCover : sheet.eachCovers;
  const text = covers(
    loadNumbers(loadExtent(from, to), from, to),
    told(size),
    [...new Set(areas.map(told))].join(sheet.areaOr),
  );
  const covered = isSmaller ? sheet.smaller(text) : text;
  return heel === null ? covered : `${covered} ${sheet.heel(told(heel))}`;
}
