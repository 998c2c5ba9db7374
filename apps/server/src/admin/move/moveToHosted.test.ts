import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fillFarm } from '../../testing/fillFarm.ts';
import { startHostedStandIn, type HostedStandIn } from '../../testing/startHostedStandIn.ts';
import { openDatabase } from '../../sqlite/openDatabase.ts';
import { refuseMoved } from '../../moveProgress.ts';
import { MOVE_HELP } from './moveHelp.ts';
import { runMove, type RunMoveParts } from './runMove.ts';

const FARM = { accounts: 30, documents: 700 };

let folder: string;
let data: string;
let standIn: HostedStandIn;
let said: string[];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mix-move-'));
  data = join(folder, 'data');
  standIn = await startHostedStandIn();
  said = [];
});
afterEach(async () => {
  await standIn.stop();
  rmSync(folder, { recursive: true });
});

const move = (line: string, other: Partial<RunMoveParts> = {}): Promise<string> =>
  runMove(line.split(' '), {
    dataDirectory: data,
    env: {
      FIREBASE_AUTH_EMULATOR_HOST: standIn.host,
      FIRESTORE_EMULATOR_HOST: standIn.host,
    },
    secret: () => '',
    say: (text) => said.push(text),
    clock: () => Date.UTC(2026, 10, 22),
    random: (count) => new Uint8Array(count).fill(7),
    pause: () => Promise.resolve(),
    ...other,
  });
const toFarm = (other: Partial<RunMoveParts> = {}): Promise<string> =>
  move('--to-firebase my-farm', other);

const documentOf = (path: string) =>
  standIn.documents.get(`projects/my-farm/databases/(default)/documents/${path}`);

const made = (call: string): number => standIn.calls.filter((each) => each === call).length;

test('everything arrives: documents first, accounts with what they are, references of the new place', async () => {
  fillFarm(data, FARM);
  const words = await toFarm();
  expect(words).toMatch(/accounts +30 +30\n +SHA-256 +(\w{16}) +\1\n/);
  expect(words).toMatch(/documents +700 +700\n +SHA-256 +(\w{16}) +\1\n/);
  expect(standIn.calls.lastIndexOf('commit')).toBeLessThan(standIn.calls.indexOf('batchCreate'));
  expect(documentOf('users/uid-1/mixes/m61')?.fields).toMatchObject({
    name: { stringValue: 'Høyland 61 🚜' },
    count: { integerValue: '9007199254741054' },
    below: { doubleValue: 0 },
    createdAt: { timestampValue: '2023-11-14T22:13:20.123517Z' },
    machine: { referenceValue: 'projects/my-farm/databases/(default)/documents/machines/m7' },
    elsewhere: {
      referenceValue: 'projects/another-farm/databases/(default)/documents/product/urea',
    },
    products: {
      arrayValue: {
        values: [
          {
            mapValue: {
              fields: {
                product: {
                  referenceValue: 'projects/my-farm/databases/(default)/documents/product/p61',
                },
              },
            },
          },
          { stringValue: '' },
        ],
      },
    },
  });
  expect(standIn.accounts.get('uid-0')).toMatchObject({
    email: 'person0@example.org',
    emailVerified: true,
    disabled: false,
    customAttributes: '{"admin":true}',
    createdAt: '1756684800000',
    // The salt of the stored text, byte for byte.
    salt: Buffer.from([...Array(16).keys()]).toString('base64url'),
  });
  expect(standIn.accounts.get('uid-9')).toMatchObject({ disabled: true, emailVerified: false });
  expect(standIn.accounts.get('uid-9')).not.toHaveProperty('customAttributes');
});

test('a request names one set of hash parameters: accounts are grouped by theirs', async () => {
  fillFarm(data, { accounts: 9, documents: 9 });
  expect(await move('--to-firebase my-farm --dry-run')).toContain('(3 kinds of hashes)');
  await toFarm();
  expect(made('batchCreate')).toBe(3);
  expect(standIn.accounts.size).toBe(9);
});

test('neither journal nor words hold a hash, an address or a token', async () => {
  fillFarm(data, FARM);
  const words = `${await toFarm()}${said.join('')}${readFileSync(join(data, 'move.jsonl'), 'utf8')}`;
  expect(words).not.toMatch(/argon2|scrypt|example\.org|AAECAwQ|jxspr|owner/);
  expect(statSync(join(data, 'move.jsonl')).mode & 0o777).toBe(0o600);
});

test('broken off and run again it goes on where it was', async () => {
  fillFarm(data, FARM);
  standIn.mishap = (call) => (call === 'commit' && made('commit') === 2 ? 403 : null);
  await expect(toFarm()).rejects.toThrow('refuses: of no great interest');
  expect(made('commit')).toBe(3);
  standIn.mishap = () => null;
  await toFarm();
  // 700 documents are three batches; two had been sent.
  expect(made('commit')).toBe(4);
  expect(standIn.documents.size).toBe(700);
});

test('an answer that is lost and a service that is busy are asked again', async () => {
  fillFarm(data, FARM);
  const mishaps = [503, 'cut', 429, null, 500, 'cut', null, 409] as const;
  standIn.mishap = () => mishaps[standIn.calls.length % mishaps.length] ?? null;
  expect(await toFarm()).toContain('Moved.');
  standIn.mishap = () => 503;
  await expect(
    move('--from-firebase my-farm', { dataDirectory: join(folder, 'new') }),
  ).rejects.toThrow('refuses: of no great interest');
});

