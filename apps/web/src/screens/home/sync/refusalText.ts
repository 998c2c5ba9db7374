import type { StoredEntry } from '../../../documents/device/StoredEntry.ts';
import { dataWords } from '../../../words/en/home/dataWords.ts';

/** Why the account would not have it, and what helps. */
export function refusalText({ refusal, removed, locked }: StoredEntry): string {
  if (removed) return dataWords.removalDeniedWhy;
  if (locked === true) return dataWords.recordDeniedWhy;
  return refusal?.code === 'permission-denied' ? dataWords.deniedWhy : dataWords.invalidWhy;
}
