// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { createGiver } from './createGiver.ts';
import { FarmError } from './FarmError.ts';
import { giving } from './giving.ts';

const TOTAL = 82;
let farm: Set<number>;
let writes: number;
let breaksAt: number;
let failure: 'noSignal' | 'refused' | 'notSent';
let planned: (() => void)[];
beforeEach(() => {
  farm = new Set();
  writes = 0;
  breaksAt = TOTAL;
  failure = 'noSignal';
  planned = [];
  giving.setState({ value: { uid: 'jo', farmId: 'hill', count: null } });
});

/** Opens a page: the giver of the page before is gone with it. */
const openPage = (uid = 'jo') =>
  createGiver({
    uid,
    give: async (_farmId, onProgress) => {
      const missing = Array.from({ length: TOTAL }, (_, id) => id).filter((id) => !farm.has(id));
      for (const [place, id] of missing.entries()) {
        onProgress({ total: TOTAL, left: missing.length - place });
        if (farm.size === breaksAt) throw new FarmError(failure);
        farm.add(id);
        writes += 1;
        await Promise.resolve();
      }
      return { given: missing.length, there: TOTAL - missing.length };
    },
    alone: (work) => work(),
    random: () => 0.5,
    later: (work) => {
      planned.push(work);
      return () => planned.splice(planned.indexOf(work), 1);
    },
    report: (error) => {
      throw error;
    },
  });

it('remembers how much is still to give where it broke off, and gives that on the next page', async () => {
  breaksAt = 45;
  await expect(openPage().goOn()).rejects.toThrow('noSignal');
  expect(giving.getState().value?.count).toEqual({ total: TOTAL, left: 37 });
  expect(JSON.parse(localStorage.getItem('mix.giving') ?? '')).toMatchObject({
    value: { count: { left: 37 } },
  });
  breaksAt = TOTAL;
  expect(await openPage().goOn()).toEqual({ given: 37, there: 45 });
  expect([farm.size, writes]).toEqual([TOTAL, TOTAL]);
  expect(giving.getState().value).toBeNull();
});

it('goes on by itself, and at once when there may be a signal', async () => {
  breaksAt = 10;
  const page = openPage();
  page.goOnUnasked();
  await expect.poll(() => planned.length).toBe(1);
  breaksAt = TOTAL;
  page.hasten();
  await expect.poll(() => farm.size).toBe(TOTAL);
  expect(writes).toBe(TOTAL);
});

it('runs once however often it is asked for', async () => {
  const page = openPage();
  await Promise.all([page.goOn(), page.goOn()]);
  expect(writes).toBe(TOTAL);
});

it('gives up what the farm refuses, and nothing of another account', async () => {
  breaksAt = 0;
  failure = 'refused';
  expect(await openPage('sam').goOn()).toBeNull();
  expect(giving.getState().value).not.toBeNull();
  await expect(openPage().goOn()).rejects.toThrow('refused');
  expect(giving.getState().value).toBeNull();
  expect(planned).toEqual([]);
});
