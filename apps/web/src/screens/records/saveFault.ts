import { DeviceStorageError } from '../../documents/device/DeviceStorageError.ts';
import { dataWords } from '../../words/en/home/dataWords.ts';

const WHY = { memory: 'memoryOnlyWhy', full: 'fullWhy', failed: 'failedWhy' } as const;

/** Why the device did not keep a record, and what to do. */
export function saveFault(error: unknown): string {
  const code = error instanceof DeviceStorageError ? error.code : 'failed';
  return `${dataWords.notSavedHere}. ${dataWords[WHY[code]]}`;
}
