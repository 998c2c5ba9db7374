import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { openForAdmin } from '../../../../apps/server/src/admin/openForAdmin.ts';
import { encodeResumeToken } from '../../../../apps/server/src/firestore/listen/resumeToken.ts';
import { openDocumentsTable } from '../../../../apps/server/src/firestore/storage/documentsTable.ts';
import { StoredDocument } from '../../../../apps/server/src/firestore/storage/StoredDocument.ts';
import { encodeFields } from '../../../../apps/server/src/firestore/wire/encodeValue.ts';
import { fieldsFromPlain } from '../../../../apps/server/src/firestore/wire/fromPlain.ts';
import type { Value } from '../../../../apps/server/src/firestore/wire/Value.ts';
import { AccountsTable } from '../../../../apps/server/src/identity/AccountsTable.ts';
import { fileKeyStore } from '../../../../apps/server/src/identity/tokens/fileKeyStore.ts';
import { IdTokens } from '../../../../apps/server/src/identity/tokens/IdTokens.ts';
import { Sessions } from '../../../../apps/server/src/identity/tokens/Sessions.ts';
import { SigningKeys } from '../../../../apps/server/src/identity/tokens/SigningKeys.ts';
import { LocalSide } from '../../../../apps/server/src/admin/move/LocalSide.ts';
import type { Database } from '../../../../apps/server/src/sqlite/Database.ts';
import { readInstance } from '../../../../apps/server/src/sqlite/instance.ts';
import { DATABASE_FILE } from '../../../../apps/server/src/sqlite/openDatabase.ts';
import { sprayedRecord } from '../../sprayedRecord.ts';

/** Who works on each farm. */
const ROLES = ['owner', 'manager', 'operator', 'operator', 'adviser'] as const;
export const PEOPLE = ROLES.length;

/** What a farm of this size sprays, and keeps, in a season. */
export const RECORDS = 120;
const OTHERS = { paddocks: 40, mixes: 60, products: 20, stock: 20 } as const;

/** A device of a farm, signed in. */
export interface FarmDevice {
  readonly farmId: string;
  readonly uid: string;
  readonly idToken: string;
}

/** What the farms' folder holds, and what its devices know of it. */
export interface FilledFarms {
  readonly devices: readonly FarmDevice[];
  /** The resume token of the state that every device has seen. */
  readonly resumeToken: string;
}

const farmIdOf = (farm: number): string => `farm${farm}`;
const uidOf = (farm: number, person: number): string => `f${farm}p${person}`;

const clock = Date.now;

const stampedText = (fields: object, now: bigint): string => {
  const stamp: Value = { kind: 'timestamp', value: now };
  const stamped = new Map([...fieldsFromPlain(fields), ['createdAt', stamp], ['updatedAt', stamp]]);
  return JSON.stringify(encodeFields(stamped));
};

function fillAccounts(database: Database, farm: number): void {
  const accounts = new AccountsTable(database);
  const now = clock();
  for (let person = 0; person < PEOPLE; person += 1) {
    const uid = uidOf(farm, person);
    accounts.insert({
      uid,
      email: `${uid}@example.org`,
      emailVerified: true,
      passwordHash: '!',
      passwordChangedAt: now,
      displayName: null,
      photoUrl: null,
      disabled: false,
      isAdmin: false,
      validSince: 0,
      createdAt: now,
      lastLoginAt: now,
      lastRefreshAt: now,
    });
  }
}

/** The documents of a farm by their paths, in the form in which they are stored. */
function* documentsOf(farm: number, now: bigint): Iterable<readonly [string, string]> {
  const top = `farms/${farmIdOf(farm)}`;
  const owner = uidOf(farm, 0);
  yield [top, stampedText({ name: 'Hill Farm', owners: [owner], createdBy: owner }, now)];
  for (const [person, role] of ROLES.entries()) {
    const member = { role, name: 'Sam', invite: null };
    yield [`${top}/members/${uidOf(farm, person)}`, stampedText(member, now)];
  }
  const record = stampedText({ ...sprayedRecord, createdBy: owner }, now);
  for (let at = 0; at < RECORDS; at += 1) yield [`${top}/records/r${at}`, record];
  const small = stampedText({ name: 'Hill block', notes: 'x'.repeat(500), createdBy: owner }, now);
  for (const [collection, count] of Object.entries(OTHERS)) {
    for (let at = 0; at < count; at += 1) yield [`${top}/${collection}/d${at}`, small];
  }
}

/**
 * Puts farms with a season of documents into a data folder that no server has open, and signs their
 * people in.
 * @param first the number of the first farm
 */
export function fillFarms(dataDirectory: string, first: number, farms: number): FilledFarms {
  const database = openForAdmin(dataDirectory, clock, { mayCreate: true });
  // The folder is of no worth: it need not outlive a loss of power.
  database.exec('PRAGMA synchronous = OFF');
  const instance = readInstance(database, clock, randomBytes);
  const { projectId, incarnation } = instance;
  const table = openDocumentsTable(database);
  const sessions = new Sessions(database, clock, randomBytes);
  const accounts = new AccountsTable(database);
  const keys = new SigningKeys(
    fileKeyStore(dataDirectory, 'signing-keys.json'),
    clock,
    randomBytes,
  );
  const idTokens = new IdTokens(keys, clock, projectId);
  const devices: FarmDevice[] = [];
  const now = BigInt(clock()) * 1000n;
  for (let farm = first; farm < first + farms; farm += 1) {
    database.transaction(() => {
      fillAccounts(database, farm);
      for (const [path, text] of documentsOf(farm, now)) {
        table.put(new StoredDocument(path, text, now, now));
      }
      for (let person = 0; person < PEOPLE; person += 1) {
        const account = accounts.find(uidOf(farm, person));
        if (account === null) throw new Error('an account is missing');
        const session = sessions.open(account.uid, null);
        const idToken = idTokens.mint(account, session);
        devices.push({ farmId: farmIdOf(farm), uid: account.uid, idToken });
      }
    });
  }
  new LocalSide(database, projectId, projectId).stampNow(now);
  const time = BigInt(
    Number(database.prepare('SELECT last_time AS time FROM document_clock').get()?.['time']),
  );
  database.emptyLog();
  database.close();
  const lineage = `${projectId}.${incarnation}`;
  return { devices, resumeToken: encodeResumeToken(lineage, time) };
}

/** The size of the database file, bytes. */
export const fileBytes = (dataDirectory: string): number =>
  statSync(join(dataDirectory, DATABASE_FILE)).size;
