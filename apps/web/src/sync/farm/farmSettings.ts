import { CLOSED_FARM_DAYS, documentPaths, plainWords } from '@mix/documents';
import {
  doc,
  type Firestore,
  getDocFromServer,
  serverTimestamp,
  Timestamp,
} from 'firebase/firestore';
import { answered, farmCall } from './farmCall.ts';

/** What the farm's own document says, besides its owners. */
export interface FarmSettings {
  /** Null: it has none. */
  readonly name: string | null;
  /** The uid of who becomes its owner when the last owner's account is deleted; null: nobody was named. */
  readonly successor: string | null;
  /** Since when it is closed; null: it is not. */
  readonly closedAt: Date | null;
}

/** When a farm that was closed goes for good; null: it is open. */
export const erasedAt = ({ closedAt }: FarmSettings): Date | null =>
  closedAt === null ? null : new Date(closedAt.getTime() + CLOSED_FARM_DAYS * 86_400_000);

/** @throws FarmError */
export async function readFarmSettings(database: Firestore, farmId: string): Promise<FarmSettings> {
  const found = await answered(getDocFromServer(doc(database, documentPaths.farm(farmId))));
  const name: unknown = found.get('name');
  const successor: unknown = found.get('successor');
  const closedAt: unknown = found.get('closedAt');
  const text = typeof name === 'string' ? plainWords(name).trim() : '';
  return {
    name: text === '' ? null : text,
    successor: typeof successor === 'string' ? successor : null,
    closedAt: closedAt instanceof Timestamp ? closedAt.toDate() : null,
  };
}

type Change =
  | { readonly name: string }
  | { readonly successor: string | null }
  | { readonly isClosed: boolean };

const fieldsOf = (change: Change) => {
  if (!('isClosed' in change)) return change;
  return { closedAt: change.isClosed ? serverTimestamp() : null };
};

/** Changes one thing about the farm, which is for its owners. @throws FarmError */
export const changeFarm = (database: Firestore, farmId: string, change: Change): Promise<void> =>
  farmCall(database, (transaction) => {
    transaction.update(doc(database, documentPaths.farm(farmId)), {
      ...fieldsOf(change),
      updatedAt: serverTimestamp(),
    });
    return Promise.resolve();
  });
