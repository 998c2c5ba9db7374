import { findUnit } from '@mix/engine';
import { numberText } from '../../i18n/figures/numberText.ts';
import { readersValue } from '../../i18n/figures/readersValue.ts';
import { publishedFigure } from '../../i18n/figures/publishedFigure.ts';
import { reader } from '../../i18n/preferences/reader.ts';

/** Decimals that show a figure to so many significant digits. */
const decimalsOf = (value: number, digits: number): number =>
  value === 0 ? 0 : Math.max(0, digits - 1 - Math.floor(Math.log10(Math.abs(value))));

/** A published figure as it stands in its source, or to four digits in the reader's own unit. */
export function factFigure(
  value: number,
  unit: string,
): { readonly text: string; readonly unit: string } {
  const known = findUnit(unit);
  const shown = known === null ? value : readersValue(value, known.id);
  const digits = shown === value || reader.system === 'metric' ? 5 : 4;
  return publishedFigure(value, unit, decimalsOf(shown, digits));
}

/** A figure as `factFigure` gives it, with its unit for running text. */
export function factFigureText(value: number, unit: string): string {
  const shown = factFigure(value, unit);
  return shown.unit === '' ? shown.text : `${shown.text}\u00a0${shown.unit}`;
}

/**
 * A nutrient's share by weight, in %. Oxides on a label are converted to elements: three digits are
 * all that such a figure holds.
 */
export const shareText = (pct: number): string => numberText(pct, decimalsOf(pct, 3));
