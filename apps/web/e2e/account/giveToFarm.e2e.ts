import { catalogue } from '@mix/catalogue';
import { documentPaths, isReferenceTo, OWN_COLLECTIONS, type OwnCollection } from '@mix/documents';
import { kilograms } from '@mix/engine';
import { deleteApp, getApp } from 'firebase/app';
import {
  collection,
  type DocumentData,
  DocumentReference,
  type Firestore,
  getDoc,
  getDocs,
  doc,
  initializeFirestore,
} from 'firebase/firestore/lite';
import { expect, it } from 'vitest';
import { openFirebaseAuth } from '../../src/session/firebase/firebaseAuth.ts';
import { parseClientConfig } from '../../src/device/config/clientConfig.ts';
import { documentKinds } from '../../src/sync/device/documentKinds.ts';
import type { CollectionName, DocumentValues } from '../../src/sync/DocumentValues.ts';
import { hillBlock } from '../../src/plan/testing/exampleMixes.ts';
import { exampleRecord, paddock, urea } from '../../src/reports/testing/exampleRecord.ts';
import { openFreshPage, siteUrl, untilAlive } from '../browser/browser.ts';
import { seedDocuments } from '../setup/seedDocuments.ts';
import { newEmail, password, register } from './accountScreen.ts';

const product = catalogue.products.find(({ id }) => id === 'urea');
if (product === undefined) throw new Error('the catalogue has no urea');

const draft = { ...hillBlock, name: 'Spring growth' } as DocumentValues['mixes']['draft'];
const amount = { unit: 'kg', value: kilograms(25) } as const;
const at = '2026-11-17T08:00:00+13:00';

type Alone = Exclude<CollectionName, 'farms' | 'members' | 'jobs'>;

/** One document of every kind that somebody alone has: a new kind does not compile without one. */
const alone: {
  readonly [Kind in Alone]: { readonly id: string; readonly value: DocumentValues[Kind] };
} = {
  mixes: {
    id: 'spring',
    value: {
      name: 'Spring growth',
      draft,
      engineVersion: '1',
      catalogueVersion: catalogue.version,
      products: [product],
      jarTest: { verdict: 'mixes', at, notes: 'No flakes' },
      paddock: { id: 'hill', name: 'Hill', landUse: 'pasture' },
    },
  },
  products: {
    id: 'own-1',
    value: {
      ...product,
      id: 'own-1',
      name: 'Our urea',
      container: { size: 25, unit: 'kg', kind: 'bag' },
      price: { amountCents: 98, per: 'kg' },
    },
  },
  paddocks: { id: 'hill', value: paddock('hill', 'Hill', 20).value },
  records: {
    id: 'sprayed',
    value: exampleRecord([urea(400)], { paddockId: 'hill', location: 'Hill', operator: 'Jo' }),
  },
  tracks: {
    id: 'sprayed',
    value: {
      startedAt: at,
      endedAt: '2026-11-17T10:00:00+13:00',
      widthM: 20,
      machine: 'Trailed 1000',
      toleranceM: 0.5,
      accuracyM: 3,
      worstM: 6.5,
      bufferM: null,
      ground: null,
      stretches: [{ load: 1, points: 'gAAA' }],
    },
  },
  catchTests: {
    id: 'caught',
    value: {
      machineId: 'custom',
      boomConfigurationId: null,
      nozzleId: 'xr11003',
      nozzleCount: 1,
      pressureBar: 3,
      waterTemperatureC: null,
      tolerancePct: 10,
      catches: [{ nozzle: 1, volumeML: 592, seconds: 30, renewedAt: null }],
      runs: [{ distanceM: 100, seconds: 30.2 }],
      goodForMonths: 6,
      at,
      by: 'Jo',
    },
  },
  rounds: {
    id: 'december',
    value: {
      name: 'Urea 28',
      day: '2026-12-14',
      plannedAt: at,
      draft: { products: [{ productId: 'urea', rate: { value: 28, unit: 'kg/ha' } }] },
      applicationRateLPerHa: 120,
      products: [{ productId: 'urea', name: 'Urea', perHa: { unit: 'kg', value: kilograms(28) } }],
      nitrogenKgPerHa: 12.88,
      costCentsPerHa: 2744,
      workRateHaPerH: null,
      paddocks: [{ paddockId: 'hill', name: 'Hill' }],
    },
  },
  stock: {
    id: 'delivered',
    value: {
      kind: 'delivery',
      productId: 'urea',
      amount,
      packSize: 25,
      batch: 'U-4471',
      expiresOn: '2028-06-30',
      centsPerUnit: 104,
      at,
      by: 'Jo',
      note: null,
    },
  },
  codes: {
    id: 'gtin-09421003456716',
    value: { text: '09421003456716', productId: 'urea', pack: amount },
  },
  favourites: { id: 'own-1', value: { productId: 'own-1', isFavourite: true } },
  machine: {
    id: 'first',
    value: {
      name: 'The old one',
      machineId: 'tnf-multi-1000',
      nozzleIds: ['xr11003'],
      boomConfig: null,
      tankCapacityL: 950,
    },
  },
  conflicts: {
    id: 'asked',
    value: {
      collection: 'paddocks',
      documentId: 'hill',
      about: 'place',
      path: ['areaHa'],
      kept: 20,
      other: 21,
      otherAt: null,
    },
  },
};

