import { expect } from 'vitest';
import type { Check } from './Journey.ts';

/** What ends a call of the library for good; a new account each. */
export const REFUSAL_CHECKS: readonly Check[] = [
  {
    name: 'a batch or transaction that contradicts itself is refused for good, and the queue goes on',
    run: async ({ page }) => {
      const codes = await page.evaluate(async () => {
        const { runTransaction, setDoc, writeBatch } = lab.firestore;
        const batch = writeBatch(lab.database);
        batch.delete(lab.doc('notes/a'));
        batch.update(lab.doc('notes/a'), { n: 1 });
        return Promise.all([
          lab.codeOf(batch.commit()),
          lab.codeOf(setDoc(lab.doc('notes/b'), { n: 1 })),
          lab.codeOf(
            runTransaction(lab.database, async (transaction) => {
              await transaction.get(lab.doc('notes/c'));
              transaction.delete(lab.doc('notes/c')).update(lab.doc('notes/c'), { n: 1 });
            }),
          ),
        ]);
      });
      expect(codes).toEqual(['invalid-argument', 'no error', 'invalid-argument']);
    },
  },
  {
    name: 'one name beside a range of another field is refused for good',
    run: async ({ page }) => {
      const codes = await page.evaluate(() => {
        const { documentId, getDocsFromServer, query, where } = lab.firestore;
        const named = where(documentId(), '==', 'a');
        const ask = (...more: Parameters<typeof where>): Promise<string> =>
          lab.codeOf(getDocsFromServer(query(lab.collection('notes'), named, where(...more))));
        return Promise.all([ask('n', '>', 1), ask('n', '!=', 1), ask('n', '==', 1)]);
      });
      expect(codes).toEqual(['invalid-argument', 'invalid-argument', 'no error']);
    },
  },
  {
    name: 'another database of the project: reads and writes end, and the first one goes on',
    run: async ({ page }) => {
      const codes = await page.evaluate(async () => {
        const { doc, getDocFromServer, initializeFirestore, onSnapshot, setDoc } = lab.firestore;
        const settings = { host: location.host, ssl: false };
        const other = initializeFirestore(lab.database.app, settings, 'other');
        const ref = doc(other, `users/${lab.user.uid}/notes/a`);
        const listening = new Promise<string>((resolve) => {
          onSnapshot(
            ref,
            () => undefined,
            ({ code }) => resolve(code),
          );
        });
        return Promise.all([
          lab.codeOf(setDoc(ref, { n: 1 })),
          lab.codeOf(getDocFromServer(ref)),
          listening,
          lab.codeOf(setDoc(lab.doc('notes/a'), { n: 1 })),
        ]);
      });
      expect(codes).toEqual(['not-found', 'not-found', 'not-found', 'no error']);
    },
  },
];
