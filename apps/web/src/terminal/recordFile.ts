import type { Paddock } from '@mix/documents';
import { outlineOf, taskFile } from './taskFile.ts';
import { taskOfRecord } from './taskOfRecord.ts';

type RecordTask = Parameters<typeof taskOfRecord>[0];

/** What the file of a record is made of. */
export interface RecordFile extends Omit<RecordTask, 'outline'> {
  readonly paddock: Paddock | null;
  readonly title: string;
}

/** A record as a file for the terminal, or for the program of an office. */
export const recordFile = ({ paddock, title, ...of }: RecordFile): Blob =>
  taskFile(
    taskOfRecord({ ...of, outline: paddock && outlineOf(paddock) }),
    title,
    of.record.engineVersion,
  );
