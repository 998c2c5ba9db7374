import { catalogue } from '@mix/catalogue';
import type { ProductLabel } from '@mix/engine';
import { describe, expect, it } from 'vitest';
import { productFacts } from './productFacts.ts';

function factsOf(id: string) {
  const product = catalogue.products.find((candidate) => candidate.id === id);
  if (product === undefined) throw new Error(`no product ${id}`);
  return productFacts(product).map(({ label, figure, words }) =>
    [label, figure, words].filter((part) => part !== null).join(' | '),
  );
}

describe('productFacts', () => {
  // domain/facts: urea 46-0-0, 0.742 L/kg, 845 g/kg at 10 °C, 241 kJ/kg, 30 kg in 100 L
  it('lists what is published of urea', () => {
    expect(factsOf('urea')).toEqual([
      'Nutrients, by weight | N\u00a046\u00a0%',
      'Usual rate | 15–80 | kg/ha',
      'Room it takes in the tank | 0.742 | L/kg',
      'Density, loose in the bag | 0.78 | kg/L',
      'Dissolves at 10\u00a0°C | 845 | g/kg water',
      'Heat taken from the water | 241 | kJ/kg',
      'Dissolves readily up to | 30 | kg/100 L',
      'Mixing order | Bulk fertiliser, solid or liquid',
      'Effect on the pH | near neutral',
      'Salt index | 74.4',
      'Biuret | 0.8 | %',
      'Time to dissolve | 10 | min',
    ]);
  });

  it('names the country of a label that is not the reader’s own, and none of one that is', () => {
    const [product] = catalogue.products;
    if (product === undefined) throw new Error('no product');
    const of = (label: ProductLabel) =>
      productFacts({ ...product, label })
        .filter(({ field }) => field === 'label')
        .map(({ label: name, figure, words }) => [name, figure, words]);
    expect(of({ country: 'AU', grazingDays: 7 })).toEqual([
      ['No grazing for (label of AU)', '7', 'days'],
    ]);
    expect(of({ country: null, entryH: 12, finestDroplets: 'C' })).toEqual([
      ['Nobody on the ground for', '12', 'h'],
      ['Finest droplets allowed', null, 'coarse'],
    ]);
  });

  it('says that anhydrous calcium chloride gives heat, without a minus', () => {
    expect(factsOf('cacl2').join()).toMatch(/Heat given to the water \| \d/);
  });

  it('says what is not known of a product that could have it, and nothing of what it cannot have', () => {
    expect(factsOf('ga3')).toContain('Heat taken from the water | not known');
    expect(factsOf('ga3')).toContain('Dissolves | not known');
    expect(factsOf('seaweed').join()).not.toContain('Heat');
  });

  // 26 % CaO is 26 x 40.078 / 56.077 = 18.58 % Ca: a label's figure carries no more digits.
  it('rounds what was converted from an oxide', () => {
    expect(factsOf('can-sol')[0]).toBe(
      'Nutrients, by weight | Ca\u00a018.6\u00a0%, N\u00a015.5\u00a0%',
    );
  });

  it('sends to the label for the rate of a spray', () => {
    expect(factsOf('mcpa')).toContain('Usual rate | from the label');
  });

  it('shows a fact with words for every product, never an empty one', () => {
    for (const product of catalogue.products) {
      for (const fact of productFacts(product)) {
        expect(`${fact.label}: ${fact.words}`).not.toMatch(/undefined|null|NaN|: $|^: /);
      }
    }
  });
});
