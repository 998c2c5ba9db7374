import { expect } from 'vitest';
import { int } from '../../apps/server/src/testing/wireValues.ts';
import type { Check, Journey } from './Journey.ts';
import type { Channel } from './SeenRequest.ts';

const CHANNELS: readonly Channel[] = ['Listen', 'Write'];

/** Adds one to a counter, and waits until the server says that it did. */
const count = ({ page }: Journey): Promise<void> =>
  page.evaluate(() =>
    lab.firestore.setDoc(
      lab.doc('notes/counter'),
      { n: lab.firestore.increment(1) },
      { merge: true },
    ),
  );

const watchNotes = ({ page }: Journey, ...ids: readonly string[]): Promise<unknown> =>
  page.evaluate((ids) => {
    lab.watch('notes', lab.collection('notes'));
    return lab.sees('notes', ids);
  }, ids);

const seesNotes = ({ page }: Journey, ...ids: readonly string[]): Promise<unknown> =>
  page.evaluate((ids) => lab.sees('notes', ids), ids);

const storedCount = async ({ device, page }: Journey): Promise<unknown> => {
  const { client, path } = await device.otherDevice(page);
  return client.fieldsOf(path('notes/counter'));
};

/** Whether a listener was ever told of an error. */
const listenerError = ({ page }: Journey): Promise<string | null | undefined> =>
  page.evaluate(() => lab.watched['notes']?.error);

/**
 * Ends both streams with an error, and waits until the library has hung up: a write that it sends
 * before the error has come is done, and once more on the next stream.
 */
async function failStreams({ proxy }: Journey, code: number, status: string): Promise<void> {
  const hungUp = (channel: Channel): number => proxy.requests(channel, 'TYPE=terminate').length;
  const before = CHANNELS.map((channel) => [channel, hungUp(channel)] as const);
  // A library that polls has nothing open between two polls.
  for (const channel of CHANNELS)
    await expect.poll(() => proxy.fail(channel, code, status)).toBe(1);
  await expect.poll(() => before.every(([channel, times]) => hungUp(channel) > times)).toBe(true);
}

/** What is written while the server says that it cannot is there in the end, once. */
async function outliveAnError(journey: Journey): Promise<void> {
  await watchNotes(journey);
  await count(journey);
  await failStreams(journey, 503, 'UNAVAILABLE');
  await count(journey);
  await seesNotes(journey, 'counter');
  expect(await storedCount(journey)).toEqual({ n: int(2) });
  expect(await listenerError(journey)).toBeNull();
}

/** What may go wrong between a device and its server; a new account each. */
export const FAULT_CHECKS: readonly Check[] = [
  {
    name: 'a back channel cut inside a chunk, three times: nothing is lost or told twice',
    run: async (journey) => {
      const { page, device, proxy } = journey;
      const { client, path } = await device.otherDevice(page);
      await watchNotes(journey);
      const ids: string[] = [];
      for (const id of ['a', 'b', 'c']) {
        proxy.faults.cutInside.push('documentChange');
        await client.set(path(`notes/${id}`), { n: int(1) });
        ids.push(id);
        await seesNotes(journey, ...ids);
        expect(proxy.faults.cutInside).toEqual([]);
      }
      const sights = await page.evaluate(() =>
        lab.watched['notes']?.sights.map(({ ids }) => ids.join('')),
      );
      expect(new Set(sights)).toEqual(new Set(['', 'a', 'ab', 'abc']));
    },
  },
  {
    name: 'the result of a write cut inside a chunk: the write is done once',
    run: async (journey) => {
      await count(journey);
      journey.proxy.faults.cutInside.push('writeResults');
      await count(journey);
      expect(journey.proxy.faults.cutInside).toEqual([]);
      expect(await storedCount(journey)).toEqual({ n: int(2) });
    },
  },
  {
    name: 'the answer to a POST lost: the write is done once',
    run: async (journey) => {
      await count(journey);
      for (const n of [2, 3, 4]) {
        journey.proxy.faults.loseAnswerTo.push('"writes":[{');
        await count(journey);
        expect(journey.proxy.faults.loseAnswerTo).toEqual([]);
        expect(await storedCount(journey)).toEqual({ n: int(n) });
      }
    },
  },
  {
    name: 'the answer to the opening of a session lost: it is opened again',
    run: async (journey) => {
      journey.proxy.faults.loseAnswerTo.push('"addTarget"', '"database"');
      await watchNotes(journey);
      await count(journey);
      await seesNotes(journey, 'counter');
      expect(journey.proxy.faults.loseAnswerTo).toEqual([]);
      expect(await storedCount(journey)).toEqual({ n: int(1) });
    },
  },
  {
    name: 'all sessions dropped, with writes under way: each is done, and listeners go on',
    run: async (journey) => {
      const { page, device, proxy } = journey;
      const { client, path } = await device.otherDevice(page);
      await watchNotes(journey);
      for (const round of [1, 2]) {
        await count(journey);
        proxy.dropSessions();
        await Promise.all([count(journey), count(journey)]);
        await client.set(path(`notes/z${round}`), { n: int(1) });
        const others = round === 1 ? ['z1'] : ['z1', 'z2'];
        await seesNotes(journey, 'counter', ...others);
        expect(await storedCount(journey)).toEqual({ n: int(3 * round) });
      }
      expect(await listenerError(journey)).toBeNull();
    },
  },
  {
    name: 'UNAUTHENTICATED in the middle of both streams: a new token, and no listener is told',
    run: async (journey) => {
      const { page, device, proxy } = journey;
      const { client, path } = await device.otherDevice(page);
      await watchNotes(journey);
      await count(journey);
      await seesNotes(journey, 'counter');
      const tokensBefore = proxy.requests(null, '/v1/token').length;
      await failStreams(journey, 401, 'UNAUTHENTICATED');
      await count(journey);
      await client.set(path('notes/z'), { n: int(1) });
      await seesNotes(journey, 'counter', 'z');
      expect(await storedCount(journey)).toEqual({ n: int(2) });
      expect(proxy.requests(null, '/v1/token').length).toBeGreaterThan(tokensBefore);
      expect(await listenerError(journey)).toBeNull();
    },
  },
  {
    name: 'a passing error of the server: the write is tried again until it is done',
    run: outliveAnError,
  },
  {
    name: 'a passing error, said to a library that polls: the write is tried again until it is done',
    run: async (journey) => {
      await journey.device.load(journey.page, 'long-poll');
      await outliveAnError(journey);
    },
  },
  {
    name: 'a slow first byte: the library turns to long-polling, and all goes on',
    run: async (journey) => {
      const { page, device, proxy } = journey;
      const { client, path } = await device.otherDevice(page);
      await watchNotes(journey);
      await count(journey);
      await seesNotes(journey, 'counter');
      // Longer than two round trips, which is what the library allows for. It takes their time itself,
      // and on a busy machine that may be seconds.
      const polls = (): number => proxy.requests('Listen', 'CI=1').length;
      const told: string[] = ['counter'];
      for (const [id, delayMs] of [
        ['x', 1000],
        ['y', 3000],
        ['z', 9000],
      ] as const) {
        if (polls() > 0) break;
        proxy.faults.firstByteDelayMs = delayMs;
        proxy.dropSessions();
        told.push(id);
        await client.set(path(`notes/${id}`), { n: int(1) });
        await seesNotes(journey, ...told);
      }
      await count(journey);
      expect(polls()).toBeGreaterThan(0);
      expect(await storedCount(journey)).toEqual({ n: int(2) });
    },
  },
];