test('a line of the journal that was cut in the middle is as if not written', async () => {
  fillFarm(data, FARM);
  standIn.mishap = (call) => (call === 'commit' && made('commit') === 2 ? 403 : null);
  await expect(toFarm()).rejects.toThrow();
  standIn.mishap = () => null;
  const file = join(data, 'move.jsonl');
  const { truncateSync } = await import('node:fs');
  truncateSync(file, statSync(file).size - 5);
  await toFarm();
  expect(made('commit')).toBe(5);
  expect(readFileSync(file, 'utf8').trimEnd().split('\n').at(-1)).toContain('finished');
});

test('what changed here since it was broken off is sent: it begins anew', async () => {
  fillFarm(data, FARM);
  standIn.mishap = (call) => (call === 'batchCreate' ? 403 : null);
  await expect(toFarm()).rejects.toThrow();
  standIn.mishap = () => null;
  const database = openDatabase(data);
  database.exec(`UPDATE documents SET fields = '{"name":{"stringValue":"late"}}' WHERE path = 'users/uid-1';
    UPDATE document_clock SET last_time = last_time + 2`);
  database.close();
  await toFarm();
  expect(said.join()).toContain('begins anew');
  expect(documentOf('users/uid-1')?.fields).toEqual({ name: { stringValue: 'late' } });
});

test('a project that is used is left alone; a published catalogue is none', async () => {
  fillFarm(data, FARM);
  const root = 'projects/my-farm/databases/(default)/documents';
  const times = { createTime: '2026-01-01T00:00:00Z', updateTime: '2026-01-01T00:00:00Z' };
  const put = (path: string): void => {
    const fields = { catalogueVersion: { stringValue: '9.9' } };
    standIn.documents.set(`${root}/${path}`, { name: `${root}/${path}`, fields, ...times });
  };
  put('users/u1');
  await expect(toFarm()).rejects.toThrow('something in my-farm already');
  expect(made('commit')).toBe(0);
  standIn.documents.clear();
  put('product/urea');
  expect(await toFarm()).toMatch(/documents +700 +700\n/);
});

test('a side that differs in the end is told, and sent again by the next run', async () => {
  fillFarm(data, FARM);
  const name = 'projects/my-farm/databases/(default)/documents/users/uid-1';
  standIn.mishap = (call) => {
    const stored = standIn.documents.get(name);
    if (call === 'batchCreate' && stored !== undefined) {
      standIn.documents.set(name, { ...stored, fields: { name: { stringValue: 'another' } } });
    }
    return null;
  };
  await expect(toFarm()).rejects.toThrow('The two differ. Run the same command again');
  standIn.mishap = () => null;
  expect(await toFarm()).toContain('Moved.');
});

test('accounts that the service refuses are named by their id', async () => {
  fillFarm(data, FARM);
  standIn.mishap = (call) => {
    if (call === 'batchCreate') {
      standIn.accounts.set('x', { localId: 'x', email: 'person4@example.org' });
    }
    return null;
  };
  await expect(toFarm()).rejects.toThrow(/refused 1 accounts:\n {2}uid-4: email exists/);
});

test('a dry run says that programs lose their way in', async () => {
  fillFarm(data, { accounts: 2, documents: 2 });
  expect(await move('--to-firebase my-farm --dry-run')).not.toContain('programs');
  const database = openDatabase(data);
  database
    .prepare(
      `INSERT INTO program_tokens (id, uid, name, scopes, created_at, expires_at, hash)
       VALUES ('a', 'uid-1', 'Office', 'records', 1, 2, x'00')`,
    )
    .run();
  database.close();
  expect(await move('--to-firebase my-farm --dry-run')).toContain('1 tokens of other programs');
});

test('a dry run says what would be done, also while a server works, and does nothing', async () => {
  fillFarm(data, FARM);
  const database = openDatabase(data);
  database.exec(`INSERT INTO second_factors VALUES ('uid-3', 'f', NULL, 'sealed', 1, 1);
    UPDATE accounts SET password_hash = '$argon2id$v=19$m=65536,t=3,p=4$AAECAwQF$AAECAwQF' WHERE uid = 'uid-4'`);
  database.close();
  const words = await move('--to-firebase my-farm --dry-run');
  expect(words).toContain('700 documents, then 30 accounts');
  expect(words).toContain('29 accounts keep their password');
  expect(words).toContain('1 passwords that the service cannot check');
  expect(words).toContain('OPEN WITH THE PASSWORD ALONE');
  expect(standIn.calls).toEqual([]);
  expect(() => statSync(join(data, 'move.jsonl'))).toThrow();
});

test('afterwards neither this server nor another move begins on the folder', async () => {
  fillFarm(data, FARM);
  refuseMoved(data);
  await toFarm();
  expect(() => refuseMoved(data)).toThrow('moved to my-farm');
  await expect(toFarm()).rejects.toThrow('is over since');
});

test('half a configuration never sends half a farm to the real service', async () => {
  fillFarm(data, FARM);
  const env = { FIRESTORE_EMULATOR_HOST: standIn.host };
  await expect(toFarm({ env })).rejects.toThrow('or neither');
  await expect(toFarm({ env: {} })).rejects.toThrow('Pipe an access token in');
});

test.each([
  ['--dry-run', 'takes --to-firebase or'],
  ['--to-firebase my-farm --from-firebase my-farm', 'takes --to-firebase or'],
  ['--to-firebase https://x', 'no id of a project'],
  ['--to-firebase my-farm --hash-parameters x', 'belong to --from-firebase'],
  ['--to-firebase my-farm --force', "Unknown option '--force'"],
])('“%s” is not understood', async (line, reason) => {
  await expect(move(line)).rejects.toThrow(reason);
});

test('help', async () => {
  expect(await move('--help')).toBe(MOVE_HELP);
});
