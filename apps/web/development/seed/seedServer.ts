import { asFields, documentPaths, isReferenceTo, type FieldValue } from '@mix/documents';
import { deleteApp, getApp } from 'firebase/app';
import {
  doc,
  type DocumentData,
  type DocumentReference,
  type Firestore,
  getDoc,
  initializeFirestore,
  serverTimestamp,
  setDoc,
} from 'firebase/firestore/lite';
import type { AccountProvider } from '../../src/session/AccountProvider.ts';
import { errorCode } from '../../src/session/errorCode.ts';
import { openFirebaseAuth } from '../../src/session/firebase/firebaseAuth.ts';
import { parseClientConfig } from '../../src/device/config/clientConfig.ts';
import { deviceOffset } from '../../src/device/clock/deviceOffset.ts';
import { documentKinds } from '../../src/sync/device/documentKinds.ts';
import type { StoredEntry } from '../../src/sync/device/StoredEntry.ts';
import { accountCollection } from '../../src/sync/account/accountCollections.ts';
import { newProfile } from '../../src/sync/profile/profileDocument.ts';
import { contractor } from './contractor.ts';
import type { Farm } from './Farm.ts';
import { hillFarm } from './hillFarm.ts';
import { seedFarm } from './seedFarm.ts';
import type { SeededDocument } from './SeededDocument.ts';

/** The same farm for everybody who develops here. */
const SEED = 1;

/** An account that can be signed in to, and what this run did for it. */
export interface SeededAccount {
  readonly email: string;
  readonly password: string;
  readonly documents: number;
  readonly records: number;
  /** Documents that this run wrote; the others were there from an earlier run. */
  readonly written: number;
}

/**
 * Gives a server two accounts with a year of work in them, through its own protocol and the
 * official client, so that its rules judge every document. Documents that an account has already
 * stay as they are.
 * @param origin of the server, `http://127.0.0.1:8081`
 * @param nowMs the year ends the day before, ms since 1970
 */
export async function seedServer(
  origin: string,
  nowMs: number,
  farms: readonly Farm[] = [hillFarm, contractor],
): Promise<readonly SeededAccount[]> {
  const { host, protocol } = new URL(origin);
  const config = await (await fetch(`${origin}/config.json`)).text();
  const { accountServer } = parseClientConfig(config);
  if (accountServer === null) throw new Error(`${origin} has no accounts`);
  const accounts = openFirebaseAuth(accountServer, { host, protocol }, 'en');
  const database = initializeFirestore(getApp(), { host, ssl: protocol === 'https:' });
  const seeded: SeededAccount[] = [];
  for (const farm of farms) {
    const uid = await enter(accounts, farm);
    await writeProfile(database, uid, farm);
    const documents = seedFarm(farm, { seed: SEED, nowMs, offsetAt: deviceOffset });
    let written = 0;
    for (const document of documents) {
      if (await writeMissing(database, uid, document)) written += 1;
    }
    await accounts.signOut();
    const { email, password } = farm;
    const records = documents.filter(({ collection }) => collection === 'records').length;
    seeded.push({ email, password, documents: documents.length, records, written });
  }
  await deleteApp(getApp());
  return seeded;
}

/** Registers, or signs in where an earlier run did. @returns the account's uid */
async function enter(accounts: AccountProvider, { name, email, password }: Farm): Promise<string> {
  try {
    const { uid } = await accounts.createAccount(email, password);
    await accounts.setName(name);
    return uid;
  } catch (error) {
    if (errorCode(error) !== 'auth/email-already-in-use') throw error;
  }
  await accounts.signIn(email, { password, code: null });
  const account = await accounts.refresh();
  if (account === null) throw new Error(`${email} could not sign in`);
  return account.uid;
}

async function writeProfile(database: Firestore, uid: string, farm: Farm): Promise<void> {
  const reference = doc(database, documentPaths.user(uid));
  if ((await getDoc(reference)).exists()) return;
  await write(reference, asFields({ ...newProfile(uid, farm), region: farm.region }), database);
}

async function writeMissing(
  database: Firestore,
  uid: string,
  { collection, id, value }: SeededDocument,
): Promise<boolean> {
  const place = accountCollection(uid, collection);
  const path = place.path(uid, id);
  const reference = doc(database, path);
  if ((await getDoc(reference)).exists()) return false;
  const now = new Date();
  const entry: StoredEntry = {
    owner: uid,
    collection,
    id,
    fields: documentKinds[collection].serialise(value as never),
    createdAt: now,
    updatedAt: now,
    place: 'waiting',
    revision: id,
    removed: false,
    refusal: null,
  };
  const change = place.write(uid, entry, null);
  if (change?.kind !== 'set') throw new Error(`${path} cannot be written`);
  await write(reference, change.fields, database);
  return true;
}

async function write(
  reference: DocumentReference,
  fields: StoredEntry['fields'],
  database: Firestore,
): Promise<void> {
  await setDoc(reference, {
    createdAt: serverTimestamp(),
    ...(stored(fields, database) as DocumentData),
    updatedAt: serverTimestamp(),
  });
}

function stored(value: FieldValue, database: Firestore): unknown {
  if (isReferenceTo(value)) return doc(database, value.referenceTo);
  if (Array.isArray(value)) return value.map((part: FieldValue) => stored(part, database));
  if (typeof value !== 'object' || value === null) return value;
  // Values of the library's own types, from a document read before, stay as they are.
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]: [string, FieldValue]) => [
      name,
      stored(part, database),
    ]),
  );
}
