import { catalogue } from '@mix/catalogue';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { shownDocuments } from '../../sync/shownDocuments.ts';
import { catalogueStore } from '../../products/catalogue/catalogueStore.ts';
import { draftStore } from '../draft/draftStore.ts';
import { urea } from '../testing/exampleMixes.ts';
import { recentOffers } from './recentOffers.ts';

// The paddocks are those in the store; that they are read first is for tests in the browser to
// show.
vi.mock(import('../../sync/loadDocumentStore.ts'), () => ({
  loadDocumentStore: () => Promise.reject(new Error('the device cannot be read')),
}));

const form = () => draftStore.form.getState().value;

beforeAll(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(catalogue)));
  catalogueStore.start();
  await vi.waitFor(() => expect(catalogueStore.store.getState().status).toBe('ready'));
});

beforeEach(() => {
  draftStore.change({ ...urea, sprayAreaHa: null }, 'the example');
});

const paddock = (id: string, name: string, areaHa: number | null, retired = false) => ({
  id,
  value: { name, areaHa, landUse: null, outline: null, earlierNames: [], retired },
  createdAt: new Date(0),
  updatedAt: new Date(0),
  place: 'device' as const,
});

it('offers the ground of the owner before any of it was sprayed, and takes it as the paddock', async () => {
  const kept = [
    paddock('a', 'Hill', 13.5),
    paddock('b', 'Gully', null),
    paddock('c', 'Old yards', 3.8, true),
    paddock('d', 'River flat', 8.2),
  ];
  shownDocuments.setState({ paddocks: { state: 'here', documents: kept } });
  const offers = await recentOffers('sprayAreaHa');
  expect(offers.map(({ name, text }) => [name, text])).toEqual([
    ['Hill', '13.5'],
    ['River flat', '8.2'],
  ]);
  offers[1]?.take?.();
  expect(form().paddock).toMatchObject({ id: 'd', name: 'River flat' });
  expect(form().sprayAreaHa).toBe(8.2);
});

it('offers what is usual of a product, named so, and only in the unit of its line', async () => {
  const usual = (await recentOffers('products.0.rate.value')).map(({ name, text }) => [name, text]);
  expect(usual).toEqual([
    ['usual from', '15'],
    ['usual up to', '80'],
  ]);
  draftStore.set('products.0.rate.unit', 'g/ha');
  expect(await recentOffers('products.0.rate.value')).toEqual([]);
});

it('offers no rate of water that nobody chose', async () => {
  expect(await recentOffers('applicationRateLPerHa')).toEqual([]);
});
