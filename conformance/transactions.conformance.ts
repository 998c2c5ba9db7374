import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  deleteDoc,
  doc,
  getDoc,
  initializeFirestore,
  runTransaction,
  setDoc,
  setLogLevel,
  type DocumentReference,
  type Firestore,
  type Transaction,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { restTargets, type RestTarget } from './restTarget.ts';

type Before = 'there' | 'missing' | 'deleted';
type Act = 'set' | 'update' | 'delete';

const ACTS: readonly Act[] = ['set', 'update', 'delete'];

function act(transaction: Transaction, ref: DocumentReference, name: Act, by: number): void {
  if (name === 'set') transaction.set(ref, { by });
  else if (name === 'update') transaction.update(ref, { by });
  else transaction.delete(ref);
}

/** What is left of two acts on a document, or the code they are refused with. */
function outcomeOf(before: Before, isRead: boolean, first: Act, second: Act): unknown {
  // `lite` goes by the number 400; the whole library says invalid-argument (`refusalChecks.ts`).
  if (first === 'delete' && second === 'update') return 'failed-precondition';
  // An update of a document that was read to be missing is not even sent.
  if (first === 'update' && before !== 'there') return isRead ? 'invalid-argument' : 'not-found';
  return second === 'delete' ? null : { by: 2 };
}

const CASES = (['there', 'missing', 'deleted'] as const).flatMap((before) =>
  [true, false].flatMap((isRead) =>
    ACTS.flatMap((first) =>
      ACTS.map((second) => ({
        before,
        isRead,
        first,
        second,
        outcome: outcomeOf(before, isRead, first, second),
      })),
    ),
  ),
);

// The library would write each refusal to the console.
setLogLevel('silent');

describe.each(restTargets('transactions'))('$name: two acts in one transaction', ({ start }) => {
  let target: RestTarget;
  let app: FirebaseApp;
  let firestore: Firestore;
  beforeAll(async () => {
    target = await start();
    app = initializeApp({ apiKey: 'any', projectId: target.projectId }, target.origin);
    firestore = initializeFirestore(app, { host: new URL(target.origin).host, ssl: false });
  });
  afterAll(async () => {
    await deleteApp(app);
    await target.stop();
  });

  test.each(CASES)(
    'on a document that is $before, read: $isRead, $first then $second: $outcome',
    async ({ before, isRead, first, second, outcome }) => {
      const ref = doc(firestore, `acts/${before}-${String(isRead)}-${first}-${second}`);
      if (before !== 'missing') await setDoc(ref, { by: 0 });
      if (before === 'deleted') await deleteDoc(ref);
      const twoActs = async (transaction: Transaction): Promise<void> => {
        if (isRead) await transaction.get(ref);
        act(transaction, ref, first, 1);
        act(transaction, ref, second, 2);
      };
      // The library tries a refused transaction five times, whatever it was refused for.
      const work = runTransaction(firestore, twoActs, { maxAttempts: 1 });
      if (typeof outcome === 'string') await expect(work).rejects.toMatchObject({ code: outcome });
      else {
        await work;
        expect((await getDoc(ref)).data() ?? null).toEqual(outcome);
      }
    },
  );
});
