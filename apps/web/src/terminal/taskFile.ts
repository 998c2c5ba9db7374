import { writeTaskData, type IslandedRing, type TaskData } from '@mix/ground';
import type { Paddock } from '@mix/documents';

/** Ground as a terminal draws it; null where a paddock has no outline. */
export const outlineOf = ({
  outline,
  leftOut = [],
}: Pick<Paddock, 'outline' | 'leftOut'>): IslandedRing | null =>
  outline && { ring: outline, leftOut: leftOut.map((part) => part.outline) };

/** A set of task data as the file that a memory stick takes to a terminal. */
export const taskFile = (data: TaskData, title: string, version: string): Blob =>
  new Blob([new Uint8Array(writeTaskData(data, { title, version }))], { type: 'application/zip' });
