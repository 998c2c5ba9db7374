import type { Task, TaskData } from '@mix/ground';
import { deviceOffset } from '../device/clock/deviceOffset.ts';
import { roundedHa } from '../ground/paddock/paddockGround.ts';
import { terminalWords as words } from '../i18n/made/en/farm/terminalWords.ts';
import { numberText } from '../i18n/figures/numberText.ts';
import { outlinedText } from '../i18n/figures/outlinedText.ts';
import { quantityText } from '../i18n/figures/quantityText.ts';
import { timeOfFile } from './recordOfTask.ts';
import { doneOfTask } from './taskView.ts';

/** A row about a task; its text is null where the file does not state it. */
export type TaskRow = readonly [name: string, text: string | null];

/** A time of a file in local time; a time that no record can have is shown as the file has it. */
const momentText = (moment: string): string =>
  (timeOfFile(moment, Date.now(), deviceOffset) ?? moment).slice(0, 16).replace('T', ' ');

const areaText = (areaM2: number): string => outlinedText(roundedHa(areaM2));

/** A figure as text; where the file's counts disagree, the least and the greatest; null: none. */
function figureText(
  figure: number | null,
  figures: readonly number[],
  textOf: (value: number) => string,
): string | null {
  const [least] = figures;
  const most = figures.at(-1);
  if (least !== undefined && most !== undefined) {
    return words.disagree(textOf(least), textOf(most));
  }
  return figure === null ? null : textOf(figure);
}

/** What was done, as rows of a list. */
export function doneRows(task: Task, data: TaskData): readonly TaskRow[] {
  const { startedAt, endedAt, products, ...done } = doneOfTask(task, data);
  const unread = task.logs.filter(({ fault }) => fault !== null);
  const records = task.logs.reduce((sum, { recordCount }) => sum + recordCount, 0);
  const places = task.logs.reduce((sum, { track }) => sum + track.length, 0);
  return [
    [words.from, startedAt && momentText(startedAt)],
    [words.until, endedAt && momentText(endedAt)],
    [words.area, figureText(done.areaM2, done.areasM2, areaText)],
    [words.volume, figureText(done.volumeL, done.volumesL, (litres) => quantityText(litres, 'L'))],
    ...products.map(({ name, value, unit }) => [name, quantityText(value, unit)] as const),
    [
      words.logged,
      task.logs.length === unread.length
        ? null
        : words.logRecords(numberText(records), numberText(places)),
    ],
    [
      words.logsUnread,
      unread.length === 0
        ? null
        : unread.map(({ name, fault }) => words.logFault(name, fault ?? 'damaged')).join(', '),
    ],
  ];
}
