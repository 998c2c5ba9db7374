import type { MixDraft } from '@mix/engine';
import { describe, expect, it } from 'vitest';
import { jarKey, jarTestFields, jarTestOf, keepJarTest } from './jarTests.ts';
import { exampleDraft, exampleStartMs } from '../testing/exampleJob.ts';

const perLoad: MixDraft = {
  ...exampleDraft,
  products: [{ productId: 'defoamer', rate: { value: 50, unit: 'mL/load' } }],
};

describe('a mix fills a jar alike', () => {
  it.each<[string, MixDraft]>([
    ['on other ground', { ...exampleDraft, sprayAreaHa: 3 }],
    ['in another tank', { ...exampleDraft, tankCapacityL: 600 }],
    ['under another name', { ...exampleDraft, name: 'Flat' }],
    ['in another order', { ...exampleDraft, products: exampleDraft.products?.toReversed() ?? [] }],
  ])('%s', (_, draft) => {
    expect(jarKey(draft)).toBe(jarKey(exampleDraft));
  });

  it.each<[string, MixDraft]>([
    ['with more liquid', { ...exampleDraft, applicationRateLPerHa: 120 }],
    ['without a product', { ...exampleDraft, products: exampleDraft.products?.slice(1) ?? [] }],
    [
      'at another rate',
      { ...exampleDraft, products: [{ productId: 'urea', rate: { value: 25, unit: 'kg/ha' } }] },
    ],
  ])('not %s', (_, draft) => {
    expect(jarKey(draft)).not.toBe(jarKey(exampleDraft));
  });

  it('not in another tank where a rate is per load', () => {
    expect(jarKey({ ...perLoad, tankCapacityL: 600 })).not.toBe(jarKey(perLoad));
    expect(jarKey({ ...perLoad, sprayAreaHa: 3 })).toBe(jarKey(perLoad));
  });
});

it('a verdict is found again by the same mix, the later one first', async () => {
  const seen = { verdict: 'notSure', atMs: exampleStartMs, notes: 'Foam' } as const;
  await keepJarTest(exampleDraft, seen).catch(() => undefined);
  expect(jarTestOf({ ...exampleDraft, sprayAreaHa: 3 })).toEqual(seen);
  const later = { ...seen, verdict: 'mixes', atMs: exampleStartMs + 1 } as const;
  await keepJarTest(exampleDraft, later).catch(() => undefined);
  expect(jarTestOf(exampleDraft)).toEqual(later);
  expect(jarTestOf(perLoad)).toBeNull();
  expect(new Date(jarTestFields(later).at).getTime()).toBe(exampleStartMs);
});
