import { expect } from 'vitest';
import type { Check } from './Journey.ts';

/** What the library says when a document cannot be had; a new account each. */
export const MESSAGE_CHECKS: readonly Check[] = [
  {
    name: 'without a network: "Failed to get document because the client is offline."',
    run: async ({ page, device }) => {
      await device.context.setOffline(true);
      expect(
        await page.evaluate(() => lab.messageOf(lab.firestore.getDoc(lab.doc('notes/none')))),
      ).toBe('Failed to get document because the client is offline.');
      const said = device.notices.join();
      expect(said).toContain('Could not reach Cloud Firestore backend. Connection failed 1 times.');
      expect(said).toContain('The operation could not be completed');
    },
  },
  {
    name: 'without a network, from the server: "Failed to get document from server..."',
    run: async ({ page, device }) => {
      await page.evaluate(() => lab.firestore.setDoc(lab.doc('notes/a'), { n: 1 }));
      await device.context.setOffline(true);
      const messages = await page.evaluate(async () => {
        const { getDocFromServer, getDocsFromServer } = lab.firestore;
        return [
          await lab.messageOf(getDocFromServer(lab.doc('notes/a'))),
          await lab.messageOf(getDocsFromServer(lab.collection('notes'))),
        ];
      });
      expect(messages[0]).toMatch(/^Failed to get document from server\./);
      expect(messages[1]).toMatch(/^Failed to get documents from server\./);
    },
  },
  {
    name: 'without a network, a count: "Connection failed."',
    run: async ({ page, device }) => {
      await device.context.setOffline(true);
      expect(
        await page.evaluate(() =>
          lab.messageOf(lab.firestore.getCountFromServer(lab.collection('notes'))),
        ),
      ).toBe('Connection failed.');
    },
  },
  {
    name: 'the library is ended: "Firestore shutting down", then "The client has already been terminated."',
    run: async ({ page }) => {
      const messages = await page.evaluate(async () => {
        const { getDoc, onSnapshot, terminate } = lab.firestore;
        const ended = new Promise<string>((resolve) => {
          onSnapshot(lab.collection('notes'), {
            next: () => undefined,
            error: ({ message }) => resolve(message),
          });
        });
        const ref = lab.doc('notes/a');
        await lab.firestore.setDoc(ref, { n: 1 });
        await terminate(lab.database);
        // The library throws at once, before there is a promise.
        const ask = async (): Promise<unknown> => getDoc(ref);
        return [await ended, await lab.messageOf(ask())];
      });
      expect(messages).toEqual([
        'Firestore shutting down',
        'The client has already been terminated.',
      ]);
    },
  },
  {
    name: 'two tabs that do not share: the second is told that it cannot have the cache, and works without',
    run: async ({ page, device }) => {
      const second = await device.openTab('single tab');
      await device.load(page, 'single tab');
      for (const tab of [page, second]) {
        await tab.evaluate(() => lab.firestore.setDoc(lab.doc('notes/a'), { n: 1 }));
      }
      expect(device.notices.join()).toContain(
        'Failed to obtain exclusive access to the persistence layer. To allow shared access, multi-tab synchronization has to be enabled in all tabs.',
      );
      // A listener, not a single read: where no stream has opened ten seconds after it was asked
      // for, as on a busy machine, the library calls itself offline, and a single read is refused.
      await second.evaluate(() => {
        lab.watch('notes', lab.collection('notes'));
        return lab.sees('notes', ['a']);
      });
    },
  },
];
