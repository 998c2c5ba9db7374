import { convertUnit, shownUnit, type UnitId } from '@mix/engine';
import { reader } from '../../i18n/preferences/reader.ts';

/**
 * A step of a stepper in the reader's units: the friendly figure (1, 2 or 5 and its tens) next to
 * the metric one.
 */
export function shownStep(step: number, unit: UnitId): number {
  if (reader.system === 'metric') return step;
  const exact = convertUnit(step, unit, shownUnit(unit, reader.system));
  const tens = 10 ** Math.floor(Math.log10(exact));
  const friendly = [1, 2, 5, 10].map((figure) => figure * tens);
  return friendly.reduce((best, figure) =>
    Math.abs(Math.log(figure / exact)) < Math.abs(Math.log(best / exact)) ? figure : best,
  );
}
