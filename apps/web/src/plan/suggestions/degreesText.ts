import { convertUnit, shownUnit } from '@mix/engine';
import { numberText } from '../../i18n/figures/numberText.ts';
import { shownUnitSign } from '../../i18n/figures/shownUnitSign.ts';
import { reader } from '../../i18n/preferences/reader.ts';

/** A difference of temperatures in the reader's degrees, without the zero of their scale. */
export function degreesText(kelvin: number): string {
  const unit = shownUnit('°C', reader.system);
  const shown = convertUnit(kelvin, '°C', unit) - convertUnit(0, '°C', unit);
  return `${numberText(shown, 1)}\u00a0${shownUnitSign('°C')}`;
}
