import { catalogue } from '@mix/catalogue';
import type { OwnProduct } from '@mix/documents';
import { calculateMix, litresPerKilogram, type MixDraft, type Product } from '@mix/engine';
import { describe, expect, it } from 'vitest';
import type { CollectedDocuments, KeptDocument } from '../../sync/DocumentCollection.ts';
import type { SavedFacts } from '../draft/MixForm.ts';
import { catalogueFor } from './catalogueFor.ts';
import { READING } from '../../sync/shownDocuments.ts';

const product = (id: string): Product => {
  const found = catalogue.products.find((candidate) => candidate.id === id);
  if (found === undefined) throw new Error(`no product ${id}`);
  return found;
};
const urea = product('urea');

const own = (id: string): KeptDocument<OwnProduct> => ({
  id,
  value: {
    ...urea,
    id,
    container: { size: 25, unit: 'kg', kind: 'bag' },
    price: { amountCents: 9000, per: 'container' },
  },
  createdAt: new Date(0),
  updatedAt: new Date(0),
  place: 'device',
});
const lines = (...ids: string[]) => ids.map((productId) => ({ productId }));
const noOwn: CollectedDocuments<OwnProduct> = { state: 'here', documents: [] };
const here = (...documents: readonly KeptDocument<OwnProduct>[]) =>
  ({ state: 'here', documents }) as const;

describe('catalogueFor', () => {
  it('is the catalogue itself while there is nothing beside it', () => {
    expect(catalogueFor({ products: lines('urea') }, catalogue, noOwn)).toBe(catalogue);
  });

  it.each([READING, { state: 'arriving', soFar: [] }] as const)(
    'waits for the own products only where the mix may need one: %j',
    (own) => {
      expect(catalogueFor({ products: lines('urea') }, catalogue, own)).toBe(catalogue);
      expect(catalogueFor({ products: lines('own-1') }, catalogue, own)).toBeNull();
    },
  );

  it('plans with an own product that is here while others have still to come', () => {
    const some = { state: 'arriving', soFar: [own('own-1')] } as const;
    expect(catalogueFor({ products: lines('own-1') }, catalogue, some)).not.toBeNull();
  });

  it('has own products without what they cost, and stays the same object', () => {
    const kept = here(own('own-1'));
    const whole = catalogueFor({ products: lines('own-1') }, catalogue, kept);
    const added = whole?.products.find(({ id }) => id === 'own-1');
    expect(added).toEqual({ ...urea, id: 'own-1' });
    expect(catalogueFor({ products: lines('urea') }, catalogue, kept)).toBe(whole);
  });

  it('never lets an own product take the place of one of the catalogue', () => {
    const forged = [own('urea')].map((kept) => ({
      ...kept,
      value: { ...kept.value, displacementLPerKg: litresPerKilogram(0.1) },
    }));
    expect(catalogueFor({ products: lines('urea') }, catalogue, here(...forged))).toBe(catalogue);
  });

  it('takes a name in another language for no other fact', () => {
    const savedFacts = { products: [{ ...urea, name: 'Urée, granulée 46-0-0' }], settled: false };
    expect(catalogueFor({ products: lines('urea'), savedFacts }, catalogue, noOwn)).toBe(catalogue);
  });

  it('does nothing with saved facts that are those of today, in whatever order they are kept', () => {
    const shuffled = Object.fromEntries(Object.entries(urea).reverse()) as unknown as Product;
    const savedFacts = { products: [{ ...shuffled, sources: {} }], settled: false };
    expect(catalogueFor({ products: lines('urea'), savedFacts }, catalogue, noOwn)).toBe(catalogue);
  });

  // Facts 3.1: 200 kg of urea x 0.742 L/kg take 148.4 L of a load of 1,000 L; at 0.8 L/kg 160 L.
  it('plans with the facts of the saving, those of a product that is gone too', () => {
    const draft: MixDraft = {
      tankCapacityL: 1000,
      sprayAreaHa: 20,
      applicationRateLPerHa: 100,
      products: [{ productId: 'urea', rate: { value: 20, unit: 'kg/ha' } }],
    };
    const water = (savedFacts: SavedFacts | null, listed = catalogue) =>
      calculateMix(
        draft,
        catalogueFor({ products: lines('urea'), savedFacts }, listed, noOwn) ?? listed,
      ).plan?.loads[0]?.carrierL;
    const old = { ...urea, displacementLPerKg: litresPerKilogram(0.8), saltTable: null };
    const published = { ...urea, saltTable: null };
    expect(water({ products: [published], settled: false })).toBeCloseTo(851.6, 6);
    expect(water({ products: [old], settled: false })).toBeCloseTo(840, 6);
    const without = { ...catalogue, products: [] };
    expect(water({ products: [old], settled: true }, without)).toBeCloseTo(840, 6);
  });
});
