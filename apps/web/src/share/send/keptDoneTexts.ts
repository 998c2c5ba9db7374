import {
  browserStorage,
  keepOnDevice,
  readFromDevice,
} from '../../device/storage/deviceStorage.ts';
import { reader } from '../../i18n/preferences/reader.ts';

const KEY = 'mix.doneTexts';

/** What was typed of a job that was done, by field. */
type DoneTexts = Readonly<Record<string, string>>;

const noTexts: DoneTexts = {};

/** Figures are read in the units they were typed in: those of other units are not these. */
const inUnits = (jobId: string): string => `${reader.system} ${jobId}`;

const isTexts = (value: unknown): value is DoneTexts =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');

/** What was typed into the answer of this job before, none where nothing was. */
export function readDoneTexts(jobId: string): DoneTexts {
  try {
    const kept: unknown = JSON.parse(readFromDevice(browserStorage(), KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return noTexts;
    const { keptFor, texts }: { keptFor?: unknown; texts?: unknown } = kept;
    return keptFor === inUnits(jobId) && isTexts(texts) ? texts : noTexts;
  } catch {
    return noTexts;
  }
}

/** Written down at every change: a sheet that is closed or killed half filled in opens as it was. */
export function keepDoneTexts(jobId: string, texts: DoneTexts): void {
  keepOnDevice(browserStorage(), KEY, JSON.stringify({ keptFor: inUnits(jobId), texts }));
}
