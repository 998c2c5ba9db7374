import type { UnitId } from '@mix/engine';
import { reportWords } from '../../i18n/made/en/reporting/reportWords.ts';
import { reader } from '../../i18n/preferences/reader.ts';
import { shownFigure } from '../../i18n/figures/shownFigure.ts';

/**
 * A figure of a column, without its unit: as many decimals in every row, zeros too, so that the
 * digits of a column stand below each other.
 */
export function columnText(value: number, unit: UnitId, decimals: number): string {
  const [whole = '', part = ''] = shownFigure(value, unit, decimals).text.split(
    reader.signs.decimal,
  );
  return decimals === 0 ? whole : whole + reader.signs.decimal + part.padEnd(decimals, '0');
}

/** A figure of a column whose heading says the unit, kg N/ha; a lower bound says so. */
export function columnFigure(kgPerHa: number, isLowerBound: boolean): string {
  const figure = columnText(kgPerHa, 'kg N/ha', 1);
  return isLowerBound ? reportWords.atLeast(figure) : figure;
}
