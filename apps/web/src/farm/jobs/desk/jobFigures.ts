import type { FarmJob, JobLoadProgress } from '@mix/documents';
import { farmJobWords } from '../../../i18n/made/en/farm/farmJobWords.ts';
import { numberText } from '../../../i18n/figures/numberText.ts';
import { quantityText } from '../../../i18n/figures/quantityText.ts';
import { shownFigure } from '../../../i18n/figures/shownFigure.ts';
import { shownTankVolume } from '../../../i18n/figures/tankVolumeText.ts';

interface JobFigure {
  readonly name: string;
  readonly text: string;
  /** The unit, or the total that the figure is out of. */
  readonly unit: string;
}

/** The large figures of a job, read from across a room: its progress, or before that its plan. */
export function jobFigures({ told, state, load, done }: FarmJob): readonly JobFigure[] {
  const { plan } = told;
  if (state === 'filling' && load !== null) return figuresOf(load, plan.sprayAreaHa);
  const loads = { name: farmJobWords.loadsRow, text: numberText(plan.loadCount), unit: '' };
  const rate = {
    name: farmJobWords.rate,
    ...shownFigure(plan.applicationRateLPerHa, 'L/ha'),
  };
  const tank = { name: farmJobWords.tank, ...shownTankVolume(plan.tankCapacityL) };
  const area =
    done === null
      ? { name: farmJobWords.area, ...shownFigure(plan.sprayAreaHa, 'ha') }
      : areaDone(done.areaDoneHa, plan.sprayAreaHa);
  return [area, loads, rate, tank];
}

function figuresOf(load: JobLoadProgress, areaHa: number): readonly JobFigure[] {
  const isBegun = load.step > 0;
  return [
    {
      name: farmJobWords.load,
      text: numberText(load.number),
      unit: farmJobWords.of(numberText(load.count)),
    },
    {
      name: farmJobWords.stepName,
      text: isBegun ? numberText(load.step) : '–',
      unit: isBegun ? farmJobWords.of(numberText(load.steps)) : farmJobWords.notBegun,
    },
    {
      name: farmJobWords.line,
      ...(isBegun ? shownTankVolume(load.lineL) : { text: '–', unit: farmJobWords.notBegun }),
    },
    areaDone(load.areaDoneHa, areaHa),
  ];
}

/** @param doneHa null: not known, and not shown as 0 */
const areaDone = (doneHa: number | null, areaHa: number): JobFigure => ({
  name: farmJobWords.areaDone,
  ...(doneHa === null
    ? { text: '–', unit: farmJobWords.notKnown }
    : {
        text: shownFigure(doneHa, 'ha').text,
        unit: farmJobWords.of(quantityText(areaHa, 'ha')),
      }),
});
