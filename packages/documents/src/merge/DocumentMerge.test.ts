import { exampleProduct } from '../../../engine/test/exampleInputs.ts';
import { describe, expect, it } from 'vitest';
import type { DocumentFields } from '../fields/DocumentFields.ts';
import { savedMixKind, type SavedMix } from '../mixes/SavedMix.ts';
import { ownProductKind } from '../OwnProduct.ts';
import { paddockKind, renamedPaddock, type Paddock } from '../paddocks/Paddock.ts';
import { recordKind } from '../records/recordKind.ts';
import { reviseRecord } from '../records/reviseRecord.ts';
import { settleRecord } from '../records/settleRecord.ts';
import type { SprayRecord } from '../records/SprayRecord.ts';
import { savedMachineKind } from '../machines/SavedMachine.ts';
import { exampleRecord } from '../testing/exampleRecord.ts';
import type { DocumentKind } from '../DocumentKind.ts';
import { mergeDocuments, valueAt, withOther } from './DocumentMerge.ts';

/** Merges what a kind writes down, and reads it again. */
function mergeOf<T>(kind: DocumentKind<T>, base: T, mine: T, theirs: T) {
  const [first, here, there] = [base, mine, theirs].map((value) => kind.serialise(value));
  const sides = { base: first, mine: here as DocumentFields, theirs: there as DocumentFields };
  const { value, conflicts } = mergeDocuments(kind.merge, sides, 'mine');
  // The value that a conflict names as kept stands in the document at its path.
  for (const { path, kept } of conflicts) expect(valueAt(kind.merge, value, path)).toEqual(kept);
  return { value: kind.parse(value), fields: value, conflicts };
}

const facts = (id: string) => exampleProduct({ id, name: id });
const kgPerHa = (value: number) => ({ value, unit: 'kg/ha' }) as const;

const mix: SavedMix = {
  name: 'Hill',
  draft: {
    name: 'Hill',
    machineId: 'm1',
    tankCapacityL: 600,
    sprayAreaHa: 20,
    applicationRateLPerHa: 100,
    products: [
      { productId: 'urea', rate: kgPerHa(20) },
      { productId: 'zinc', rate: kgPerHa(1) },
    ],
  },
  engineVersion: '1',
  catalogueVersion: 'a',
  products: [facts('urea'), facts('zinc')],
  jarTest: null,
  paddock: { id: 'p1', name: 'Hill', landUse: null },
};

