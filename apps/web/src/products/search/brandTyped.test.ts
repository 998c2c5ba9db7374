import { expect, it } from 'vitest';
import { brandTyped } from './brandTyped.ts';

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