/** Conflicts between one person's devices, and the list of their farms, stay their own. */
const STAYS: readonly OwnCollection[] = ['conflicts', 'farms'];

/** A value without references of the library or of a kind, so that two reads can be compared. */
function plain(value: unknown): unknown {
  if (value instanceof DocumentReference) return value.path;
  if (isReferenceTo(value)) return value.referenceTo;
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plain(part)]));
}

type Read = Readonly<Record<string, DocumentData>>;

async function readAll(database: Firestore, path: string): Promise<Read> {
  const { docs } = await getDocs(collection(database, path));
  return Object.fromEntries(docs.map((one) => [one.id, plain(one.data()) as DocumentData]));
}

/** The parts of a document that do not depend on the workspace it is in. */
const itself = ({ createdBy: _by, updatedAt: _at, ...rest }: DocumentData): DocumentData => rest;

const itselfIn = (read: Read): Read =>
  Object.fromEntries(Object.entries(read).map(([id, data]) => [id, itself(data)]));

/** Signs in to the server with the official client, to read documents without the page. */
async function lookAs(email: string) {
  const { host, protocol } = new URL(siteUrl());
  const { accountServer } = parseClientConfig(
    await (await fetch(`${siteUrl()}/config.json`)).text(),
  );
  if (accountServer === null) throw new Error('the site has no accounts');
  const accounts = openFirebaseAuth(accountServer, { host, protocol }, 'en');
  await accounts.signIn(email, { password, code: null });
  const account = await accounts.refresh();
  if (account === null) throw new Error(`${email} could not sign in`);
  const database = initializeFirestore(getApp(), { host, ssl: protocol === 'https:' });
  return { uid: account.uid, database, end: () => deleteApp(getApp()) };
}

it('gives a farm one of every kind that somebody had alone, unchanged and once', async () => {
  const { page, complaints, close } = await openFreshPage();
  await page.goto('/tos');
  await seedDocuments(
    page,
    Object.entries(alone).map(([name, { id, value }]) => ({
      collection: name as Alone,
      id,
      value: documentKinds[name as Alone].serialise(value as never),
    })),
  );
  const email = newEmail('gives.all');
  await register(page, 'Jo', email);
  const { uid, database, end } = await lookAs(email);
  const own = (kind: OwnCollection) => readAll(database, `${documentPaths.user(uid)}/${kind}`);
  const favourite = doc(database, documentPaths.userProduct(uid, 'own-1'));
  const inAccount = async () => [
    ...(await Promise.all(OWN_COLLECTIONS.map(own))).map((read) => Object.keys(read).length),
    (await getDoc(favourite)).exists() ? 1 : 0,
  ];

  await page.goto('/people');
  await untilAlive(page);
  await page.getByRole('button', { name: 'New farm' }).click();
  await page.getByLabel('Name of the farm').fill('Hill Farm');
  await page.getByRole('button', { name: 'Make the farm' }).click();
  await page.getByRole('heading', { name: 'Hill Farm' }).waitFor();
  await expect.poll(inAccount).toEqual([...OWN_COLLECTIONS.map(() => 1), 1]);
  // The profile lists the machine that was saved last, by references.
  const profile = (await getDoc(doc(database, documentPaths.user(uid)))).data();
  expect(plain(profile?.['userMachines'])).toEqual([
    { boomConfig: null, machine: 'machines/tnf-multi-1000', nozzles: ['nozzles/xr11003'] },
  ]);
  const [farmId = ''] = Object.keys(await own('farms'));
  const ofFarm = (kind: string) => readAll(database, `${documentPaths.farm(farmId)}/${kind}`);

  // All kinds of an account alone except those that stay, with the favourite besides.
  const count = OWN_COLLECTIONS.length - STAYS.length + 1;
  const give = page.getByRole('button', { name: 'Give this farm what I had alone' });
  await give.click();
  await page.getByText(`${count} given, 0 were there already.`).waitFor();
  const given: Record<string, Read> = {};
  for (const kind of OWN_COLLECTIONS.filter((one) => !STAYS.includes(one))) {
    given[kind] = await ofFarm(kind);
    expect(itselfIn(given[kind]), kind).toEqual(itselfIn(await own(kind)));
    const name = (kind === 'machines' ? 'machine' : kind) as Alone;
    const { id, value } = alone[name];
    expect(Object.keys(given[kind]), kind).toEqual([id]);
    expect(given[kind][id], kind).toMatchObject(
      plain(documentKinds[name].serialise(value as never)) as DocumentData,
    );
    expect(given[kind][id]?.['createdBy'], kind).toBe(uid);
  }
  given['favourites'] = await ofFarm('favourites');
  expect(Object.keys(given['favourites'])).toEqual(['own-1']);
  expect(given['favourites']['own-1']).toMatchObject({
    productId: 'products/own-1',
    isFavourite: true,
    createdBy: uid,
  });
  expect(await ofFarm('conflicts')).toEqual({});

  // The second time nothing is given twice, and nothing is written anew.
  await give.click();
  await page.getByText(`0 given, ${count} were there already.`).waitFor();
  for (const [kind, read] of Object.entries(given)) expect(await ofFarm(kind), kind).toEqual(read);
  expect(complaints).toEqual([]);
  await end();
  await close();
});