describe('a mix that two devices changed', () => {
  it('never has the rate of the one in the water of the other: the later is whole, the other asked', () => {
    const rated = (value: number): SavedMix => ({
      ...mix,
      draft: { ...mix.draft, products: [{ productId: 'urea', rate: kgPerHa(value) }] },
    });
    const base = rated(30);
    const mine = rated(35);
    const theirs = { ...base, draft: { ...base.draft, applicationRateLPerHa: 180 } };
    const { value, fields, conflicts } = mergeOf(savedMixKind, base, mine, theirs);
    expect(value?.draft).toMatchObject({
      applicationRateLPerHa: 100,
      products: [{ productId: 'urea', rate: kgPerHa(35) }],
    });
    const [asked, ...more] = conflicts;
    expect(more).toEqual([]);
    expect(asked).toMatchObject({
      path: ['amounts'],
      other: { applicationRateLPerHa: 180, products: [{ productId: 'urea', rate: kgPerHa(30) }] },
    });
    const other = savedMixKind.parse(
      withOther(savedMixKind.merge, fields, asked?.path ?? [], asked?.other ?? null),
    );
    expect(other?.draft).toEqual(theirs.draft);
  });

  it('has the name of the one and the rates of the other', () => {
    const renamed = { ...mix, name: 'Top', draft: { ...mix.draft, name: 'Top' } };
    const products = [{ productId: 'urea', rate: kgPerHa(25) }, ...rest(mix)];
    const changed = { ...mix, draft: { ...mix.draft, products }, engineVersion: '2' };
    const { value, conflicts } = mergeOf(savedMixKind, mix, renamed, changed);
    expect(value).toEqual({
      ...changed,
      name: 'Top',
      draft: { ...changed.draft, name: 'Top' },
    });
    expect(conflicts).toEqual([]);
  });

  it.each([
    ['tankResidualL', 60],
    ['finestFilterMesh', 200],
  ] as const)('never has %s of one sprayer in another', (name, figure) => {
    const changed = { [name]: figure };
    const other = { ...mix, draft: { ...mix.draft, machineId: 'm2', tankCapacityL: 900 } };
    const same = { ...mix, draft: { ...mix.draft, ...changed } };
    const { value, fields, conflicts } = mergeOf(savedMixKind, mix, other, same);
    expect(value?.draft).toEqual(other.draft);
    expect(conflicts.map(({ path }) => path)).toEqual([['machine']]);
    // A conflict stored by an earlier version finds its position.
    const answered = savedMixKind.parse(
      withOther(savedMixKind.merge, fields, ['draft', name], figure),
    );
    expect(answered?.draft).toEqual({ ...other.draft, ...changed });
  });

  it('holds the products of the later one whole, and the facts of both', () => {
    const mine: SavedMix = {
      ...mix,
      draft: {
        ...mix.draft,
        products: [...(mix.draft.products ?? []), { productId: 'nps', rate: kgPerHa(3) }],
      },
      products: [...mix.products, facts('nps')],
    };
    const theirs: SavedMix = {
      ...mix,
      draft: {
        ...mix.draft,
        products: [
          { productId: 'urea', rate: kgPerHa(30) },
          { productId: 'boron', rate: kgPerHa(2) },
        ],
        mixingOrder: ['boron', 'urea'],
      },
      products: [facts('urea'), facts('boron')],
    };
    const { value, conflicts } = mergeOf(savedMixKind, mix, mine, theirs);
    expect(value?.draft.products).toEqual(mine.draft.products);
    expect(value?.draft.mixingOrder).toBeUndefined();
    expect(value?.products.map(({ id }) => id).toSorted()).toEqual([
      'boron',
      'nps',
      'urea',
      'zinc',
    ]);
    expect(conflicts.map(({ path }) => path)).toEqual([['amounts']]);
  });

  it('never has the machine of the one with the tank of the other, or a unit without its figure', () => {
    const mine = { ...mix, draft: { ...mix.draft, machineId: 'm2' } };
    const theirs = { ...mix, draft: { ...mix.draft, tankCapacityL: 550 } };
    const { value, conflicts } = mergeOf(savedMixKind, mix, mine, theirs);
    expect(value?.draft).toMatchObject({ machineId: 'm2', tankCapacityL: 600 });
    expect(conflicts.map(({ path }) => path)).toEqual([['machine']]);

    const rated = (
      rate: ReturnType<typeof kgPerHa> | { value: number; unit: 'L/ha' },
    ): SavedMix => ({
      ...mix,
      draft: { ...mix.draft, products: [{ productId: 'urea', rate }, ...rest(mix)] },
    });
    const both = mergeOf(savedMixKind, mix, rated({ value: 20, unit: 'L/ha' }), rated(kgPerHa(2)));
    expect(both.value?.draft.products?.[0]?.rate).toEqual({ value: 20, unit: 'L/ha' });
    expect(both.conflicts).toMatchObject([
      {
        path: ['amounts'],
        kept: { products: [{ rate: { value: 20, unit: 'L/ha' } }, {}] },
        other: { products: [{ rate: kgPerHa(2) }, {}] },
      },
    ]);
  });

  it('takes the other side of a conflict, whole', () => {
    const fields = savedMixKind.serialise(mix);
    const take = (path: readonly string[], other: Parameters<typeof withOther>[3]) =>
      savedMixKind.parse(withOther(savedMixKind.merge, fields, path, other));
    expect(take(['name'], 'Top')).toEqual({
      ...mix,
      name: 'Top',
      draft: { ...mix.draft, name: 'Top' },
    });
    const rate = take(['draft', 'products', 'zinc', 'rate'], kgPerHa(2))?.draft.products;
    expect(rate?.[1]).toEqual({ productId: 'zinc', rate: kgPerHa(2) });
    const without = take(['draft', 'products', 'zinc'], null);
    expect(without?.draft.products).toEqual([{ productId: 'urea', rate: kgPerHa(20) }]);
    const ground = take(['ground'], { sprayAreaHa: 5, paddock: null });
    expect([ground?.draft.sprayAreaHa, ground?.paddock]).toEqual([5, null]);
    expect(take(['draft', 'products', 'gone', 'rate'], kgPerHa(2))).toEqual(mix);
  });
});

const rest = ({ draft }: SavedMix) => (draft.products ?? []).slice(1);

const paddock: Paddock = {
  name: 'Hill',
  areaHa: 6.4,
  landUse: 'pasture',
  outline: null,
  earlierNames: [],
  retired: false,
};

