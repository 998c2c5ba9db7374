import {
  documentPaths,
  isReferenceTo,
  referenceTo,
  type DocumentFields,
  type FieldValue,
} from '@mix/documents';
import { FirebaseError } from 'firebase/app';
import {
  collection,
  disableNetwork,
  doc,
  DocumentReference,
  type DocumentData,
  type DocumentSnapshot,
  enableNetwork,
  type Firestore,
  onSnapshot,
  query,
  type Query,
  type QuerySnapshot,
  runTransaction,
  serverTimestamp,
  Timestamp,
  type Transaction,
  where,
} from 'firebase/firestore';
import {
  AccountError,
  type AccountChange,
  type AccountDatabase,
  type AccountDocument,
  type AccountSource,
  type AccountUpdate,
} from '../account/AccountDatabase.ts';
import { accountErrorKind } from './accountErrorKind.ts';
import { answeredInTime } from './answeredInTime.ts';
import { FarmError } from '../farm/FarmError.ts';
import { nameOwner } from '../farm/farmMembers.ts';
import { LAST_OWNER } from '../account/sendEntry.ts';
import { setBrowserTimer } from '../account/setBrowserTimer.ts';

/**
 * The account's documents in Firestore: the app's own server's, or a hosted project's.
 * @param uid written for good as the maker into documents made on a farm
 */
export function firestoreAccount(database: Firestore, uid: string): AccountDatabase {
  return {
    change: async (path, decide) => {
      const reference = doc(database, path);
      try {
        const call = runTransaction(
          database,
          async (transaction) => {
            const found = await transaction.get(reference);
            const current = documentOf(found);
            const change = decide(current);
            const beside = await readBeside(transaction, database, change);
            if (change.kind === 'delete') {
              await untie(transaction, reference, current);
              transaction.delete(reference);
            }
            if (change.kind === 'set') {
              transaction.set(reference, {
                ...(stored(change.fields, database) as DocumentData),
                ...makerOf(found, uid),
                createdAt: current?.createdAt ?? serverTimestamp(),
                updatedAt: serverTimestamp(),
              });
            }
            if (beside !== null) {
              transaction.update(beside.reference, {
                ...(stored(beside.fields, database) as DocumentData),
                updatedAt: serverTimestamp(),
              });
            }
            return current;
          },
          // When to try again is for the caller to say.
          { maxAttempts: 1 },
        );
        return await answeredInTime(call, setBrowserTimer);
      } catch (error) {
        throw asAccountError(error);
      }
    },

    follow: (source, onUpdate, onError) => {
      const failed = (error: unknown) => {
        onError(asAccountError(error));
      };
      const options = { includeMetadataChanges: true };
      if (source.kind === 'document') {
        return onSnapshot(
          doc(database, source.path),
          options,
          (snapshot) => {
            if (snapshot.metadata.fromCache) onUpdate({ kind: 'silence' });
            else if (!snapshot.metadata.hasPendingWrites) {
              onUpdate({ kind: 'everything', documents: present([snapshot]) });
            }
          },
          failed,
        );
      }
      const asked =
        source.kind === 'collection'
          ? collectionOf(database, source)
          : query(
              collection(database, 'userproduct'),
              where('userId', '==', doc(database, source.userPath)),
            );
      return onSnapshot(asked, options, updateReader(onUpdate), failed);
    },

    restart: () => {
      // Without a network the library rests; `openFirestore` wakes it when there is one.
      if (!navigator.onLine) return;
      // Both calls are in the library's queue before the first is done: so the tab keeps its lease.
      Promise.all([disableNetwork(database), enableNetwork(database)]).catch(() => undefined);
    },
  };
}

/** What changes beside a document. A transaction reads all before it writes. */
async function readBeside(
  transaction: Transaction,
  database: Firestore,
  change: AccountChange,
): Promise<{ readonly reference: DocumentReference; readonly fields: DocumentFields } | null> {
  if (change.kind === 'leave' || change.beside === undefined) return null;
  const found = await transaction.get(doc(database, change.beside.path));
  const document = documentOf(found);
  if (document === null) throw new AccountError('passing', 'not-found');
  const fields = change.beside.decide(document.fields);
  return fields === null ? null : { reference: found.ref, fields };
}

