import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Passwords } from '../../identity/passwords/Passwords.ts';
import { openDatabase } from '../../sqlite/openDatabase.ts';
import type { Database } from '../../sqlite/Database.ts';
import {
  FARM_PASSWORD,
  fillFarm,
  HASH_PARAMETERS_TEXT,
  PUBLIC_EXAMPLE,
} from '../../testing/fillFarm.ts';
import {
  startHostedStandIn,
  type HostedStandIn,
  type StandInUser,
} from '../../testing/startHostedStandIn.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { refuseMoved } from '../../moveProgress.ts';
import { runMove, type RunMoveParts } from './runMove.ts';

let folder: string;
let standIn: HostedStandIn;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mix-move-'));
  standIn = await startHostedStandIn();
  standIn.hashConfig = {
    algorithm: 'SCRYPT',
    signerKey: PUBLIC_EXAMPLE.parameters.signerKey.toString('base64'),
    saltSeparator: 'Bw==',
    rounds: 8,
    memoryCost: 14,
  };
});
afterEach(async () => {
  await standIn.stop();
  rmSync(folder, { recursive: true });
});

const NOW = Date.UTC(2026, 10, 22);
const here = (): string => join(folder, 'new');

const move = (line: string, other: Partial<RunMoveParts> = {}): Promise<string> =>
  runMove(line.split(' '), {
    dataDirectory: here(),
    env: { FIREBASE_AUTH_EMULATOR_HOST: standIn.host, FIRESTORE_EMULATOR_HOST: standIn.host },
    secret: () => '',
    say: () => undefined,
    clock: () => NOW,
    random: (count) => new Uint8Array(count).fill(9),
    pause: () => Promise.resolve(),
    ...other,
  });
const fromFarm = (other: Partial<RunMoveParts> = {}): Promise<string> =>
  move('--from-firebase my-farm', other);

const open = (): Database => openDatabase(here());
const rowsOf = (sql: string) => {
  const database = open();
  try {
    return database.prepare(sql).all();
  } finally {
    database.close();
  }
};

const nameOf = (path: string): string => `projects/my-farm/databases/(default)/documents/${path}`;
const put = (path: string, fields: object, updateTime = '2026-03-01T10:00:00.000002Z'): void => {
  const createTime = '2026-02-01T10:00:00.000001Z';
  standIn.documents.set(nameOf(path), { name: nameOf(path), fields, createTime, updateTime });
};

const HASHED = {
  passwordHash: PUBLIC_EXAMPLE.hash.toString('base64url'),
  salt: PUBLIC_EXAMPLE.salt.toString('base64url'),
};
const register = (user: StandInUser): void => {
  standIn.accounts.set(user.localId, user);
};
const ANN = {
  localId: 'ann',
  email: 'Ann@Example.org',
  emailVerified: true,
  displayName: 'Ann',
  createdAt: '1700000000000',
  lastLoginAt: '1700000001000',
  lastRefreshAt: '2026-01-01T00:00:00Z',
  ...HASHED,
};

/** The columns that are written of a document; whose storage it takes follows from these. */
const COLUMNS = 'path, parent, collection, fields, create_time, update_time';

test('documents come with their times, and references point here', async () => {
  register(ANN);
  put('users/ann', { product: { referenceValue: nameOf('product/urea') } });
  put('users/ann/mixes/m1', { name: { stringValue: 'a' } });
  expect(await fromFarm()).toMatch(/documents +2 +2\n +SHA-256 +(\w{16}) +\1\n/);
  const [{ projectId } = {}] = rowsOf('SELECT project_id AS projectId FROM instance');
  expect(rowsOf(`SELECT ${COLUMNS} FROM documents ORDER BY path`)).toEqual([
    {
      path: 'users/ann',
      parent: '',
      collection: 'users',
      fields: `{"product":{"referenceValue":"projects/${String(projectId)}/databases/(default)/documents/product/urea"}}`,
      create_time: 1_769_940_000_000_001,
      update_time: 1_772_359_200_000_002,
    },
    expect.objectContaining({ path: 'users/ann/mixes/m1', parent: 'users/ann' }),
  ]);
  // Devices that connect get every document again.
  expect(rowsOf('SELECT last_time = changes_since AS is_all FROM document_clock')).toEqual([
    { is_all: 1 },
  ]);
});

test('the password of before opens the account at the server, and is hashed anew with it', async () => {
  register({ ...ANN, customAttributes: '{"admin":true}' });
  await fromFarm();
  const database = open();
  const server = await startTestServer({}, { database, clock: () => NOW + 1000 });
  const signIn = async (password: string) => {
    const url = `${server.url}/v1/accounts:signInWithPassword?key=${server.apiKey}`;
    const body = JSON.stringify({ email: 'ann@example.org', password, returnSecureToken: true });
    const headers = { 'content-type': 'application/json' };
    return (await fetch(url, { method: 'POST', body, headers })).json();
  };
  const stored = (): unknown =>
    database.prepare('SELECT password_hash AS hash, is_admin AS admin FROM accounts').get();
  expect(stored()).toMatchObject({ hash: expect.stringContaining('$firebase-scrypt$') as string });
  expect(await signIn('another')).toMatchObject({ error: { code: 400 } });
  expect(await signIn(FARM_PASSWORD)).toMatchObject({ localId: 'ann' });
  expect(stored()).toMatchObject({
    hash: expect.stringContaining('$argon2id$') as string,
    admin: 1,
  });
  expect(await signIn(FARM_PASSWORD)).toMatchObject({ localId: 'ann' });
  await server.stop();
});

