import { documentStore } from '../device/documentStore.ts';
import { NO_MEMBER } from '../account/sendEntry.ts';
import { forgetGone, type GoneFarm } from './removedFromFarm.ts';

/** Saves what a left farm does not have as documents of the account that made them. */
export async function saveAsOwn({ uid }: GoneFarm): Promise<void> {
  const refused = await documentStore.entriesAt(uid, 'refused');
  for (const entry of refused) {
    if (entry.refusal?.code === NO_MEMBER) await documentStore.retry(entry);
  }
  forgetGone();
}
