import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { openDatabase, openDatabaseFile } from '../sqlite/openDatabase.ts';
import {
  EMAIL,
  PASSWORD,
  startAccountServer,
  type AccountServer,
} from '../testing/accountClient.ts';
import { DocumentClient } from '../testing/DocumentClient.ts';
import { runAdmin } from './runAdmin.ts';

let folder: string;
let data: string;
const time = { now: Date.UTC(2026, 10, 21, 12) };
let server: AccountServer | null = null;
let drawn = 0;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mix-admin-'));
  data = join(folder, 'data');
});
afterEach(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

/** A server over the very folder the commands work on. */
async function start(): Promise<AccountServer> {
  const started = await startAccountServer(
    {},
    { database: openDatabase(data), clock: () => (time.now += 5) },
  );
  server = started;
  return started;
}

async function stop(): Promise<void> {
  await server?.stop();
  server = null;
}

const admin = (line: string, piped = ''): Promise<string> =>
  runAdmin(line.split(' '), {
    config: readConfig({ DATA_DIR: data, PASSWORD_MIN_LENGTH: '8' }),
    terminal: { keyboard: null, piped: () => piped, say: () => undefined },
    clock: () => time.now,
    random: (count) => new Uint8Array(count).fill((drawn += 1)),
  });

const refused = (line: string): Promise<string> =>
  admin(line).then(
    (said) => `accepted: ${said}`,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

const client = ({ url, projectId }: AccountServer, idToken: string): DocumentClient =>
  new DocumentClient(url, projectId, idToken);

/** Writes a mix of one name. */
const writeMix = async (
  on: AccountServer,
  uid: string,
  idToken: string,
  name: string,
  stamps = ['createdAt', 'updatedAt'],
) => {
  const answer = await client(on, idToken).set(
    `users/${uid}/mixes/m1`,
    { name: { stringValue: name } },
    {
      updateMask: { fieldPaths: ['name'] },
      updateTransforms: stamps.map((fieldPath) => ({
        fieldPath,
        setToServerValue: 'REQUEST_TIME',
      })),
    },
  );
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
};

const mixOf = (on: AccountServer, uid: string, idToken: string) =>
  client(on, idToken).read(`users/${uid}/mixes/m1`);

describe('create', () => {
  test('a new administrator signs in to a running server and writes the catalogue', async () => {
    const running = await start();
    expect(await admin(`create ${EMAIL}`, `${PASSWORD}\n`)).toBe(
      `${EMAIL} is an administrator now.`,
    );
    const { body } = await running.signIn();
    const written = await client(running, String(body['idToken'])).set('product/p1', {});
    expect(written.status).toBe(200);
  });

  test('an account that exists is made one at once and keeps its password', async () => {
    const running = await start();
    const { idToken } = await running.register();
    const write = () => client(running, idToken).set('product/p1', {});
    expect((await write()).status).toBe(403);
    expect(await admin(`create ${EMAIL.toUpperCase()}`)).toContain('the password stays');
    expect((await write()).status).toBe(200);
    expect((await running.signIn()).error).toBeNull();
  });

  test('a drawn password is shown once and works; it also makes the database', async () => {
    const said = await admin(`create ${EMAIL} --generate`);
    const password = / shown this once: (\S+)$/.exec(said)?.[1] ?? '';
    expect(password.length).toBeGreaterThan(20);
    const running = await start();
    expect((await running.signIn(EMAIL, password)).error).toBeNull();
  });

  test('a weak password and an address that is none are refused', async () => {
    await expect(admin(`create ${EMAIL}`, 'short7\n')).rejects.toThrow('at least 8 characters');
    await expect(admin('create nobody', PASSWORD)).rejects.toThrow('INVALID_EMAIL');
  });
});

test('disable shuts out at once on every device, enable lets in again', async () => {
  const running = await start();
  const { idToken, refreshToken } = await running.register();
  expect(await admin(`disable ${EMAIL}`)).toBe(`${EMAIL} is shut out.`);
  const log = readFileSync(join(data, 'admin.log'), 'utf8');
  expect(JSON.parse(log)).toMatchObject({ command: 'disable', uid: expect.any(String) as string });
  expect(log).not.toContain(EMAIL);
  expect((await running.post('/v1/accounts:lookup', { idToken })).error).toBe('USER_DISABLED');
  expect((await running.refresh(refreshToken)).error).toBe('USER_DISABLED');
  expect((await running.signIn()).error).toBe('USER_DISABLED');

  await admin(`enable ${EMAIL}`);
  expect((await running.signIn()).error).toBeNull();
  expect((await running.refresh(refreshToken)).error).toBe('TOKEN_EXPIRED');
  expect(await refused('disable who@example.org')).toContain('Nobody has an account');
});

/** An authenticator app of the account, whose codes nobody knows. */
const enrol = ({ database }: AccountServer, uid: string) =>
  database
    .prepare('INSERT INTO second_factors VALUES (?, ?, NULL, ?, 0, 0)')
    .run(uid, 'factor', 'sealed');

test('remove-factor lets in without a code, and is noted', async () => {
  const running = await start();
  const { uid } = await running.register();
  expect(await refused(`remove-factor ${EMAIL}`)).toContain('signs in without a code already');
  enrol(running, uid);
  expect((await running.signIn()).body['idToken']).toBeUndefined();
  expect(await admin(`remove-factor ${EMAIL}`)).toBe(
    `${EMAIL} signs in with the password alone now.`,
  );
  expect((await running.signIn()).body['idToken']).toBeDefined();
  const log = readFileSync(join(data, 'admin.log'), 'utf8');
  expect(JSON.parse(log)).toMatchObject({ command: 'remove-factor', uid });
});

describe('backup and restore', () => {
  const file = () => join(folder, 'copy.sqlite');

  test('a backup of a running server comes back with what devices need to notice it', async () => {
    const first = await start();
    const ann = await first.register();
    const gone = await first.register('gone@example.org');
    await writeMix(first, ann.uid, ann.idToken, 'before');
    await writeMix(first, gone.uid, gone.idToken, 'of nobody');
    expect(await admin(`backup ${file()}`)).toMatch(/: 2 accounts, 2 documents, [\d.]+ MB\.$/);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    await writeMix(first, ann.uid, ann.idToken, 'after', ['updatedAt']);
    const late = await mixOf(first, ann.uid, ann.idToken);
    await first.post('/v1/accounts:delete', { idToken: gone.idToken });
    expect(await refused(`restore ${file()}`)).toContain('A server uses');
    await stop();

    const said = await admin(`restore ${file()}`);
    expect(said).toContain('Restored: 1 account, 1 document.');
    expect(said).toContain('are those of the database that was replaced');

    const second = await start();
    expect(second.projectId).toBe(first.projectId);
    const { body } = await second.signIn();
    const mix = await mixOf(second, ann.uid, String(body['idToken']));
    expect(mix?.fields).toMatchObject({ name: { stringValue: 'before' } });
    // A device has seen `after`, and takes only what is newer.
    expect(mix?.updateTime.localeCompare(late?.updateTime ?? '')).toBe(1);
    // The server does not know the point it would resume from, so the device gets everything.
    const heard = BigInt(Date.parse(late?.updateTime ?? '')) * 1000n;
    expect(second.documents.changes.since(heard)).toBeNull();
    expect((await second.signIn('gone@example.org')).error).toBe('INVALID_LOGIN_CREDENTIALS');
    const incarnation = second.database.prepare('SELECT incarnation AS it FROM instance').get();
    expect(incarnation?.['it']).not.toBe('');
    expect(statSync(join(data, 'mix.sqlite')).mode & 0o777).toBe(0o600);
  });

  test('a second factor that was set up since the backup is asked for still', async () => {
    const first = await start();
    const { uid } = await first.register();
    await admin(`backup ${file()}`);
    enrol(first, uid);
    first.database.prepare('INSERT INTO recovery_codes VALUES (?, ?)').run(uid, new Uint8Array(32));
    await stop();
    await admin(`restore ${file()}`);
    const second = await start();
    expect((await second.signIn()).body['mfaPendingCredential']).toBeDefined();
    expect(second.database.prepare('SELECT uid FROM recovery_codes').all()).toEqual([{ uid }]);
  });

  test('where nothing can be kept, whoever was deleted is back, and that is said', async () => {
    const first = await start();
    const gone = await first.register();
    await admin(`backup ${file()}`);
    await first.post('/v1/accounts:delete', { idToken: gone.idToken });
    await stop();
    writeFileSync(join(data, 'mix.sqlite'), Buffer.alloc(8192, 7));

    const said = await admin(`restore ${file()}`);
    expect(said).toContain('whoever was deleted or disabled since can sign in again');
    const replaced = /database is (\S+)\. Delete/.exec(said)?.[1] ?? '';
    expect(readFileSync(replaced)[0]).toBe(7);
    expect((await (await start()).signIn()).error).toBeNull();
  });

  test('a damaged backup and a strange file are refused and change nothing', async () => {
    await start();
    await admin(`backup ${file()}`);
    await stop();
    const bytes = readFileSync(file());
    bytes.fill(0xff, 4096, 3 * 4096);
    writeFileSync(file(), bytes);
    const before = readFileSync(join(data, 'mix.sqlite'));
    expect(await refused(`restore ${file()}`)).toContain('damaged');
    writeFileSync(file(), 'no database');
    expect(await refused(`restore ${file()}`)).toContain('damaged');
    expect(await refused(`restore ${join(folder, 'none')}`)).toContain('There is no file');
    expect(readFileSync(join(data, 'mix.sqlite')).equals(before)).toBe(true);
  });

  test('nothing is written over, and nothing is left of a backup that failed', async () => {
    await start();
    await admin(`backup ${file()}`);
    expect(await refused(`backup ${file()}`)).toContain('exists already');
    expect(await refused(`backup ${join(folder, 'none/copy')}`)).toContain('There is no folder');
    expect(existsSync(`${file()}.part`)).toBe(false);
  });
});

describe('check', () => {
  test('a sound folder', async () => {
    const running = await start();
    await running.register();
    expect(await admin('check')).toBe('Sound: 1 account, 0 documents.');
  });

  test('a document that cannot be read, and a file others can', async () => {
    await start();
    await stop();
    const database = openDatabaseFile(join(data, 'mix.sqlite'), { readOnly: false });
    database.exec(`INSERT INTO documents VALUES ('users/u1', '', 'users', '{', 1, 1),
      ('users/u2', '', 'product', '{}', 1, 1)`);
    database.close();
    writeFileSync(join(data, 'notes.txt'), '');
    chmodSync(join(data, 'notes.txt'), 0o644);
    const said = await refused('check');
    expect(said).toContain('the document users/u1 cannot be read');
    expect(said).toContain('the document users/u2 is filed in the wrong place');
    expect(said).toContain('notes.txt');
  });

  test('a folder without a database is named, not made', async () => {
    expect(await refused('check')).toContain(`There is no database in ${data}`);
    expect(existsSync(data)).toBe(false);
  });
});

test.each([
  ['destroy', 'not a command'],
  ['create', 'create takes an address.'],
  ['disable a b', 'disable takes an address.'],
  ['check now', 'check takes nothing more.'],
  ['check --generate', '--generate belongs to create.'],
  ['check --force', "Unknown option '--force'"],
])('“%s” is not understood', async (line, reason) => {
  expect(await refused(line)).toContain(reason);
});

test('help lists every command', async () => {
  expect(await admin('--help')).toContain('mix admin restore <file>');
});

describe('farms and what is kept', () => {
  const EVE = 'eve@example.org';

  /** A farm whose one owner is Ann; nothing else is needed of it. */
  async function makeFarm(on: AccountServer, uid: string, idToken: string): Promise<void> {
    const docs = client(on, idToken);
    const write = (path: string, fields: object): object => ({
      update: { name: docs.name(path), fields },
      updateTransforms: ['createdAt', 'updatedAt'].map((fieldPath) => ({
        fieldPath,
        setToServerValue: 'REQUEST_TIME',
      })),
    });
    const made = await docs.commit(
      write('farms/hill', {
        name: { stringValue: 'Hill Farm' },
        owners: { arrayValue: { values: [{ stringValue: uid }] } },
        createdBy: { stringValue: uid },
      }),
      write(`farms/hill/members/${uid}`, {
        role: { stringValue: 'owner' },
        name: { stringValue: 'Ann' },
        invite: { nullValue: null },
      }),
    );
    expect(made.status, JSON.stringify(made.body)).toBe(200);
  }

  test('a farm is handed on while the server runs, and who listens hears of it', async () => {
    const running = await start();
    const ann = await running.register();
    const eve = await running.register(EVE);
    await makeFarm(running, ann.uid, ann.idToken);
    expect(await admin(`farms ${EMAIL}`)).toBe('hill  Hill Farm  owner, alone');
    const told: string[] = [];
    running.documents.onCommit(({ changes }) => told.push(...changes.map(({ path }) => path)));

    expect(await admin(`hand-on hill --to ${EVE}`)).toBe(`${EVE} is an owner of Hill Farm now.`);
    await expect.poll(() => told).toEqual(['farms/hill', `farms/hill/members/${eve.uid}`]);
    const farm = await client(running, eve.idToken).read('farms/hill');
    expect(farm?.fields).toMatchObject({
      owners: { arrayValue: { values: [{ stringValue: ann.uid }, { stringValue: eve.uid }] } },
    });
    const line = readFileSync(join(data, 'admin.log'), 'utf8').trim().split('\n').at(-1) ?? '';
    expect(JSON.parse(line)).toMatchObject({ command: 'hand-on', farmId: 'hill', uid: eve.uid });
  });

  test('who is gone owns it no more', async () => {
    const running = await start();
    const ann = await running.register();
    const eve = await running.register(EVE);
    await makeFarm(running, ann.uid, ann.idToken);
    running.database.exec(`DELETE FROM accounts WHERE uid = '${ann.uid}'`);
    await admin(`hand-on hill --to ${EVE}`);
    expect(await admin(`farms ${EVE}`)).toBe('hill  Hill Farm  owner, alone');
    expect(await client(running, eve.idToken).read(`farms/hill/members/${ann.uid}`)).toBeNull();
  });

  test('a bound is read and raised at once, and back to the configuration by its figure', async () => {
    const running = await start();
    const ann = await running.register();
    await writeMix(running, ann.uid, ann.idToken, 'one');
    expect(await admin(`usage ${EMAIL}`)).toBe(
      '0.0 of 500 MB (0 %)\n1 of 100000 documents (0 %)\n0 of 3 farms',
    );
    expect(await admin(`allow ${EMAIL} --mb 2000 --farms 9`)).toContain('of 2000 MB');
    expect(running.documents.storage.of(`users/${ann.uid}`).bounds).toEqual({
      bytes: 2_000_000_000,
      documents: 100_000,
      farms: 9,
    });
    expect(await admin(`allow ${EMAIL} --mb 500`)).toContain('of 500 MB');
    const row = running.database.prepare('SELECT most_bytes, most_farms FROM storage_use').get();
    expect(row).toEqual({ most_bytes: null, most_farms: 9 });
  });

  test('counters that are wrong are found, and counted anew', async () => {
    const running = await start();
    const ann = await running.register();
    await writeMix(running, ann.uid, ann.idToken, 'one');
    running.database.exec('UPDATE storage_use SET documents = 7');
    const said = await refused('check');
    expect(said).toContain(`counted wrong is what users/${ann.uid} keeps`);
    expect(said).toContain('mix admin recount');
    await admin('recount');
    expect(await admin('check')).toMatch(/^Sound/);
  });

  test.each([
    ['hand-on hill', 'hand-on takes --to <address>.'],
    [`hand-on nowhere --to ${EMAIL}`, 'There is no farm with the id nowhere.'],
    [`allow ${EMAIL}`, 'allow takes --mb, --documents or --farms.'],
    [`allow ${EMAIL} --mb many`, '“many” is none'],
    [`usage ${EMAIL} --mb 5`, '--mb belongs to allow.'],
    ['usage farm:nowhere', 'There is no farm with the id nowhere.'],
  ])('%s: %s', async (line, words) => {
    const running = await start();
    await running.register();
    expect(await refused(line)).toContain(words);
  });
});
