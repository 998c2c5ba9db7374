import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { int } from '../../apps/server/src/testing/wireValues.ts';
import type { Check, Journey } from './Journey.ts';

async function openBoth(journey: Journey): Promise<readonly [Page, Page]> {
  const { page, device } = journey;
  const tabs = [page, await device.openTab()] as const;
  for (const tab of tabs) {
    await tab.evaluate(() => {
      lab.watch('notes', lab.collection('notes'));
      return lab.sees('notes', []);
    });
  }
  return tabs;
}

const sees = (tab: Page, ...ids: readonly string[]): Promise<unknown> =>
  tab.evaluate((ids) => lab.sees('notes', ids), ids);

const count = (tab: Page): Promise<void> =>
  tab.evaluate(() =>
    lab.firestore.setDoc(
      lab.doc('notes/counter'),
      { n: lab.firestore.increment(1) },
      { merge: true },
    ),
  );

/** Two tabs of one browser; a new account each. */
export const TWO_TAB_CHECKS: readonly Check[] = [
  {
    name: 'both hear of changes over one channel',
    run: async (journey) => {
      const { device, proxy } = journey;
      const [one, other] = await openBoth(journey);
      const { client, path } = await device.otherDevice(one);
      await client.set(path('notes/a'), { n: int(1) });
      await Promise.all([sees(one, 'a'), sees(other, 'a')]);
      await other.evaluate(() => lab.firestore.setDoc(lab.doc('notes/b'), { n: 2 }));
      await Promise.all([sees(one, 'a', 'b'), sees(other, 'a', 'b')]);
      expect(proxy.requests('Listen', 'CVER=22')).toHaveLength(1);
      expect(proxy.requests('Write', 'CVER=22')).toHaveLength(1);
    },
  },
  {
    name: 'the result of a write comes between two changes: both see it done',
    run: async (journey) => {
      const { device, proxy } = journey;
      const [one, other] = await openBoth(journey);
      const { client, path } = await device.otherDevice(one);
      const written = Promise.withResolvers<undefined>();
      const seen = Promise.withResolvers<undefined>();
      proxy.faults.listenGate = (chunk) =>
        chunk.includes('notes/counter') ? seen.promise : written.promise;
      await client.set(path('notes/a'), { n: int(1) });
      await count(one);
      written.resolve(undefined);
      // With the first change the other tab also reads the second document, as the write's result
      // left it.
      await other.evaluate(() =>
        lab.until(() => lab.last('notes')?.ids.join() === 'a,counter', 'both to show'),
      );
      seen.resolve(undefined);
      await Promise.all([sees(one, 'a', 'counter'), sees(other, 'a', 'counter')]);
    },
  },
  {
    name: 'what both write without a network is written once each',
    run: async (journey) => {
      const { device } = journey;
      const [one, other] = await openBoth(journey);
      const { client, path } = await device.otherDevice(one);
      await device.context.setOffline(true);
      const written = Promise.all([count(one), count(other), count(one)]);
      for (const tab of [one, other]) {
        await tab.evaluate(() =>
          lab.until(() => lab.last('notes')?.fields['counter']?.['n'] === 3, 'three to show'),
        );
      }
      await device.context.setOffline(false);
      await written;
      await Promise.all([sees(one, 'counter'), sees(other, 'counter')]);
      expect(await client.fieldsOf(path('notes/counter'))).toEqual({ n: int(3) });
    },
  },
  {
    name: 'the one that speaks to the server is closed: the other takes over, with what was pending',
    run: async (journey) => {
      const { device } = journey;
      const [one, other] = await openBoth(journey);
      const { client, path } = await device.otherDevice(one);
      await device.context.setOffline(true);
      await one.evaluate(() => void lab.firestore.setDoc(lab.doc('notes/a'), { n: 1 }));
      await other.evaluate(() =>
        lab.until(() => lab.last('notes')?.ids.join() === 'a', 'the write to show'),
      );
      await one.close({ runBeforeUnload: false });
      await device.context.setOffline(false);
      await sees(other, 'a');
      await client.set(path('notes/b'), { n: int(1) });
      await sees(other, 'a', 'b');
      expect(await client.fieldsOf(path('notes/a'))).toEqual({ n: int(1) });
    },
  },
  {
    name: 'whoever signs out in one is signed out in the other, and its listeners end',
    run: async (journey) => {
      const [one, other] = await openBoth(journey);
      await one.evaluate(() => lab.auth.signOut(lab.accounts));
      await other.evaluate(() =>
        lab.until(
          () =>
            lab.accounts.currentUser === null &&
            lab.watched['notes']?.error === 'permission-denied',
          'the other tab to be signed out',
        ),
      );
    },
  },
];
