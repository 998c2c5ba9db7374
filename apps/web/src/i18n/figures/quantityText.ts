import type { UnitId } from '@mix/engine';
import { shownFigure } from './shownFigure.ts';

/** Keeps a figure and its unit on one line. */
const NO_BREAK_SPACE = '\u00a0';

/** A figure with its unit in running text: "2.3 bar". About four figures unless `decimals` says. */
export function quantityText(value: number, unit: UnitId, decimals?: number): string {
  const shown = shownFigure(value, unit, decimals);
  return shown.unit === '' ? shown.text : shown.text + NO_BREAK_SPACE + shown.unit;
}
