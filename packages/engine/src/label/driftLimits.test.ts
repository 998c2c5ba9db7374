import { describe, expect, it } from 'vitest';
import { exampleInputs, exampleLine, exampleProduct } from '../../test/exampleInputs.ts';
import type { DropletClass } from '../catalogue/DropletClass.ts';
import type { ProductLabel } from '../catalogue/ProductLabel.ts';
import type { SprayerResult } from '../mix/MixPlan.ts';
import { dropletProblems, labelBuffer } from './driftLimits.ts';

const herbicide = (id: string, label?: Omit<ProductLabel, 'country'>) =>
  exampleLine(
    exampleProduct({
      id,
      category: 'herbicide',
      ...(label !== undefined && { label: { country: null, ...label } }),
    }),
  );
const mix = (...products: readonly ReturnType<typeof herbicide>[]) => exampleInputs({ products });
const spraying = (dropletClass: DropletClass | null) => ({ dropletClass }) as SprayerResult;

describe('droplets', () => {
  // A label asks for coarse: medium at 3 bar is not allowed, coarse and very coarse are.
  it.each<[DropletClass | null, readonly string[]]>([
    ['M', ['dropletsFinerThanLabel']],
    ['C', []],
    ['VC', []],
    [null, ['dropletsNotChecked']],
  ])('of class %s under a label that asks for coarse', (own, codes) => {
    const found = dropletProblems(mix(herbicide('a', { finestDroplets: 'C' })), spraying(own));
    expect(found.map(({ code }) => code)).toEqual(codes);
  });

  it('are nothing to a label that does not say, and not checked without a sprayer', () => {
    expect(dropletProblems(mix(herbicide('a', {})), spraying('XF'))).toEqual([]);
    const asked = mix(herbicide('a', { finestDroplets: 'C' }));
    expect(dropletProblems(asked, null).map(({ code }) => code)).toEqual(['dropletsNotChecked']);
  });
});

describe('the buffer', () => {
  it('is the widest, with those whose label is not known', () => {
    const found = labelBuffer(
      mix(herbicide('a', { bufferM: 5 }), herbicide('b', { bufferM: 20 }), herbicide('c')),
    );
    expect(found).toEqual({ bufferM: 20, productIds: ['b'], unknownFor: ['c'] });
  });

  it('is not known where no label tells it, and none where one tells that', () => {
    expect(labelBuffer(mix(herbicide('a')))).toEqual({
      bufferM: null,
      productIds: [],
      unknownFor: ['a'],
    });
    expect(labelBuffer(mix(herbicide('a', { bufferM: 0 })))?.bufferM).toBe(0);
  });

  it('names all that ask for the widest', () => {
    const [a, b] = [herbicide('a', { bufferM: 20 }), herbicide('b', { bufferM: 20 })];
    expect(labelBuffer(mix(a, b))).toEqual({ bufferM: 20, productIds: ['a', 'b'], unknownFor: [] });
  });

  it('is none where nothing has a label', () => {
    expect(labelBuffer(exampleInputs())).toBeNull();
  });
});