describe('a paddock that two devices changed', () => {
  it('has the name of the one and the size of the other, though one wrote that nothing is left out', () => {
    const fromFile = { ...paddockKind.serialise(paddock), leftOut: [], buffers: [] };
    const renamed = paddockKind.serialise(renamedPaddock(paddock, 'Top'));
    const resized = { ...fromFile, areaHa: 9.5 };
    for (const [mine, theirs] of [
      [renamed, resized],
      [resized, renamed],
    ] as const) {
      const merged = mergeDocuments(paddockKind.merge, { base: fromFile, mine, theirs }, 'mine');
      expect(paddockKind.parse(merged.value)).toMatchObject({ name: 'Top', areaHa: 9.5 });
      expect(merged.conflicts).toEqual([]);
    }
  });

  it('tells what a place was before either changed it', () => {
    const fields = paddockKind.serialise(paddock);
    expect(valueAt(paddockKind.merge, fields, ['size'])).toMatchObject({ areaHa: 6.4 });
    expect(valueAt(savedMixKind.merge, savedMixKind.serialise(mix), ['amounts'])).toMatchObject({
      applicationRateLPerHa: 100,
    });
    expect(valueAt(paddockKind.merge, fields, ['gone', 'further'])).toBeUndefined();
  });

  it('is found by every name that it had on either', () => {
    const { value, conflicts } = mergeOf(
      paddockKind,
      paddock,
      renamedPaddock(paddock, 'Top'),
      renamedPaddock(paddock, 'North'),
    );
    expect(value?.name).toBe('Top');
    expect(value?.earlierNames.toSorted()).toEqual(['Hill', 'North']);
    expect(conflicts).toEqual([{ path: ['name'], kept: 'Top', other: 'North' }]);
  });

  it('is not retired over a change, but asked about', () => {
    const retired = { ...paddock, retired: true };
    const changed = { ...paddock, areaHa: 7 };
    for (const [mine, theirs] of [
      [retired, changed],
      [changed, retired],
    ] as const) {
      const { value, conflicts } = mergeOf(paddockKind, paddock, mine, theirs);
      expect(value).toEqual(changed);
      expect(conflicts).toEqual([{ path: ['retired'], kept: false, other: true }]);
    }
    expect(mergeOf(paddockKind, paddock, retired, retired).value).toEqual(retired);
  });
});

describe('a record that two devices corrected', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 25, 0, minute));
  const revised = (changes: Partial<SprayRecord>, reason: string, minute: number): SprayRecord =>
    reviseRecord({
      before: exampleRecord,
      after: { ...exampleRecord, ...changes },
      updatedAt: at(0),
      reason,
      at: at(minute),
    });

  it('has both corrections, and once locked one more revision with the reason that was not sent', () => {
    const mine = revised({ operator: 'Jo' }, 'Jo sprayed', 9);
    const theirs = revised({ notes: 'Windy' }, 'Forgot the wind', 5);
    const { value, fields, conflicts } = mergeOf(recordKind, exampleRecord, mine, theirs);
    expect(value).toMatchObject({ operator: 'Jo', notes: 'Windy' });
    expect(conflicts).toEqual([]);
    const account = {
      ...recordKind.serialise(theirs),
      createdAt: new Date(Date.UTC(2026, 10, 21)),
      updatedAt: at(6),
    };
    const sent = settleRecord(fields, account, at(10));
    expect(sent['revisions']).toMatchObject([
      { reason: 'Forgot the wind' },
      { reason: 'Jo sprayed', previous: { operator: exampleRecord.operator, updatedAt: at(6) } },
    ]);
  });
});

describe('other documents', () => {
  it('keep a fact of a product with its source, and what only together says something', () => {
    const product = { ...facts('own-1'), container: null, price: null };
    const source = (id: string) => ({ sourceIds: [id], assumed: false, note: null });
    const mine = {
      ...product,
      notes: 'Shake',
      form: 'liquid' as const,
      sources: { ...product.sources, notes: source('mine') },
    };
    const theirs = {
      ...product,
      bulkDensityKgPerL: 0.9,
      mixClass: 3,
      sources: { ...product.sources, mixClass: source('theirs') },
    };
    const { value, conflicts } = mergeOf(ownProductKind, product, mine as never, theirs as never);
    expect(value).toMatchObject({ notes: 'Shake', form: 'liquid', mixClass: 3 });
    expect(value?.bulkDensityKgPerL).toBe(product.bulkDensityKgPerL);
    expect(value?.sources).toMatchObject({ notes: source('mine'), mixClass: source('theirs') });
    expect(conflicts.map(({ path }) => path)).toEqual([['matter']]);
  });

  it('are one choice where they are one machine', () => {
    const machine = (machineId: string, nozzleIds: readonly string[]) => ({
      boomConfig: null,
      machineId,
      nozzleIds,
    });
    const { value, conflicts } = mergeOf(
      savedMachineKind,
      machine('m1', ['a']),
      machine('m2', ['a']),
      machine('m1', ['b']),
    );
    expect(value).toEqual(machine('m2', ['a']));
    expect(conflicts.map(({ path }) => path)).toEqual([['all']]);
  });
});
