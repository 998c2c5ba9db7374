import { PROGRAM_FAULT } from '../../../documents/exchange/sendEntry.ts';
import type { StoredEntry } from '../../../documents/device/StoredEntry.ts';
import { dataWords } from '../../../words/en/home/dataWords.ts';

/** Why the account would not have it, and what helps. */
export function refusalText({ refusal, removed, locked }: StoredEntry): string {
  if (removed) return dataWords.removalDeniedWhy;
  if (locked === true) return dataWords.recordDeniedWhy;
  if (refusal?.code === PROGRAM_FAULT) return dataWords.faultWhy;
  return refusal?.code === 'permission-denied' ? dataWords.deniedWhy : dataWords.invalidWhy;
}
