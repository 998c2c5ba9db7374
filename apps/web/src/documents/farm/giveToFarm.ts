import {
  documentPaths,
  isOwnProductId,
  listedProductId,
  OWN_COLLECTIONS,
  referenceTo,
  type FarmCollection,
} from '@mix/documents';
import {
  collection,
  doc,
  type DocumentData,
  DocumentReference,
  type Firestore,
  getDocFromServer,
  getDocsFromServer,
  query,
  serverTimestamp,
  where,
  writeBatch,
} from 'firebase/firestore';
import { SAVED_MACHINE_ID } from '../savedMachineId.ts';
import { answered } from './farmCall.ts';

/** What came to the farm, and what it had under the same id already. */
export interface Given {
  readonly given: number;
  readonly there: number;
}

/** All that somebody has alone but what was to be chosen between two devices, and their farms. */
const KINDS = OWN_COLLECTIONS.filter((kind) => kind !== 'conflicts' && kind !== 'farms');

/**
 * The rules look up the original of each record and track that is given, beside a track its record, and at
 * most 20 documents for a commit.
 */
const BATCH = 9;

interface Copy {
  readonly id: string;
  readonly data: DocumentData;
}

/**
 * Copies what an account has alone into a farm, each document under the id it has: giving twice gives
 * once, and what the farm has already stays as it is. The account keeps its own. A record brings its
 * time with it, and so its lock.
 * @throws FarmError
 */
export async function giveToFarm(database: Firestore, uid: string, farmId: string): Promise<Given> {
  const profile = await answered(getDocFromServer(doc(database, documentPaths.user(uid))));
  const machines: unknown = profile.get('userMachines');
  const first: unknown = Array.isArray(machines) ? machines[0] : undefined;
  const totals = { given: 0, there: 0 };
  const give = async (to: FarmCollection, copies: readonly Copy[]) => {
    const { given, there } = await copyInto(database, { uid, farmId, to }, copies);
    totals.given += given;
    totals.there += there;
  };
  if (typeof first === 'object' && first !== null) {
    const data = { ...first, createdAt: serverTimestamp() };
    await give('machines', [{ id: SAVED_MACHINE_ID, data }]);
  }
  await give('favourites', await favouritesOf(database, uid));
  for (const kind of KINDS) {
    const own = collection(database, `${documentPaths.user(uid)}/${kind}`);
    const { docs } = await answered(getDocsFromServer(own));
    await give(
      kind,
      docs.map((one) => ({ id: one.id, data: one.data() })),
    );
  }
  return totals;
}

/** The products somebody marked, as a farm keeps them: by the product alone, and of its own products. */
async function favouritesOf(database: Firestore, uid: string): Promise<readonly Copy[]> {
  const mine = query(
    collection(database, 'userproduct'),
    where('userId', '==', doc(database, documentPaths.user(uid))),
  );
  const { docs } = await answered(getDocsFromServer(mine));
  return docs.flatMap((one): readonly Copy[] => {
    const { productId, isFavourite, createdAt } = one.data() as Readonly<Record<string, unknown>>;
    const id =
      productId instanceof DocumentReference ? listedProductId(referenceTo(productId.path)) : null;
    if (id === null || isFavourite !== true) return [];
    const path = isOwnProductId(id) ? `products/${id}` : documentPaths.catalogueItem('product', id);
    return [{ id, data: { productId: doc(database, path), isFavourite, createdAt } }];
  });
}

async function copyInto(
  database: Firestore,
  {
    uid,
    farmId,
    to,
  }: { readonly uid: string; readonly farmId: string; readonly to: FarmCollection },
  copies: readonly Copy[],
): Promise<Given> {
  if (copies.length === 0) return { given: 0, there: 0 };
  const target = collection(database, `${documentPaths.farm(farmId)}/${to}`);
  const there = new Set((await answered(getDocsFromServer(target))).docs.map(({ id }) => id));
  const missing = copies.filter(({ id }) => !there.has(id));
  for (let from = 0; from < missing.length; from += BATCH) {
    const batch = writeBatch(database);
    for (const { id, data } of missing.slice(from, from + BATCH)) {
      batch.set(doc(target, id), { ...data, createdBy: uid, updatedAt: serverTimestamp() });
    }
    await answered(batch.commit());
  }
  return { given: missing.length, there: copies.length - missing.length };
}
