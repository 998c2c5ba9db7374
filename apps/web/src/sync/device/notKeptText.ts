import { deviceWords } from '../../i18n/made/en/home/deviceWords.ts';
import { DeviceStorageError } from './DeviceStorageError.ts';

const WHY = { memory: 'memoryOnlyWhy', full: 'fullWhy', failed: 'failedWhy' } as const;

/** Why the device did not keep a document, and what to do. */
function notKeptText(error: unknown): string {
  const code = error instanceof DeviceStorageError ? error.code : 'failed';
  return `${deviceWords.notSavedHere}. ${deviceWords[WHY[code]]}`;
}

/** Waits until the device keeps what is written: null, or why it does not. */
export const whyNotKept = (writing: Promise<unknown>): Promise<string | null> =>
  writing.then(() => null, notKeptText);
