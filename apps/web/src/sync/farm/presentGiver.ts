import type { Firestore } from 'firebase/firestore';
import { reportError } from '../../device/errors/reportError.ts';
import { documentStore } from '../device/documentStore.ts';
import { setBrowserTimer } from '../account/setBrowserTimer.ts';
import { createGiver } from './createGiver.ts';
import { FarmError } from './FarmError.ts';
import { giveToFarm } from './giveToFarm.ts';

let present: { readonly uid: string; readonly giver: ReturnType<typeof createGiver> } | null = null;

/** A page served without TLS has no such locks: giving twice then writes nothing twice either. */
function alone<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;
  return locks === undefined ? work() : locks.request('mix-giving', work);
}

/** The one that gives what an account had alone, for the life of this page. */
export function presentGiver(uid: string, database: Firestore): ReturnType<typeof createGiver> {
  if (present?.uid === uid) return present.giver;
  present?.giver.stop();
  const giver = createGiver({
    uid,
    // What waits on this device is sent first: only what the account has can be given.
    give: async (farmId, onProgress) => {
      if ((await documentStore.entriesAt(uid, 'waiting')).length > 0) {
        throw new FarmError('notSent');
      }
      return giveToFarm(database, { uid, farmId }, onProgress);
    },
    alone,
    random: Math.random,
    later: setBrowserTimer,
    report: reportError,
  });
  window.addEventListener('online', giver.hasten);
  present = { uid, giver };
  return giver;
}
