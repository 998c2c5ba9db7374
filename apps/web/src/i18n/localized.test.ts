import { afterEach, describe, expect, it } from 'vitest';
import { localized, speak } from './localized.ts';

describe('localized', () => {
  afterEach(() => {
    speak({});
  });

  it('puts words that are there already into a language', () => {
    const words = localized('early', { yes: 'Yes', count: (n: number) => `${n} loads` });
    expect([words.yes, words.count(2)]).toEqual(['Yes', '2 loads']);
    speak({ early: { yes: 'Sí', count: (n: number) => `${n} cargas` } });
    expect([words.yes, words.count(2)]).toEqual(['Sí', '2 cargas']);
  });

  it('puts words that load later into it too', () => {
    speak({ late: { no: 'No hay' } });
    expect(localized('late', { no: 'None' }).no).toBe('No hay');
  });
});
