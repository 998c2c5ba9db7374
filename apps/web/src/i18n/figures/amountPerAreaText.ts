import type { ProductMeasure } from '@mix/engine';
import { readersValue } from './readersValue.ts';
import { shownAmount } from './shownFigure.ts';
import { shownUnitSign } from './shownUnitSign.ts';

/**
 * The amount that a hectare or an acre got, in the unit that it is measured in: "12.5 g/ha", since
 * "0.013 kg/ha" is 4 % more. @param areaHa above 0
 */
export function amountPerAreaText({ unit, value }: ProductMeasure, areaHa: number): string {
  const shown = shownAmount({ unit, value: value / readersValue(areaHa, 'ha') });
  return `${shown.text}\u00a0${shown.unit}/${shownUnitSign('ha')}`;
}
