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
  getDocsFromServer,
  query,
  serverTimestamp,
  where,
} from 'firebase/firestore';
import { answered, farmCall } from './farmCall.ts';

/** How many documents came to the farm, and how many it had under the same id already. */
export interface Given {
  readonly given: number;
  readonly there: number;
}

/** The collections of somebody's own workspace, without conflicts and the list of their farms. */
const KINDS = OWN_COLLECTIONS.filter((kind) => kind !== 'conflicts' && kind !== 'farms');

/**
 * Documents in a commit. The rules look up the original of each record and track that is given, and
 * for a track its record too: at most 20 documents for a commit.
 */
const BATCH = 9;

interface Copy {
  readonly id: string;
  readonly data: DocumentData;
}

/** How many documents an account has alone, and how many of them the farm has not got yet. */
export interface GiveProgress {
  readonly total: number;
  readonly left: number;
}

interface Gift {
  readonly to: FarmCollection;
  readonly copies: readonly Copy[];
}

/**
 * Copies what an account has alone into a farm, each document under the id it has: giving twice gives
 * once, and what the farm has already stays as it is. The account keeps its own. A record brings its
 * time with it, and so its lock.
 * @param onProgress told once all is counted, and after each commit
 * @throws FarmError where it broke off; called again it goes on from there
 */
export async function giveToFarm(
  database: Firestore,
  { uid, farmId }: { readonly uid: string; readonly farmId: string },
  onProgress: (progress: GiveProgress) => void,
): Promise<Given> {
  const gifts = await giftsOf(database, uid);
  const total = gifts.reduce((sum, { copies }) => sum + copies.length, 0);
  const missing: Gift[] = [];
  for (const { to, copies } of gifts) {
    if (copies.length === 0) continue;
    const target = collection(database, `${documentPaths.farm(farmId)}/${to}`);
    const there = new Set((await answered(getDocsFromServer(target))).docs.map(({ id }) => id));
    missing.push({ to, copies: copies.filter(({ id }) => !there.has(id)) });
  }
  let left = missing.reduce((sum, { copies }) => sum + copies.length, 0);
  const given = left;
  onProgress({ total, left });
  for (const { to, copies } of missing) {
    const target = collection(database, `${documentPaths.farm(farmId)}/${to}`);
    for (let from = 0; from < copies.length; from += BATCH) {
      const some = copies.slice(from, from + BATCH);
      // Not a batch: the library would keep that, and write it once more over what somebody changed since.
      await farmCall(database, async (transaction) => {
        const found = await Promise.all(some.map(({ id }) => transaction.get(doc(target, id))));
        for (const [place, { id, data }] of some.entries()) {
          if (found[place]?.exists() === true) continue;
          transaction.set(doc(target, id), {
            ...data,
            createdBy: uid,
            updatedAt: serverTimestamp(),
          });
        }
      });
      left -= some.length;
      onProgress({ total, left });
    }
  }
  return { given, there: total - given };
}

/** All that there is to give, read before any of it is given. */
async function giftsOf(database: Firestore, uid: string): Promise<readonly Gift[]> {
  const gifts: Gift[] = [{ to: 'favourites', copies: await favouritesOf(database, uid) }];
  for (const kind of KINDS) {
    const own = collection(database, `${documentPaths.user(uid)}/${kind}`);
    const { docs } = await answered(getDocsFromServer(own));
    gifts.push({ to: kind, copies: docs.map((one) => ({ id: one.id, data: one.data() })) });
  }
  return gifts;
}

/**
 * The products that somebody marked, in the form of a farm: under the product's id alone; own
 * products become the farm's.
 */
async function favouritesOf(database: Firestore, uid: string): Promise<readonly Copy[]> {
  const mine = query(
    collection(database, 'userproduct'),
    where('userId', '==', doc(database, documentPaths.user(uid))),
  );
  const { docs } = await answered(getDocsFromServer(mine));
  return docs.flatMap((one): readonly Copy[] => {
    const { productId, isFavourite } = one.data() as Readonly<Record<string, unknown>>;
    const id =
      productId instanceof DocumentReference ? listedProductId(referenceTo(productId.path)) : null;
    if (id === null || isFavourite !== true) return [];
    const path = isOwnProductId(id) ? `products/${id}` : documentPaths.catalogueItem('product', id);
    // The farm's entry has another form than the account's, and a creation time of its own.
    const data = { productId: doc(database, path), isFavourite, createdAt: serverTimestamp() };
    return [{ id, data }];
  });
}
