import { asFields, sameFields, type JobTold } from '@mix/documents';
import { farmJobWords } from '../../../i18n/made/en/farm/farmJobWords.ts';
import { dayOfYearText } from '../../../i18n/figures/dateText.ts';
import { quantityText } from '../../../i18n/figures/quantityText.ts';
import { tankVolumeText } from '../../../i18n/figures/tankVolumeText.ts';
import { toldRows } from './toldRows.ts';

/** A figure of an instruction as it is read, by what it is of. */
interface ToldFigure {
  readonly id: string;
  readonly what: string;
  readonly text: string;
}

/** What an instruction says, figure by figure: its day, its ground, its spray and its products. */
function toldFigures(told: JobTold): readonly ToldFigure[] {
  const { plan, day } = told;
  const { day: dayWord, line, tank, rate } = farmJobWords;
  const largestL = Math.max(...plan.loads.map(({ loadL }) => loadL));
  return [
    { id: 'day', what: dayWord, text: day === null ? farmJobWords.noDay : dayOfYearText(day) },
    { id: 'rate', what: rate, text: quantityText(plan.applicationRateLPerHa, 'L/ha') },
    { id: 'tank', what: tank, text: tankVolumeText(plan.tankCapacityL) },
    { id: 'line', what: line, text: tankVolumeText(largestL) },
    ...toldRows(told, null).map(({ id, what, told: text }) => ({
      id: `row ${id}`,
      what,
      text: text ?? '',
    })),
  ];
}

/**
 * What an instruction changes against an earlier one, a sentence for each figure shown.
 * @returns null: they differ only in figures that are not shown here; empty: they are the same
 */
export function toldChanges(told: JobTold, before: JobTold): readonly string[] | null {
  const [now, then] = [toldFigures(told), toldFigures(before)];
  const lines = [
    ...now.flatMap(({ id, what, text }) => {
      const was = then.find((one) => one.id === id);
      if (was === undefined) return [farmJobWords.isNew(what, text)];
      return was.text === text ? [] : [farmJobWords.changedTo(what, text, was.text)];
    }),
    ...then
      .filter(({ id }) => !now.some((one) => one.id === id))
      .map(({ what, text }) => farmJobWords.isGone(what, text)),
  ];
  if (lines.length > 0) return lines;
  return sameFields(asFields(told.draft), asFields(before.draft)) &&
    sameFields(asFields(told.plan), asFields(before.plan))
    ? []
    : null;
}
