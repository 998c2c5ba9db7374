import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { writeSite } from './testing/writeSite.ts';

// Whole processes are started here, on a machine that may be busy with much else.
vi.setConfig({ testTimeout: 120_000 });

let site: ReturnType<typeof writeSite>;
let data: string;
const running: ChildProcess[] = [];
beforeAll(() => {
  site = writeSite();
  data = mkdtempSync(join(tmpdir(), 'mix-main-'));
});
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  site.remove();
  rmSync(data, { recursive: true });
});

interface Run {
  readonly child: ChildProcess;
  readonly exited: Promise<unknown[]>;
  readonly text: () => string;
}

function run(env: Record<string, string>): Run {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DATA_DIR: join(data, 'data'),
      SITE_DIR: site.directory,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return { child, exited: once(child, 'close'), text: () => text };
}

/** The address the server prints; fails when it stops instead. */
async function addressOf({ text, child }: Run): Promise<string> {
  await expect.poll(() => text() !== '' || child.exitCode !== null, { timeout: 60_000 }).toBe(true);
  const address = /ready at (http:\S+)/.exec(text())?.[1];
  if (address === undefined) throw new Error(text());
  return address;
}

/** Overwrites half a page of a file with zeros. */
function zero(file: string, at: number): void {
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(2048), 0, 2048, at);
  closeSync(handle);
}

const projectId = async (url: string): Promise<unknown> => {
  const config = (await (await fetch(`${url}/config.json`)).json()) as { projectId: string };
  return config.projectId;
};

test('starts, stops cleanly, and is the same instance after a clean stop and after a kill', async () => {
  const first = run({ PRODUCT_NAME: 'Høyland' });
  const url = await addressOf(first);
  expect(first.text()).toBe(`Høyland Mix Calculator is ready at ${url}\n`);
  const id = await projectId(url);
  first.child.kill('SIGTERM');
  expect(await first.exited).toEqual([0, null]);

  const second = run({});
  expect(await projectId(await addressOf(second))).toBe(id);
  second.child.kill('SIGKILL');
  await second.exited;

  const third = run({});
  expect(await projectId(await addressOf(third))).toBe(id);
  third.child.kill('SIGINT');
  expect(await third.exited).toEqual([0, null]);
});

test('a second server on the same data is refused, and a kill leaves the folder free', async () => {
  const first = run({});
  await addressOf(first);
  const second = run({});
  expect((await second.exited)[0]).toBe(1);
  expect(second.text()).toMatch(/^Another server uses .*\. Stop it first, .*\n$/);
  first.child.kill('SIGKILL');
  await first.exited;
  const third = run({});
  await addressOf(third);
  third.child.kill('SIGTERM');
  expect(await third.exited).toEqual([0, null]);
});

test.each([
  ['a zeroed header', (file: string) => zero(file, 0), /^The database is damaged: its beginning/],
  [
    'a cut file',
    (file: string) => truncateSync(file, 20_000),
    /^The database is damaged: part of it/,
  ],
  [
    'a zeroed second page',
    (file: string) => zero(file, 4096),
    /^The database is damaged: part of it/,
  ],
  ['an empty file', (file: string) => truncateSync(file, 0), /mix\.sqlite is empty/],
  [
    'broken signing keys',
    (file: string) =>
      writeFileSync(join(file, '../signing-keys.json'), '{"keys":[{', { mode: 0o600 }),
    /^signing-keys\.json .*Delete it/,
  ],
])('%s is said in plain words, with the next step', async (name, damage, words) => {
  const DATA_DIR = join(data, name.replaceAll(' ', '-'));
  const before = run({ DATA_DIR });
  await addressOf(before);
  before.child.kill('SIGTERM');
  await before.exited;
  damage(join(DATA_DIR, 'mix.sqlite'));
  const after = run({ DATA_DIR });
  expect((await after.exited)[0]).toBe(1);
  expect(after.text()).toMatch(words);
  expect(after.text()).toMatch(/admin restore|Delete it/);
  expect(after.text()).not.toContain('    at ');
});

test('a taken port is said in one plain line', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = holder.address() as AddressInfo;
  const refused = run({ PORT: String(port) });
  expect((await refused.exited)[0]).toBe(1);
  expect(refused.text()).toMatch(/^Port \d+ is taken by another program\..*\n$/);
  holder.close();
});

test('a folder whose farm moved away is refused, and nothing is made in it', async () => {
  const DATA_DIR = join(data, 'moved');
  mkdirSync(DATA_DIR, { mode: 0o700 });
  const lines = [
    { begun: { direction: 'toFirebase', projectId: 'my-farm', source: '' } },
    { finished: '2026-11-22T00:00:00.000Z' },
  ];
  const journal = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  writeFileSync(join(DATA_DIR, 'move.jsonl'), journal);
  const refused = run({ DATA_DIR });
  expect((await refused.exited)[0]).toBe(1);
  expect(refused.text()).toMatch(/^What is in .* moved to my-farm .* delete move\.jsonl .*\n$/);
  expect(existsSync(join(DATA_DIR, 'mix.sqlite'))).toBe(false);
});

test('a bad environment and a missing build are said without a stack', async () => {
  const bad = run({ PORT: 'eighty', LOG_LEVEL: 'loud' });
  expect((await bad.exited)[0]).toBe(1);
  expect(bad.text()).toMatch(/^The environment does not fit:\n {2}PORT .*\n {2}LOG_LEVEL .*\n$/);

  const unbuilt = run({ SITE_DIR: join(data, 'nowhere') });
  expect((await unbuilt.exited)[0]).toBe(1);
  expect(unbuilt.text()).toMatch(/^The web app is not built: .*\n$/);
});
