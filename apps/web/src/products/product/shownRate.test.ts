import type { Product } from '@mix/engine';
import { describe, expect, it } from 'vitest';
import { shownRate } from './shownRate.ts';

type Facts = Pick<Product, 'rate' | 'category' | 'behaviour'>;
const wordsOf = (facts: Facts) => shownRate(facts as Product);
const rate = (min: number, max: number) => ({ min, max, unit: 'kg/ha', fromLabel: false }) as const;

describe('shownRate', () => {
  it('gives a range, or one figure where both ends are the same', () => {
    const fertiliser = { category: 'fertiliserSoluble', behaviour: 'dissolves' } as const;
    expect(wordsOf({ ...fertiliser, rate: rate(15, 80) })).toEqual({
      figure: '15–80',
      words: 'kg/ha',
    });
    expect(wordsOf({ ...fertiliser, rate: rate(1000, 1500.5) }).figure).toBe('1,000–1,500.5');
    expect(wordsOf({ ...fertiliser, rate: rate(20, 20) }).figure).toBe('20');
  });

  it('sends to the label for a spray and admits what is not known of the rest', () => {
    const spray = { category: 'herbicide', behaviour: 'liquid', rate: null } as const;
    expect(wordsOf(spray)).toEqual({ figure: null, words: 'from the label' });
    const seaweed = { category: 'biostimulant', behaviour: 'liquid', rate: null } as const;
    expect(wordsOf(seaweed)).toEqual({ figure: null, words: 'not known' });
  });
});
