import { expect, it } from 'vitest';
import { brandTyped, namesByBrand } from './brandTyped.ts';

const brandOf = (text: string, ...names: string[]) =>
  brandTyped(
    text,
    names.map((name) => ({ name })),
  );

it.each([
  ['ally', ['Ally', 'Ally Max SX'], 'Ally'],
  ['round', ['Roundup Ultra MAX', 'Roundup PowerMAX'], 'Roundup'],
  ['roundup ultra', ['Roundup Ultra MAX'], 'Roundup Ultra'],
  ['li700', ['LI 700'], 'LI 700'],
  ['Grazon', ['Grazon'], 'Grazon'],
])('%s is the brand that begins with it', (text, names, brand) => {
  expect(brandOf(text, ...names)).toBe(brand);
});

it('is none where several could be meant, where it was a guess, and of a product found by its own name', () => {
  expect(brandOf('t', 'Titus', 'Topik')).toBeNull();
  expect(brandOf('prowll', 'Prowl')).toBeNull();
  expect(brandOf('metsulfuron')).toBeNull();
  expect(brandOf(' ', 'Ally')).toBeNull();
});

it('stands in a file or an address by whole words alone, and then for every name that begins with them', () => {
  const soldUnder = namesByBrand(
    ['Roundup', 'Roundup Ultra MAX', 'LI 700', 'Ally'].map((name) => ({ name })),
  );
  const namesOf = (text: string) => soldUnder(text).map(({ name }) => name);
  expect(namesOf('ROUNDUP')).toEqual(['Roundup', 'Roundup Ultra MAX']);
  expect(namesOf('Roundup Ultra')).toEqual(['Roundup Ultra MAX']);
  expect(namesOf('li700')).toEqual(['LI 700']);
  for (const text of ['round', 'Ally 20', 'All', '', ' – ']) expect(namesOf(text)).toEqual([]);
});
