import { describe, expect, it } from 'vitest';
import { assumedShare, catalogue, factShares } from '../src/index.ts';

const liquids = catalogue.products.filter(({ behaviour }) => behaviour === 'liquid');

describe('densities of liquids', () => {
  it('are missing of those alone whose make-up nobody prints: they are weighed as water', () => {
    const unknown = liquids.filter(({ liquidDensityKgPerL }) => liquidDensityKgPerL === null);
    expect(unknown.map(({ id }) => id).toSorted()).toEqual([
      'agrisea',
      'amino-acids',
      'brassitrel-pro',
      'buffer',
      'chase-sm6',
      'drift-agent',
      'fish-it',
      'k-silicate',
      'kelpak',
      'maxicrop-triple',
      'microbes',
      'microtech-ct',
      'mn-nitrate',
      'n-sure',
      'nitro-k',
      'nitrosol',
      'omex-mn-plus',
      'omex-protein-plus',
      'sitko-sa',
      'sunboost',
      'zm-grow',
    ]);
  });

  it('that follow from a like product say how', () => {
    const assumed = liquids.flatMap(({ id, sources }) => {
      const source = sources['liquidDensityKgPerL'];
      return source?.assumed === true ? [{ id, note: source.note }] : [];
    });
    expect(assumed.filter(({ note }) => note === null)).toEqual([]);
    expect(assumed.length).toBeLessThanOrEqual(52);
  });
});

it('assumes at most 15 of 100 values that decide something', () => {
  const shares = (['products', 'nozzles', 'machines'] as const).flatMap((kind) =>
    factShares(catalogue, kind),
  );
  expect(assumedShare(shares)).toBeLessThanOrEqual(0.15);
});
