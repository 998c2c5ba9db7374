import { documentPaths, OWN_COLLECTIONS } from '@mix/documents';
import {
  collection,
  doc,
  type Firestore,
  getDocsFromServer,
  type Query,
  query,
  serverTimestamp,
  where,
  writeBatch,
} from 'firebase/firestore';

/** Documents in a batch, which is one request; far below every limit of its size. */
const BATCH = 400;

/**
 * Deletes all documents of an account in a hosted project, whose server does not delete them with
 * the account. First the account is marked for good as one that ends, and loses its profile: only
 * then do the rules let a locked record go. A deletion that broke off is started again the same
 * way.
 */
export async function deleteOwnDocuments(database: Firestore, uid: string): Promise<void> {
  const profile = doc(database, documentPaths.user(uid));
  const ending = writeBatch(database);
  ending.set(doc(database, documentPaths.ended(uid)), { endedAt: serverTimestamp() });
  ending.delete(profile);
  await ending.commit();
  for (const name of OWN_COLLECTIONS) await deleteAll(database, collection(profile, name));
  const products = collection(database, 'userproduct');
  await deleteAll(database, query(products, where('userId', '==', profile)));
}

async function deleteAll(database: Firestore, all: Query): Promise<void> {
  const { docs } = await getDocsFromServer(all);
  for (let from = 0; from < docs.length; from += BATCH) {
    const batch = writeBatch(database);
    for (const { ref } of docs.slice(from, from + BATCH)) batch.delete(ref);
    await batch.commit();
  }
}
