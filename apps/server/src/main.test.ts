import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeSite } from './testing/writeSite.ts';

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
  await expect.poll(() => text() !== '' || child.exitCode !== null, { timeout: 10_000 }).toBe(true);
  const address = /ready at (http:\S+)/.exec(text())?.[1];
  if (address === undefined) throw new Error(text());
  return address;
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

test('a taken port is said in one plain line', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = holder.address() as AddressInfo;
  const refused = run({ PORT: String(port) });
  expect((await refused.exited)[0]).toBe(1);
  expect(refused.text()).toMatch(/^Port \d+ is taken by another program\..*\n$/);
  holder.close();
});

test('a bad environment and a missing build are said without a stack', async () => {
  const bad = run({ PORT: 'eighty', LOG_LEVEL: 'loud' });
  expect((await bad.exited)[0]).toBe(1);
  expect(bad.text()).toMatch(/^The environment does not fit:\n {2}PORT .*\n {2}LOG_LEVEL .*\n$/);

  const unbuilt = run({ SITE_DIR: join(data, 'nowhere') });
  expect((await unbuilt.exited)[0]).toBe(1);
  expect(unbuilt.text()).toMatch(/^The web app is not built: .*\n$/);
});
