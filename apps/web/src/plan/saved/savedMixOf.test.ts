import { catalogue } from '@mix/catalogue';
import { savedMixKind } from '@mix/documents';
import { ENGINE_VERSION, type MixDraft } from '@mix/engine';
import { describe, expect, it } from 'vitest';
import { formFromSavedMix } from '../draft/formFromSavedMix.ts';
import { savedMixOf } from './savedMixOf.ts';

const draft: MixDraft = {
  name: 'Another name',
  sprayAreaHa: 20,
  products: catalogue.products.map(({ id }) => ({
    productId: id,
    rate: { value: 1.5, unit: 'kg/ha' },
    containers: [{ size: 25, unit: 'kg', kind: 'bag' }],
  })),
  labelAllowances: [{ productIds: ['a', 'b'], reason: 'label' }],
};

it('keeps a mix with every product of the catalogue, and reads it again', () => {
  const saved = savedMixOf('Spring growth', { draft, paddock: null }, catalogue);
  expect(saved).toMatchObject({
    name: 'Spring growth',
    draft: { name: 'Spring growth' },
    engineVersion: ENGINE_VERSION,
    catalogueVersion: catalogue.version,
  });
  const read = savedMixKind.parse(savedMixKind.serialise(saved));
  expect(read?.products).toEqual(catalogue.products);
  expect(read?.draft).toEqual(saved.draft);
});

it.each([
  ['a newer version', { schemaVersion: 2 }],
  ['a name that is no text', { name: 7 }],
  ['a product without its facts', { products: [{ id: 'urea', name: 'Urea' }] }],
])('does not read %s', (_what, fields) => {
  const stored = savedMixKind.serialise(savedMixOf('Spring', { draft, paddock: null }, catalogue));
  expect(savedMixKind.parse({ ...stored, ...fields })).toBeNull();
});

it('hands on what a later version entered, which the engine refuses, and plans nothing without it', () => {
  const stored = savedMixKind.serialise(savedMixOf('Spring', { draft, paddock: null }, catalogue));
  const read = savedMixKind.parse({ ...stored, draft: { ...draft, dose: 1 } });
  expect(read && formFromSavedMix(read)).toMatchObject({ dose: 1 });
});

it.each([
  ['as it was seen', { verdict: 'mixes', at: '2026-11-21T13:30:00+13:00', notes: 'Clear' }, true],
  ['not with another verdict', { verdict: 'great', at: '2026-11-21T13:30:00+13:00' }, false],
  ['not without its time', { verdict: 'mixes', notes: null }, false],
])('a jar test is read %s, and the mix in any case', (_what, jarTest, isRead) => {
  const stored = savedMixKind.serialise(savedMixOf('Spring', { draft, paddock: null }, catalogue));
  const read = savedMixKind.parse({ ...stored, jarTest });
  expect(read?.name).toBe('Spring');
  expect(read?.jarTest).toEqual(isRead ? jarTest : null);
});

describe('the paddock of a saved mix', () => {
  const hill = { id: 'hill', name: 'Hill', areaHa: 6.4, landUse: 'pasture' };
  const stored = savedMixKind.serialise(savedMixOf('Spring', { draft, paddock: hill }, catalogue));

  it('is kept with it, and the mix is for it again when it is opened', () => {
    const read = savedMixKind.parse(stored);
    expect(read?.paddock).toEqual({ id: 'hill', name: 'Hill', landUse: 'pasture' });
    // The area is for the paddock itself to say.
    expect(read && formFromSavedMix(read).paddock).toEqual({ ...hill, areaHa: null });
  });

  it('may be somebody else’s words', () => {
    const paddock = { ...hill, id: null };
    const words = savedMixKind.serialise(savedMixOf('Spring', { draft, paddock }, catalogue));
    expect(savedMixKind.parse(words)?.paddock).toMatchObject({ id: null, name: 'Hill' });
  });

  it.each([
    ['absent, as in mixes from before', undefined],
    ['a text', 'hill'],
    ['without a name', { id: 'hill' }],
  ])('%s is none, and the mix is read in any case', (_what, paddock) => {
    const read = savedMixKind.parse({ ...stored, paddock });
    expect(read?.name).toBe('Spring');
    expect(read?.paddock).toBeNull();
    expect(read && formFromSavedMix(read)).not.toHaveProperty('paddock');
  });
});

it('opens without what held for the day it was saved on', () => {
  // 200 L of mix that is not there any more would leave a fifth of a tank of 1,000 L undosed.
  const heel = { volumeL: 200, contents: 'sameMix' } as const;
  const dated = { ...draft, heel, nitrogenAppliedKgPerHa: 120 };
  const saved = savedMixOf('Spring', { draft: dated, paddock: null }, catalogue);
  expect(saved.draft).toMatchObject({ heel, nitrogenAppliedKgPerHa: 120 });
  expect(formFromSavedMix(saved)).toMatchObject({ heel: null, nitrogenAppliedKgPerHa: null });
});
