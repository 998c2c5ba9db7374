import type { ReportedRecord } from '../records/ReportedRecord.ts';
import { plainName } from './isCalled.ts';
import type { isRecordOn, PaddockGround } from './paddockNitrogen.ts';

type Ground = Pick<PaddockGround, 'id' | 'name' | 'earlierNames'>;

/**
 * Sorts records once by the ground they count on (`isRecordOn`), so that each record is visited
 * once for all paddocks, and not once for each.
 * @param keptIds of every paddock of the owner: a record of one of them counts on no other
 * @returns the records on some ground: those with its id first, then those that only name it
 */
export function recordsByGround(
  records: readonly ReportedRecord[],
  keptIds: Parameters<typeof isRecordOn>[2],
): (ground: Ground) => readonly ReportedRecord[] {
  const ofPaddock = new Map<string, ReportedRecord[]>();
  const ofName = new Map<string, ReportedRecord[]>();
  for (const record of records) {
    const { paddockId, location } = record;
    if (paddockId !== null) add(ofPaddock, paddockId, record);
    const isElsewhere = paddockId !== null && keptIds.has(paddockId);
    if (!isElsewhere && location !== null) add(ofName, plainName(location), record);
  }
  return ({ id, name, earlierNames }) => {
    const found = new Set(ofPaddock.get(id));
    for (const called of [name, ...earlierNames])
      for (const record of ofName.get(plainName(called)) ?? []) found.add(record);
    return [...found];
  };
}

function add(groups: Map<string, ReportedRecord[]>, key: string, record: ReportedRecord): void {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [record]);
  else group.push(record);
}