/**
 * Turns snapshots into updates. The library gives only what changed since its last snapshot,
 * snapshots made from its own copy included: after one from the copy the whole collection is read
 * again.
 */
function updateReader(
  onUpdate: (update: AccountUpdate) => void,
): (snapshot: QuerySnapshot) => void {
  let isComplete = false;
  return (snapshot) => {
    if (snapshot.metadata.fromCache) {
      isComplete = false;
      onUpdate({ kind: 'silence' });
      return;
    }
    if (!isComplete) {
      isComplete = true;
      onUpdate({ kind: 'everything', documents: present(snapshot.docs) });
      return;
    }
    const changes = snapshot.docChanges();
    const gone = changes.filter(({ type }) => type === 'removed').map((change) => change.doc);
    const changed = changes.filter(({ type }) => type !== 'removed').map((change) => change.doc);
    onUpdate({ kind: 'changes', changed: present(changed), gone: present(gone) });
  };
}

/** The farm's document lists its owners: a removed owner leaves that list in the same commit. */
async function untie(
  transaction: Transaction,
  { path, id, firestore }: DocumentReference,
  current: AccountDocument | null,
): Promise<void> {
  const [root, farmId, collectionName] = path.split('/');
  if (root !== 'farms' || collectionName !== 'members' || farmId === undefined) return;
  if (current?.fields['role'] !== 'owner') return;
  await nameOwner(transaction, doc(firestore, documentPaths.farm(farmId)), id, false);
}

/** The maker of a document, `createdBy`: only documents of farms have one. */
function makerOf(found: DocumentSnapshot, uid: string): DocumentData {
  if (!isOfFarm(found.ref.path)) return {};
  if (!found.exists()) return { createdBy: uid };
  const createdBy: unknown = found.get('createdBy');
  return createdBy === undefined ? {} : { createdBy };
}

const isOfFarm = (path: string): boolean => path.startsWith('farms/');

function collectionOf(
  database: Firestore,
  { path, only }: Extract<AccountSource, { readonly kind: 'collection' }>,
): Query {
  const all = collection(database, path);
  return only === undefined ? all : query(all, where(only[0], '==', only[1]));
}

const present = (snapshots: readonly DocumentSnapshot[]): readonly AccountDocument[] =>
  snapshots.map(documentOf).filter((document) => document !== null);

function documentOf(snapshot: DocumentSnapshot): AccountDocument | null {
  const data = snapshot.data();
  if (data === undefined) return null;
  const { createdAt, updatedAt, ...rest } = plain(data) as DocumentFields;
  const { createdBy, ...made } = rest;
  const isMade = isOfFarm(snapshot.ref.path);
  return {
    path: snapshot.ref.path,
    fields: isMade ? made : rest,
    ...(isMade && typeof createdBy === 'string' && { createdBy }),
    createdAt: createdAt instanceof Date ? createdAt : null,
    updatedAt: updatedAt instanceof Date ? updatedAt : null,
  };
}

const isPlainMap = (value: object): boolean => Object.getPrototypeOf(value) === Object.prototype;

/**
 * The database's own types become those of `@mix/documents`; a type that the app never writes
 * becomes null.
 */
export function plain(value: unknown): FieldValue {
  if (value instanceof Timestamp) return value.toDate();
  if (value instanceof DocumentReference) return referenceTo(value.path);
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value as FieldValue;
  if (!isPlainMap(value)) return null;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, plain(part)]));
}

function stored(value: FieldValue, database: Firestore): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (isReferenceTo(value)) return doc(database, value.referenceTo);
  if (Array.isArray(value)) return value.map((part: FieldValue) => stored(part, database));
  return Object.fromEntries(
    Object.entries(value).map(([name, part]: [string, FieldValue]) => [
      name,
      stored(part, database),
    ]),
  );
}

function asAccountError(error: unknown): AccountError {
  if (error instanceof AccountError) return error;
  if (error instanceof FarmError) return new AccountError('refused', LAST_OWNER, error);
  // The library gives its errors the prototype of its base class: `instanceof FirestoreError` fails.
  const code = error instanceof FirebaseError ? error.code : 'unknown';
  const message = error instanceof Error ? error.message : '';
  return new AccountError(accountErrorKind(code, message), code, error);
}
