import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { openDatabase } from '../../apps/server/src/sqlite/openDatabase.ts';
import { EMAIL, type AccountServer } from '../../apps/server/src/testing/accountClient.ts';
import { int } from '../../apps/server/src/testing/wireValues.ts';
import { register } from './Device.ts';
import { endJourney, startJourney, type Journey } from './Journey.ts';
import { startOwnServer } from './Target.ts';

const HOUR = 3_600_000;

let browser: Browser;
let folder = '';
let clockShiftMs = 0;
let server: AccountServer;
let journey: Journey;

const start = async (): Promise<void> => {
  server = await startOwnServer(
    // Clocks are moved by years here; a session that long unused would be over.
    { DATA_DIR: folder, SESSION_DAYS: '9999' },
    { database: openDatabase(folder), clock: () => Date.now() + clockShiftMs },
  );
};

/** The same server again, over what it has stored; `meanwhile` it is down. */
async function restart(meanwhile: () => Promise<void> = () => Promise.resolve()): Promise<void> {
  await server.stop();
  await meanwhile();
  await start();
  Object.assign(journey.proxy.upstreams, { accounts: server.url, documents: server.url });
  Object.assign(journey.target, { accounts: server, documentsUrl: server.url });
}

beforeAll(async () => {
  browser = await chromium.connect(inject('browserEndpoint'));
});
afterAll(() => browser.close());

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mix-own-'));
  clockShiftMs = 0;
  await start();
  const { url, projectId } = server;
  const target = { accounts: server, documentsUrl: url, projectId, stop: () => server.stop() };
  journey = await startJourney(browser, target, EMAIL);
  journey.uid = await register(journey.page, EMAIL);
  await journey.page.evaluate(() => {
    lab.watch('notes', lab.collection('notes'));
    return lab.sees('notes', []);
  });
});
afterEach(async () => {
  await endJourney(journey);
  await server.stop();
  rmSync(folder, { recursive: true });
});

const write = (id: string): Promise<void> =>
  journey.page.evaluate((id) => lab.firestore.setDoc(lab.doc(`notes/${id}`), { n: 1 }), id);

const sees = (...ids: readonly string[]): Promise<unknown> =>
  journey.page.evaluate((ids) => lab.sees('notes', ids), ids);

const writeElsewhere = async (id: string): Promise<void> => {
  const { client, path } = await journey.device.otherDevice(journey.page);
  expect((await client.set(path(`notes/${id}`), { n: int(1) })).status).toBe(200);
};

const listenerError = (): Promise<string | null | undefined> =>
  journey.page.evaluate(() => lab.watched['notes']?.error);

const isServed = (id: string): Promise<boolean> =>
  journey.page.evaluate(
    async (id) => (await lab.firestore.getDocFromServer(lab.doc(`notes/${id}`))).exists(),
    id,
  );

describe('a restart of our server', () => {
  test('what was written while it was down arrives, and listeners go on', async () => {
    await write('a');
    let written = Promise.resolve();
    await restart(async () => {
      written = write('b');
      await journey.page.evaluate(() =>
        lab.until(() => lab.last('notes')?.ids.join() === 'a,b', 'the write to show'),
      );
    });
    await written;
    await writeElsewhere('c');
    await sees('a', 'b', 'c');
    expect(await listenerError()).toBeNull();
  });

  test.each([
    ['an hour', HOUR],
    ['a year', 365 * 24 * HOUR],
  ])(
    'its clock stands %s earlier than before: nothing waits for it to catch up',
    async (_, back) => {
      // The account is made before the time to which the clock goes back.
      clockShiftMs += back + HOUR;
      await write('a');
      await sees('a');
      await restart(() => {
        clockShiftMs -= back;
        return Promise.resolve();
      });
      await write('b');
      await sees('a', 'b');
      expect(await isServed('b')).toBe(true);
      await journey.device.load(journey.page);
      await journey.page.evaluate(() => lab.watch('notes', lab.collection('notes')));
      await sees('a', 'b');
      await write('c');
      await sees('a', 'b', 'c');
      expect(await isServed('c')).toBe(true);
    },
  );
});

describe('a token of our server', () => {
  test('that ran out is exchanged, and no listener is told', async () => {
    await write('a');
    await sees('a');
    clockShiftMs = HOUR + 60_000;
    await write('b');
    await sees('a', 'b');
    expect(journey.proxy.requests(null, '/v1/token').length).toBeGreaterThan(0);
    await writeElsewhere('c');
    await sees('a', 'b', 'c');
    expect(await listenerError()).toBeNull();
  });
});
