import { expect } from 'vitest';
import { int } from '../../apps/server/src/testing/wireValues.ts';
import type { Check } from './Journey.ts';

const LINE = 'Kōwhai 🌾 花粉 ﷽ e\u0301 \ud7ff\ue000 ';
const UNITS = 27_000;

/** Checks 6 to 12: documents. */
export const DOCUMENT_CHECKS: readonly Check[] = [
  {
    name: 'setDoc, getDoc, getDocFromServer, with every kind of value',
    run: async ({ page }) => {
      const seen = await page.evaluate(async () => {
        const { Bytes, GeoPoint, Timestamp, increment, serverTimestamp } = lab.firestore;
        const { setDoc, getDoc, getDocFromServer, vector } = lab.firestore;
        const ref = lab.doc('notes/a');
        const written = {
          n: 1,
          half: -0.5,
          isSet: true,
          nothing: null,
          list: ['x', { y: 2 }],
          at: new Timestamp(1_795_000_000, 123_456_000),
          place: new GeoPoint(-43.5, 172.6),
          bytes: Bytes.fromUint8Array(new Uint8Array([0, 1, 255])),
          to: lab.doc('notes/b'),
          direction: vector([1, 2]),
        };
        await setDoc(ref, { ...written, large: Number.MAX_SAFE_INTEGER, empty: {} });
        await setDoc(ref, { n: increment(2), stamp: serverTimestamp() }, { merge: true });
        const near = (await getDoc(ref)).data() ?? {};
        const snapshot = await getDocFromServer(ref);
        const far = snapshot.data() ?? {};
        const same = (name: keyof typeof written): boolean => {
          const one: unknown = written[name];
          const other: unknown = far[name];
          return typeof one === 'object' && one !== null && 'isEqual' in one
            ? (one as { isEqual: (value: unknown) => boolean }).isEqual(other)
            : JSON.stringify(one) === JSON.stringify(other);
        };
        return {
          near: near['n'] as number,
          far: far['n'] as number,
          isStamped: far['stamp'] instanceof Timestamp,
          large: far['large'] as number,
          empty: far['empty'] as object,
          differing: (Object.keys(written) as (keyof typeof written)[]).filter(
            (name) => name !== 'n' && !same(name),
          ),
          fromCache: snapshot.metadata.fromCache,
          missing: (await getDocFromServer(lab.doc('notes/none'))).exists(),
        };
      });
      expect(seen).toEqual({
        near: 3,
        far: 3,
        isStamped: true,
        large: Number.MAX_SAFE_INTEGER,
        empty: {},
        differing: [],
        fromCache: false,
        missing: false,
      });
    },
  },
  {
    name: 'onSnapshot begins with what is there',
    run: async ({ page }) => {
      const sight = await page.evaluate(async () => {
        await lab.firestore.setDoc(lab.doc('notes/b'), { n: 2 });
        lab.watch('notes', lab.collection('notes'));
        return lab.sees('notes', ['a', 'b']);
      });
      expect(sight.fields['b']).toEqual({ n: 2 });
    },
  },
  {
    name: 'a listener with order and limit keeps its window over what another device does',
    run: async ({ page, device }) => {
      const { client, path } = await device.otherDevice(page);
      const put = async (id: string, n: number): Promise<void> => {
        expect((await client.set(path(`ranked/${id}`), { n: int(n) })).status).toBe(200);
      };
      for (const [index, id] of ['a', 'b', 'c', 'd', 'e'].entries()) await put(id, 10 * index);
      const sees = (...ids: readonly string[]): Promise<unknown> =>
        page.evaluate((ids) => lab.sees('top', ids), ids);
      await page.evaluate(() => {
        const { query, orderBy, limit } = lab.firestore;
        lab.watch('top', query(lab.collection('ranked'), orderBy('n', 'desc'), limit(3)));
      });
      await sees('e', 'd', 'c');
      await put('f', 100);
      await sees('f', 'e', 'd');
      await put('e', -1);
      await sees('f', 'd', 'c');
      await client.delete(path('ranked/f'));
      await sees('d', 'c', 'b');
      await put('a', 25);
      await sees('d', 'a', 'c');
    },
  },
  {
    name: 'OR, IN, array-contains-any',
    run: async ({ page }) => {
      const found = await page.evaluate(async () => {
        const { and, or, query, where, writeBatch } = lab.firestore;
        const batch = writeBatch(lab.database);
        const tags = [['wet'], ['dry', 'wet'], ['dry'], [], ['hot']];
        for (const [n, tag] of tags.entries()) batch.set(lab.doc(`tagged/${n}`), { n, tag });
        await batch.commit();
        const all = lab.collection('tagged');
        return [
          await lab.idsOf(query(all, or(where('n', '==', 0), where('n', '>=', 3)))),
          await lab.idsOf(query(all, where('n', 'in', [1, 4, 9]))),
          await lab.idsOf(query(all, where('tag', 'array-contains-any', ['wet', 'hot']))),
          await lab.idsOf(
            query(all, and(where('tag', 'array-contains', 'dry'), or(where('n', '<', 2)))),
          ),
          await lab.idsOf(query(all, where('n', 'not-in', [0, 1, 2]))),
        ];
      });
      expect(found).toEqual([['0', '3', '4'], ['1', '4'], ['0', '1', '4'], ['1'], ['3', '4']]);
    },
  },
  {
    name: 'cursors, limitToLast, count, sum, average',
    run: async ({ page }) => {
      const found = await page.evaluate(async () => {
        const { average, count, endBefore, getAggregateFromServer, getCountFromServer, getDoc } =
          lab.firestore;
        const { limit, limitToLast, orderBy, query, startAfter, startAt, sum } = lab.firestore;
        const all = lab.collection('tagged');
        const byN = orderBy('n');
        const second = await getDoc(lab.doc('tagged/1'));
        const figures = await getAggregateFromServer(all, {
          count: count(),
          sum: sum('n'),
          average: average('n'),
        });
        // Figures are of the documents that have every field asked for.
        const none = await getAggregateFromServer(all, { count: count(), none: average('none') });
        return {
          cursors: [
            await lab.idsOf(query(all, byN, startAt(1), endBefore(4))),
            await lab.idsOf(query(all, byN, startAfter(second), limit(2))),
            await lab.idsOf(query(all, byN, limitToLast(2))),
          ],
          count: (await getCountFromServer(query(all, byN, startAt(3)))).data().count,
          figures: [figures.data(), none.data()],
        };
      });
      expect(found).toEqual({
        cursors: [
          ['1', '2', '3'],
          ['2', '3'],
          ['3', '4'],
        ],
        count: 2,
        figures: [
          { count: 5, sum: 10, average: 2 },
          { count: 0, none: null },
        ],
      });
    },
  },
  {
    name: 'batch, transaction, refusals; the queue goes on behind them',
    run: async ({ page }) => {
      const seen = await page.evaluate(async () => {
        const { doc, getDocFromServer, getDocsFromServer, collection } = lab.firestore;
        const { runTransaction, setDoc, updateDoc, writeBatch } = lab.firestore;
        const counter = lab.doc('notes/counter');
        const batch = writeBatch(lab.database);
        batch.set(counter, { n: 1 });
        batch.delete(lab.doc('notes/b'));
        await batch.commit();
        const add = (): Promise<void> =>
          runTransaction(lab.database, async (transaction) => {
            const { n } = (await transaction.get(counter)).data() as { n: number };
            transaction.update(counter, { n: n + 1 });
          });
        // Two at once: one is told to try again.
        await Promise.all([add(), add()]);
        const theirs = doc(lab.database, 'users/somebody/notes/x');
        // All are queued before the first is answered.
        const refused = [
          lab.codeOf(setDoc(theirs, { n: 1 })),
          lab.codeOf(updateDoc(lab.doc('notes/none'), { n: 1 })),
          lab.codeOf(setDoc(lab.doc('notes/after'), { n: 7 })),
        ];
        const codes = await Promise.all(refused);
        const list = getDocsFromServer(collection(lab.database, 'users/somebody/notes'));
        codes.push(await lab.codeOf(list), await lab.codeOf(getDocFromServer(theirs)));
        const sight = await lab.sees('notes', ['a', 'after', 'counter']);
        return { codes, n: (await getDocFromServer(counter)).data()?.['n'] as number, sight };
      });
      expect(seen.codes).toEqual([
        'permission-denied',
        'not-found',
        'no error',
        'permission-denied',
        'permission-denied',
      ]);
      expect(seen.n).toBe(3);
      expect(seen.sight.fields['counter']).toEqual({ n: 3 });
    },
  },
  {
    name: `${UNITS} units of every script through both channels`,
    run: async ({ page }) => {
      const content = LINE.repeat(Math.ceil(UNITS / LINE.length));
      const [near, far] = await page.evaluate(async (content) => {
        const { getDocFromServer, setDoc } = lab.firestore;
        const ref = lab.doc('long/花');
        await setDoc(ref, { content });
        lab.watch('long', lab.collection('long'));
        const sight = await lab.sees('long', ['花']);
        const far = (await getDocFromServer(ref)).data() ?? {};
        return [sight.fields['花']?.['content'] as unknown, far['content'] as unknown];
      }, content);
      expect(near === content && far === content).toBe(true);
    },
  },
];
