import { expect } from 'vitest';
import { bool, int } from '../../apps/server/src/testing/wireValues.ts';
import type { Check, Journey } from './Journey.ts';

const SIZE = 20;
const idOf = (n: number): string => `n${String(n).padStart(2, '0')}`;
const ALL = Array.from({ length: SIZE }, (_, n) => idOf(n));

const openFields = ({ page }: Journey, ids: readonly string[]): Promise<unknown> =>
  page.evaluate((ids) => {
    const { query, where } = lab.firestore;
    lab.watch('open', query(lab.collection('fields'), where('open', '==', true)));
    return lab.sees('open', ids);
  }, ids);

/** Stores 20 documents, shows them to a listener, and takes the page away. */
async function leave(journey: Journey): Promise<void> {
  const { page, device } = journey;
  const { client, path } = await device.otherDevice(page);
  const writes = ALL.map((id, n) => ({
    update: { name: client.name(path(`fields/${id}`)), fields: { open: bool(true), n: int(n) } },
  }));
  expect((await client.commit(...writes)).status).toBe(200);
  await openFields(journey, ALL);
  await page.goto('about:blank');
}

/** While the page is away: one document goes, one changes, one leaves the query, one comes. */
async function changeAll(journey: Journey, meanwhile: () => void = () => undefined): Promise<void> {
  const { device, page } = journey;
  const { client, path } = await device.otherDevice(page);
  await leave(journey);
  const set = (n: number, open: boolean, value: number): Promise<unknown> =>
    client.set(path(`fields/${idOf(n)}`), { open: bool(open), n: int(value) });
  await client.delete(path(`fields/${idOf(5)}`));
  await set(6, true, 600);
  await set(7, false, 7);
  await set(SIZE, true, SIZE);
  meanwhile();
  journey.proxy.hearAnew();
  await device.load(page);
}

const AFTER = [...ALL, idOf(SIZE)].filter((id) => id !== idOf(5) && id !== idOf(7));

/** The listener sees all that changed; @returns what the server said to that end. */
async function comeBack(journey: Journey): Promise<readonly string[]> {
  const { page, proxy } = journey;
  await openFields(journey, AFTER);
  const sight = await page.evaluate(() => lab.last('open'));
  expect(sight?.fields[idOf(6)]).toEqual({ open: true, n: 600 });
  const { docs, gone } = await page.evaluate(async () => {
    const { getDocFromCache, getDocsFromCache, query, where } = lab.firestore;
    const cached = await getDocsFromCache(
      query(lab.collection('fields'), where('open', '==', true)),
    );
    const left = await getDocFromCache(lab.doc('fields/n05')).catch(() => null);
    return { docs: cached.size, gone: left?.exists() ?? false };
  });
  expect({ docs, gone }).toEqual({ docs: AFTER.length, gone: false });
  return proxy.heard;
}

const sent = (heard: readonly string[], what: string): number =>
  heard.filter((each) => each.includes(what)).length;

/** Sent documents that are in the result, sorted; the one that left is asked for separately. */
const sentOpen = (heard: readonly string[]): readonly string[] =>
  heard
    .filter((each) => each.includes('documentChange') && each.includes('"booleanValue":true'))
    .map((each) => /\/fields\/(n\d\d)"/.exec(each)?.[1] ?? each)
    .sort();

/** A base64 text in the place of each resume token on its way to the server. */
const withToken =
  (token: string) =>
  (body: string): string =>
    body.replaceAll(
      /%22resumeToken%22%3A%22.*?%22/g,
      `%22resumeToken%22%3A%22${encodeURIComponent(token)}%22`,
    );

/** A page comes back to a listener after documents changed; a new account each. */
export const RESUME_CHECKS: readonly Check[] = [
  {
    name: 'nothing changed while away: no document is sent again',
    run: async (journey) => {
      await leave(journey);
      journey.proxy.hearAnew();
      await journey.device.load(journey.page);
      await openFields(journey, ALL);
      expect(journey.proxy.requests('Listen', '"resumeToken"').length).toBeGreaterThan(0);
      expect(sent(journey.proxy.heard, 'documentChange')).toBe(0);
    },
  },
  {
    name: 'deleted, changed, left and come while away',
    run: async (journey) => {
      await changeAll(journey);
      await comeBack(journey);
    },
  },
  {
    name: 'deleted, changed, left and come while away: only these are sent',
    run: async (journey) => {
      await changeAll(journey);
      const heard = await comeBack(journey);
      expect(sent(heard, '"RESET"')).toBe(0);
      expect(sentOpen(heard)).toEqual([idOf(6), idOf(SIZE)]);
    },
  },
  {
    name: 'what went is not told: the count of the result gives it away',
    run: async (journey) => {
      await changeAll(journey, () => {
        journey.proxy.faults.editPayload = (payload) =>
          payload.includes('removedTargetIds') ? null : payload;
      });
      await comeBack(journey);
      expect(journey.proxy.requests('Listen', 'existence-filter-mismatch')).toHaveLength(1);
    },
  },
  {
    name: 'the changes are forgotten: everything is sent again',
    run: async (journey) => {
      const { documents } = journey.target.accounts;
      await changeAll(journey, () => documents.changes.forget(documents.clock.last()));
      const heard = await comeBack(journey);
      expect(sent(heard, '"RESET"')).toBe(1);
      expect(sentOpen(heard)).toEqual(AFTER);
    },
  },
  ...[
    { name: 'a token that is none', token: 'not a token' },
    { name: 'a token of another instance', token: 'v1:mix-0123456789abcdef:1795000000000000' },
  ].map(({ name, token }) => ({
    name: `${name}: everything is sent again`,
    run: async (journey: Journey) => {
      await changeAll(journey, () => {
        journey.proxy.faults.editRequest = withToken(Buffer.from(token).toString('base64'));
      });
      const heard = await comeBack(journey);
      expect(sent(heard, '"RESET"')).toBe(1);
      expect(sentOpen(heard)).toEqual(AFTER);
    },
  })),
];