it('goes on where it broke off, on the next page too, and gives each thing once', async () => {
  const { page, close } = await openFreshPage();
  await page.goto('/tos');
  await seedDocuments(
    page,
    Array.from({ length: 30 }, (_, at) => ({
      collection: 'paddocks' as const,
      id: `p${at}`,
      value: documentKinds.paddocks.serialise(paddock(`p${at}`, `Paddock ${at}`, 5).value),
    })),
  );
  const email = newEmail('gives.later');
  await register(page, 'Jo', email);
  const { uid, database, end } = await lookAs(email);
  const own = (kind: OwnCollection) => readAll(database, `${documentPaths.user(uid)}/${kind}`);
  await expect.poll(async () => Object.keys(await own('paddocks')).length).toBe(30);
  await page.goto('/people');
  await untilAlive(page);
  await page.getByRole('button', { name: 'New farm' }).click();
  await page.getByLabel('Name of the farm').fill('Hill Farm');
  await page.getByRole('button', { name: 'Make the farm' }).click();
  await page.getByRole('heading', { name: 'Hill Farm' }).waitFor();
  await expect.poll(async () => Object.keys(await own('farms')).length).toBe(1);
  const [farmId = ''] = Object.keys(await own('farms'));
  const ofFarm = () => readAll(database, `${documentPaths.farm(farmId)}/paddocks`);

  // The connection breaks after the first of the commits.
  let commits = 0;
  let isBroken = true;
  await page.route(/documents:(commit|batchGet)/, async (route) => {
    const request = route.request();
    const isOfFarm = request.postDataBuffer()?.includes(`farms/${farmId}/paddocks/`) === true;
    if (isOfFarm && request.url().includes(':commit')) commits += 1;
    if (isOfFarm && isBroken && commits > 1) await route.abort();
    else await route.continue();
  });
  await page.getByRole('button', { name: 'Give this farm what I had alone' }).click();
  const left = page.getByText(/^\d+ of 30 still to give/);
  await left.waitFor();
  await expect.poll(() => commits).toBeGreaterThan(1);
  const first = await ofFarm();
  expect(Object.keys(first).length).toBeGreaterThan(0);
  expect(Object.keys(first).length).toBeLessThan(30);

  await page.goto('/');
  await untilAlive(page);
  await page.goto('/people');
  await left.waitFor();
  isBroken = false;
  await left.waitFor({ state: 'detached' });
  const all = await ofFarm();
  expect(Object.keys(all)).toHaveLength(30);
  // Documents that the farm had already were not written again.
  for (const [id, data] of Object.entries(first)) expect(all[id]).toEqual(data);
  expect(await own('paddocks')).not.toEqual({});
  await end();
  await close();
});
