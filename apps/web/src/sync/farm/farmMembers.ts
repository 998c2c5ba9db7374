import { documentPaths, type Role } from '@mix/documents';
import {
  doc,
  type DocumentReference,
  type Firestore,
  serverTimestamp,
  type Transaction,
} from 'firebase/firestore';
import { newDocumentId } from '../newDocumentId.ts';
import { farmCall } from './farmCall.ts';
import { FarmError } from './FarmError.ts';

/**
 * Makes a farm, with whoever makes it as its owner.
 * @returns its id
 * @throws FarmError
 */
export async function foundFarm(
  database: Firestore,
  who: { readonly uid: string; readonly name: string | null },
  name: string,
): Promise<string> {
  const farmId = newDocumentId();
  const stamps = { createdAt: serverTimestamp(), updatedAt: serverTimestamp() };
  await farmCall(database, (transaction) => {
    transaction.set(doc(database, documentPaths.farm(farmId)), {
      name,
      owners: [who.uid],
      createdBy: who.uid,
      ...stamps,
    });
    transaction.set(doc(database, documentPaths.ofFarm(farmId, 'members', who.uid)), {
      role: 'owner',
      name: who.name,
      invite: null,
      ...stamps,
    });
    transaction.set(doc(database, documentPaths.own(who.uid, 'farms', farmId)), {
      name,
      ...stamps,
    });
    return Promise.resolve();
  });
  return farmId;
}

/**
 * Adds somebody to the farm's list of owners, or takes them off it, in the commit that changes
 * their role or membership.
 */
export async function nameOwner(
  transaction: Transaction,
  farm: DocumentReference,
  uid: string,
  isOwner: boolean,
): Promise<void> {
  const owners: unknown = (await transaction.get(farm)).get('owners');
  if (!Array.isArray(owners)) throw new FarmError('refused');
  if (owners.includes(uid) === isOwner) return;
  const others: readonly unknown[] = owners.filter((one) => one !== uid);
  const next = isOwner ? [...others, uid] : others;
  if (next.length === 0) throw new FarmError('lastOwner');
  transaction.update(farm, { owners: next, updatedAt: serverTimestamp() });
}

/** @throws FarmError `lastOwner` where nobody else owns the farm */
export const changeRole = (
  database: Firestore,
  farmId: string,
  uid: string,
  role: Role,
): Promise<void> =>
  farmCall(database, async (transaction) => {
    await nameOwner(transaction, doc(database, documentPaths.farm(farmId)), uid, role === 'owner');
    transaction.update(doc(database, documentPaths.ofFarm(farmId, 'members', uid)), {
      role,
      updatedAt: serverTimestamp(),
    });
  });

/**
 * Lets the name of an account choose a PIN on a device that several people share, for some minutes.
 * @throws FarmError
 */
export const letChoosePin = (database: Firestore, farmId: string, uid: string): Promise<void> =>
  farmCall(database, (transaction) => {
    transaction.update(doc(database, documentPaths.ofFarm(farmId, 'members', uid)), {
      choosesPinAt: serverTimestamp(),
      updatedAt: serverTimestamp(),
    });
    return Promise.resolve();
  });

/**
 * Leaves a farm, at once.
 * @throws FarmError `lastOwner` where nobody else owns the farm
 */
export const leaveFarm = (database: Firestore, farmId: string, uid: string): Promise<void> =>
  farmCall(database, async (transaction) => {
    await nameOwner(transaction, doc(database, documentPaths.farm(farmId)), uid, false);
    transaction.delete(doc(database, documentPaths.ofFarm(farmId, 'members', uid)));
    transaction.delete(doc(database, documentPaths.own(uid, 'farms', farmId)));
  });
