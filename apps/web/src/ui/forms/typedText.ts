import { convertUnit, shownUnit, type UnitId } from '@mix/engine';
import { fieldText, workedFigure } from '../../i18n/figures/fieldText.ts';
import { reader } from '../../i18n/preferences/reader.ts';

/** A metric value as the text of its field, in the reader's unit. */
export function typedText(value: number | null, unit: UnitId): string {
  if (value === null) return '';
  const shown = convertUnit(value, unit, shownUnit(unit, reader.system));
  return fieldText(workedFigure(shown));
}
