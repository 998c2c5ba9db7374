import { documentPaths } from '@mix/documents';
import { collection, type Firestore, getDocsFromServer } from 'firebase/firestore';
import { answered } from './farmCall.ts';
import { FarmError } from './FarmError.ts';
import { changeRole, leaveFarm } from './farmMembers.ts';
import { readFarmSettings } from './farmSettings.ts';

/** The error code under which the account's messages stand. */
const LAST_OWNER = 'last-owner';

/**
 * Leaves every farm of an account that is about to be deleted. A farm that has nobody else stays as it
 * is: nobody can open it any more.
 * @throws with the code `last-owner` where others would be left on a farm without an owner
 */
export async function leaveFarms(database: Firestore, uid: string): Promise<void> {
  const farms = collection(database, `${documentPaths.user(uid)}/farms`);
  for (const { id } of (await answered(getDocsFromServer(farms))).docs) {
    try {
      await leaveFarm(database, id, uid);
    } catch (error) {
      if (!(error instanceof FarmError)) throw error;
      if (error.failure === 'lastOwner') await handOn(database, id, uid, error);
      // The farm had removed this account already; the account did not know yet.
      else if (error.failure !== 'refused') throw error;
    }
  }
}

/** Hands a farm to its successor, where other members are left and one of them was named. */
async function handOn(
  database: Firestore,
  farmId: string,
  uid: string,
  cause: FarmError,
): Promise<void> {
  const members = collection(database, `${documentPaths.farm(farmId)}/members`);
  const { docs } = await answered(getDocsFromServer(members));
  if (docs.length <= 1) return;
  const { successor } = await readFarmSettings(database, farmId);
  if (successor !== null && docs.some(({ id }) => id === successor)) {
    await changeRole(database, farmId, successor, 'owner');
    await leaveFarm(database, farmId, uid);
    return;
  }
  throw Object.assign(new Error('others are left', { cause }), { code: LAST_OWNER });
}
