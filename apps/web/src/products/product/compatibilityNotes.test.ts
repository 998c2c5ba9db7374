import { catalogue } from '@mix/catalogue';
import { describe, expect, it } from 'vitest';
import { compatibilityNotes } from './compatibilityNotes.ts';

function notesOf(id: string) {
  const product = catalogue.products.find((candidate) => candidate.id === id);
  if (product === undefined) throw new Error(`no product ${id}`);
  return compatibilityNotes(product, catalogue);
}

describe('compatibilityNotes', () => {
  it('names ammonium sulphate among what calcium nitrate must not meet (gypsum, S46)', () => {
    const gypsum = notesOf('can-sol').known.find(({ rule }) => rule.id === 'gypsum');
    expect(gypsum?.verdict).toBe('incompatible');
    expect(gypsum?.others).toContain('Ammonium sulphate, crystalline');
  });

  it('reads a rule from both sides', () => {
    const back = notesOf('ams').known.find(({ rule }) => rule.id === 'gypsum');
    expect(back?.others.join()).toContain('Calcium nitrate');
  });

  it('puts what must not be mixed before what needs care, and never names the product itself', () => {
    const order = ['incompatible', 'caution', 'compatible'];
    for (const product of catalogue.products) {
      const { known: notes, notKnown } = compatibilityNotes(product, catalogue);
      const places = notes.map(({ verdict }) => order.indexOf(verdict));
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      const named = new Set([...notes.flatMap(({ others }) => others), ...notKnown]);
      expect(named.has(product.name)).toBe(false);
      expect(named.size).toBe(catalogue.products.length - 1);
    }
  });
});
