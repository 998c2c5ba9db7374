import { browserStorage, forgetOnDevice } from '../../device/storage/deviceStorage.ts';
import { documentStore } from './documentStore.ts';
import { linesOwner } from './reported/ReportLine.ts';

/** Documents of an account and of its farms that only this device holds: waiting to be sent, or refused. */
export async function countUnsent(uid: string): Promise<number> {
  const waiting = await documentStore.entriesAt(uid, 'waiting');
  const refused = await documentStore.entriesAt(uid, 'refused');
  const ofFarms = (await documentStore.entriesOfFarms(uid)).filter(
    ({ place }) => place !== 'synced',
  );
  return waiting.length + refused.length + ofFarms.length;
}

/** Keys of the device, not of whoever worked on it; the session removes its own keys. */
const STAYS = ['mix.preferences', 'mix.install', 'mix.account', 'mix.leaving', 'mix.owedEndings'];

/**
 * Removes the documents of an account and of its farms from this device in one step, and the work that is not saved
 * yet with them: the next person on a shared phone finds nothing. Sync must be stopped.
 */
export async function forgetDocuments(uid: string): Promise<void> {
  const entries = [];
  for (const owner of [uid, linesOwner(uid)]) {
    entries.push(...(await documentStore.entries(owner)));
    entries.push(...(await documentStore.entriesOfFarms(owner)));
  }
  await documentStore.change(entries.map((key) => ({ key, decide: () => null })));
  const storage = browserStorage();
  for (const key of Object.keys(storage ?? {})) {
    if (!key.startsWith('mix.') || STAYS.includes(key)) continue;
    forgetOnDevice(storage, key);
    // The browser tells the other tabs; this one must hear it too.
    window.dispatchEvent(new StorageEvent('storage', { key }));
  }
}
