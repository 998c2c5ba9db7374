import { tankVolumeDecimals, type ShownFigure } from '@mix/messages';
import { readersValue } from './readersValue.ts';
import { shownFigure } from './shownFigure.ts';

/** A line of the tank, or water to let in: as closely as a tank of that size is read. @param litres */
export const shownTankVolume = (litres: number): ShownFigure =>
  shownFigure(litres, 'L', tankVolumeDecimals(readersValue(litres, 'L')));

/** The same volume in running text. */
export function tankVolumeText(litres: number): string {
  const { text, unit } = shownTankVolume(litres);
  return `${text}\u00a0${unit}`;
}
