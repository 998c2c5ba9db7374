import type { Task, TaskData } from '@mix/ground';
import { deviceOffset } from '../../device/clock/deviceOffset.ts';
import { roundedHa } from '../../mix/paddock/paddockGround.ts';
import { terminalWords as words } from '../../words/en/farm/terminalWords.ts';
import { numberText } from '../../words/figures/numberText.ts';
import { outlinedText } from '../../words/figures/outlinedText.ts';
import { quantityText } from '../../words/figures/quantityText.ts';
import { timeOfFile } from './recordOfTask.ts';
import { doneOfTask } from './taskView.ts';

/** What a task says under a name. */
export type TaskRow = readonly [name: string, text: string | null];

/** A moment of a file on the clock of the place; one that no record could have stands as it is. */
const momentText = (moment: string): string =>
  (timeOfFile(moment, Date.now(), deviceOffset) ?? moment).slice(0, 16).replace('T', ' ');

/** What was done, by rows of a list; a null text is not said. */
export function doneRows(task: Task, data: TaskData): readonly TaskRow[] {
  const { startedAt, endedAt, areaM2, volumeL, products } = doneOfTask(task, data);
  const records = task.logs.reduce((sum, { recordCount }) => sum + recordCount, 0);
  const places = task.logs.reduce((sum, { track }) => sum + track.length, 0);
  return [
    [words.from, startedAt && momentText(startedAt)],
    [words.until, endedAt && momentText(endedAt)],
    [words.area, areaM2 === null ? null : outlinedText(roundedHa(areaM2))],
    [words.volume, volumeL === null ? null : quantityText(volumeL, 'L')],
    ...products.map(({ name, value, unit }) => [name, quantityText(value, unit)] as const),
    [
      words.logged,
      task.logs.length === 0 ? null : words.logRecords(numberText(records), numberText(places)),
    ],
  ];
}
