import { expect } from 'vitest';
import { text } from '../../apps/server/src/testing/wireValues.ts';
import type { Check, Journey } from './Journey.ts';

const secondTab = ({ secondTab }: Journey): NonNullable<Journey['secondTab']> => {
  if (secondTab === null) throw new Error('there is no second tab');
  return secondTab;
};

/** Checks 13 to 19: tabs, the network, the server's sessions. */
export const TAB_CHECKS: readonly Check[] = [
  {
    name: 'a second tab finds who is signed in',
    run: async (journey) => {
      const tab = await journey.device.openTab();
      expect(await tab.evaluate(() => lab.user.uid)).toBe(journey.uid);
      expect(await tab.evaluate(() => lab.users)).toEqual([journey.uid]);
      journey.secondTab = tab;
    },
  },
  {
    name: 'a write made offline is pending',
    run: async (journey) => {
      const { page, device } = journey;
      // A tab that only begins to listen later may miss that the write is done: the library tells
      // its other tabs of that only where they saw it begin.
      for (const tab of [page, secondTab(journey)]) {
        await tab.evaluate(() => {
          lab.watch('away', lab.collection('away'));
          return lab.sees('away', []);
        });
      }
      await device.context.setOffline(true);
      const sight = await page.evaluate(async () => {
        void lab.firestore.setDoc(lab.doc('away/x'), { n: 1 });
        await lab.until(() => lab.last('away')?.ids.length === 1, 'the write to show');
        return lab.last('away');
      });
      expect(sight).toMatchObject({ ids: ['x'], hasPendingWrites: true });
    },
  },
  {
    name: 'a second tab sees the pending write',
    needsKeptCache: true,
    run: async (journey) => {
      const sight = await secondTab(journey).evaluate(async () => {
        await lab.until(() => lab.last('away')?.ids.length === 1, 'the write to show');
        return lab.last('away');
      });
      expect(sight).toMatchObject({ ids: ['x'], fields: { x: { n: 1 } }, hasPendingWrites: true });
    },
  },
  {
    name: 'it is written once there is a network, by a page that was loaded since',
    needsKeptCache: true,
    run: async ({ page, device }) => {
      await page.goto('about:blank');
      const { context } = device;
      await context.setOffline(false);
      await device.load(page);
      await page.evaluate(async () => {
        lab.watch('away', lab.collection('away'));
        await lab.sees('away', ['x']);
      });
      const { client, path } = await device.otherDevice(page);
      expect(await client.fieldsOf(path('away/x'))).toEqual({ n: { integerValue: '1' } });
    },
  },
  {
    name: 'a second tab sees that it was',
    needsKeptCache: true,
    run: async (journey) => {
      const sight = await secondTab(journey).evaluate(() => lab.sees('away', ['x']));
      expect(sight.hasPendingWrites).toBe(false);
    },
  },
  {
    name: 'a listener goes on where it was before the page was loaded anew',
    run: async ({ page, device, proxy }) => {
      await device.context.setOffline(false);
      const { client, path } = await device.otherDevice(page);
      await device.load(page);
      proxy.reset();
      await page.evaluate(async () => {
        lab.watch('notes', lab.collection('notes'));
        await lab.sees('notes', ['a', 'after', 'counter']);
      });
      await client.set(path('notes/late'), { t: text('x') });
      await page.evaluate(() => lab.sees('notes', ['a', 'after', 'counter', 'late']));
    },
  },
  {
    name: 'all goes on after the server has lost every session',
    run: async ({ page, device, proxy }) => {
      const { client, path } = await device.otherDevice(page);
      proxy.dropSessions();
      await page.evaluate(() => lab.firestore.setDoc(lab.doc('notes/own'), { n: 1 }));
      await client.set(path('notes/theirs'), { t: text('x') });
      await page.evaluate(() =>
        lab.sees('notes', ['a', 'after', 'counter', 'late', 'own', 'theirs']),
      );
    },
  },
];
