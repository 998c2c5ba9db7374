import { DDI } from '../dataDictionary.ts';
import { readTaskData } from '../readTaskData.ts';
import { taskTotal } from '../totals/taskTotal.ts';
import { logFiles, machineXml, stretchesXml, taskZip, type SaidTotal } from './taskFiles.ts';

export interface MadeTask {
  readonly machines?: readonly string[];
  readonly stretches?: readonly (readonly SaidTotal[])[];
  /** Rows of each log; null: the files of the log are missing. */
  readonly logs?: readonly (readonly (readonly (number | null)[])[] | null)[];
  readonly logged?: readonly (readonly [ddi: string, elementId: string])[];
}

export const ONE_ELEMENT = machineXml('DVC1', [['DET1', 1]]);

/** A set of one done task. @param logged entries of the log; unless given, only the area */
export function totalsOf({
  machines = [ONE_ELEMENT],
  stretches = [],
  logs = [],
  logged = [[DDI.totalArea, 'DET1']],
}: MadeTask) {
  const names = logs.map((_, index) => `TLG0000${index + 1}`);
  const files = logs.flatMap((rows, index) =>
    rows === null ? [] : [logFiles(names[index] ?? '', logged, rows)],
  );
  const { data, fault } = readTaskData(
    taskZip(
      `${machines.join('')}<TSK A="TSK1" G="4">${stretchesXml(...stretches)}${names
        .map((name) => `<TLG A="${name}"/>`)
        .join('')}</TSK>`,
      Object.assign({}, ...files) as Record<string, Uint8Array>,
    ),
  );
  if (fault !== null) throw new Error(fault.code);
  const [task] = data.tasks;
  if (task === undefined) throw new Error('no task');
  return (ddi: string) => taskTotal(task, data, ddi);
}
/** Times of work whose one element states these areas, m². */
export const areas = (...values: readonly number[]): SaidTotal[][] =>
  values.map((value) => [[DDI.totalArea, 'DET1', value]]);
