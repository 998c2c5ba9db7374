import type { UnitId } from '@mix/engine';
import { fieldText, workedFigure } from '../../i18n/figures/fieldText.ts';
import { readersValue } from '../../i18n/figures/readersValue.ts';

/** A metric figure as the text of a field in the reader's own unit. */
export const readersText = (value: number, unit: UnitId): string =>
  fieldText(workedFigure(readersValue(value, unit)));