test('what cannot be kept is told', async () => {
  register(ANN);
  register({ localId: 'bob', email: 'bob@example.org', mfaInfo: [{ mfaEnrollmentId: 'f' }] });
  register({ localId: 'eve', email: 'eve@example.org', customAttributes: '{"farm":"x"}' });
  register({ localId: 'phone', phoneNumber: '+64200000000' });
  register({ localId: 'twin', email: 'ann@example.org' });
  const words = await fromFarm();
  expect(words).toContain('3 accounts, 1 of them with their password');
  expect(words).toContain('2 without:');
  expect(words).toContain('OPEN WITH THE PASSWORD ALONE');
  expect(words).toContain('1 have claims other than admin');
  expect(words).toContain('  phone: no address');
  expect(words).toContain("  twin: its address is another's too");
  const bob = rowsOf("SELECT password_hash AS hash FROM accounts WHERE uid = 'bob'")[0];
  expect(await new Passwords().matches('', String(bob?.['hash']))).toBe(false);
});

test('what people do in the project meanwhile comes too, and what they delete goes', async () => {
  register(ANN);
  for (let at = 0; at < 700; at += 1)
    put(`users/ann/mixes/m${at}`, { at: { integerValue: `${at}` } });
  let asked = 0;
  standIn.mishap = (call) => {
    if (call === 'runQuery') asked += 1;
    if (call !== 'runQuery' || asked !== 3) return null;
    put('users/ann/mixes/m1', { at: { integerValue: '-1' } }, '2026-03-02T10:00:00Z');
    standIn.documents.delete(nameOf('users/ann/mixes/m0'));
    standIn.accounts.delete('ann');
    register({ ...ANN, localId: 'ann-2' });
    return null;
  };
  expect(await fromFarm()).toMatch(/documents +699 +699\n/);
  expect(rowsOf("SELECT fields FROM documents WHERE path = 'users/ann/mixes/m1'")).toEqual([
    { fields: '{"at":{"integerValue":"-1"}}' },
  ]);
  expect(rowsOf('SELECT uid FROM accounts')).toEqual([{ uid: 'ann-2' }]);
});

test('a project that never rests is not taken for moved', async () => {
  let at = 0;
  standIn.mishap = () => {
    put('users/ann', { at: { integerValue: `${(at += 1)}` } });
    return null;
  };
  await expect(fromFarm()).rejects.toThrow('goes on changing');
  expect(() => refuseMoved(here())).toThrow('does not hold all of my-farm yet');
});

test('broken off and run again it goes on where it was; no server starts in between', async () => {
  for (let at = 0; at < 700; at += 1) put(`users/ann/mixes/m${at}`, {});
  standIn.mishap = () => (standIn.calls.length === 3 ? 403 : null);
  await expect(fromFarm()).rejects.toThrow('refuses');
  expect(() => refuseMoved(here())).toThrow('Run to its end');
  standIn.mishap = () => null;
  const before = standIn.calls.length;
  await fromFarm();
  const again = standIn.calls.slice(before).filter((call) => call === 'runQuery');
  // One empty page ends the copy; comparing reads two pages and an empty one.
  expect(again).toHaveLength(4);
  refuseMoved(here());
  await expect(fromFarm()).rejects.toThrow('is over since');
});

test('hash parameters come from a file of the owner alone where the project does not tell them', async () => {
  register(ANN);
  standIn.hashConfig = null;
  await expect(fromFarm()).rejects.toThrow('--hash-parameters FILE');
  const file = join(folder, 'hashes.txt');
  writeFileSync(file, HASH_PARAMETERS_TEXT, { mode: 0o644 });
  const line = `--from-firebase my-farm --hash-parameters ${file}`;
  await expect(move(line)).rejects.toThrow(`chmod 600 '${file}'`);
  rmSync(file);
  writeFileSync(file, 'hash_config { algorithm: SCRYPT, rounds: 8 }', { mode: 0o600 });
  await expect(move(line)).rejects.toThrow('lack base64_signer_key');
  writeFileSync(file, HASH_PARAMETERS_TEXT.replace('mem_cost: 14', 'mem_cost: 30'));
  await expect(move(line)).rejects.toThrow('none that the service uses');
  writeFileSync(file, HASH_PARAMETERS_TEXT);
  expect(await move(line)).toContain('1 accounts, 1 of them with their password');
});

test('passwords are left behind only where that was asked for', async () => {
  register(ANN);
  standIn.hashConfig = null;
  expect(await move('--from-firebase my-farm --without-passwords')).toContain('0 of them with');
});

test('a folder that is used is left alone, and a question makes none', async () => {
  put('users/ann', {});
  expect(await move('--from-firebase my-farm --dry-run')).toContain(
    '1 documents, with their times',
  );
  expect(existsSync(here())).toBe(false);
  fillFarm(here(), { accounts: 1, documents: 1 });
  await expect(fromFarm()).rejects.toThrow('something in the data folder already');
});

test('a document that this server cannot hold is named', async () => {
  put('users/ann', { __reserved__: { nullValue: null } });
  await expect(fromFarm()).rejects.toThrow('The document users/ann cannot be moved: field name');
});
