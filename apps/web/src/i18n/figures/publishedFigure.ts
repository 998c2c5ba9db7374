import { findUnit } from '@mix/engine';
import type { ShownFigure } from '@mix/messages';
import { numberText } from './numberText.ts';
import { shownFigure } from './shownFigure.ts';

/**
 * A figure in the unit of its source: a unit of the engine as the reader has it, any other, such as
 * "g/kg water", as it stands. Figures whose type has a unit of the engine are for `shownFigure`.
 */
export function publishedFigure(value: number, unit: string, decimals?: number): ShownFigure {
  const known = findUnit(unit);
  return known === null
    ? { text: numberText(value, decimals), unit }
    : shownFigure(value, known.id, decimals);
}

/** The same figure in running text. */
export function publishedText(value: number, unit: string, decimals?: number): string {
  const shown = publishedFigure(value, unit, decimals);
  return shown.unit === '' ? shown.text : `${shown.text}\u00a0${shown.unit}`;
}
