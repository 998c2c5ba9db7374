import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { initializeFirestore, type Firestore } from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  AGGREGATION_CASES,
  AGGREGATION_WINDOWS,
  REFUSED_SELECTIONS,
} from '../apps/server/src/testing/aggregationTable.ts';
import { DocumentClient, refusalIn } from '../apps/server/src/testing/DocumentClient.ts';
import { QUERY_CASES } from '../apps/server/src/testing/queryTable.ts';
import { ALLOWED_QUERIES, REFUSED_QUERIES } from '../apps/server/src/testing/refusedQueries.ts';
import { REPEATED_WRITES, writeOf } from '../apps/server/src/testing/repeatedWrites.ts';
import { TRANSFORM_CASES } from '../apps/server/src/testing/transformTable.ts';
import { int, placed } from '../apps/server/src/testing/wireValues.ts';
import { restTargets, type RestTarget } from './restTarget.ts';
import { findThroughSdk } from './sdkQuery.ts';

describe.each(restTargets('queries'))(
  '$name finds what the table says',
  ({ start, isEmulator }) => {
    let target: RestTarget;
    let client: DocumentClient;
    let app: FirebaseApp;
    let firestore: Firestore;

    beforeAll(async () => {
      target = await start();
      client = new DocumentClient(target.origin, target.projectId);
      await client.storeQueryDocuments();
      app = initializeApp({ apiKey: 'any', projectId: target.projectId }, target.origin);
      firestore = initializeFirestore(app, { host: new URL(target.origin).host, ssl: false });
    });
    afterAll(async () => {
      await deleteApp(app);
      await target.stop();
    });

    const cases = QUERY_CASES.filter((each) => !(isEmulator && each.notInEmulator));

    test.each(cases)('over REST: $name', async (wanted) => {
      expect(await client.find(wanted)).toBe(wanted.finds);
    });

    test.each(cases.filter(({ notInSdk }) => !notInSdk))(
      'through the client library: $name',
      async (wanted) => {
        expect(await findThroughSdk(firestore, wanted)).toBe(wanted.finds);
      },
    );

    const onP = (query: object): object =>
      placed({ from: [{ collectionId: 'p' }], ...query }, client.root);

    test.each(REFUSED_QUERIES)('refuses %s', async (_name, query, words) => {
      const refusal = refusalIn(await client.query(onP(query)));
      expect(refusal).toContain(`INVALID_ARGUMENT ${words}`);
    });

    test.each(ALLOWED_QUERIES)('allows %s', async (_name, query) => {
      expect(refusalIn(await client.query(onP(query)))).toBe('accepted');
    });

    test.each(AGGREGATION_CASES)('adds up %s', async (name, values, sum, average) => {
      expect(await client.aggregate(`sums of ${name}`, values)).toEqual({
        count: int(values.length),
        sum,
        average,
      });
    });

    test.each(REFUSED_SELECTIONS)('refuses a sum over a choice of %j', async (fields, words) => {
      const select = { fields: fields.map((fieldPath) => ({ fieldPath })) };
      expect(JSON.stringify(await client.aggregateWindow({ select }, ['n']))).toContain(words);
    });

    test.each(AGGREGATION_WINDOWS)('of %j over %j', async (query, summed, figures) => {
      expect(await client.aggregateWindow(query, summed)).toEqual(figures);
    });

    test.each(REPEATED_WRITES)('one commit of %j: %s', async (steps, outcome) => {
      await client.set('t/again', {});
      const name = client.name('t/again');
      const answer = await client.commit(...steps.map((step) => writeOf(step, name)));
      expect(refusalIn(answer)).toContain(outcome);
    });

    test.each(TRANSFORM_CASES)('%j with %j', async (...transform) => {
      expect(await client.transform('t/d', transform)).toEqual(transform[2]);
    });
  },
);
