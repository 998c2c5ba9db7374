import { expect, it } from 'vitest';
import { withoutMoney } from './withoutMoney.ts';

const at = new Date(0);

it.each([
  ['a line of a mix', { products: [{ id: 'urea', price: { amountCents: 98, per: 'kg' } }] }],
  ['a delivery', { kind: 'delivery', amount: { value: 5, unit: 'kg' }, centsPerUnit: 98 }],
  ['a round', { name: 'Urea 28', costCentsPerHa: 98 }],
  ['what a record was before', { revisions: [{ previous: { draft: { price: 98 } }, at }] }],
  ['a plan', { cost: { jobCents: 98, lines: [{ perHaCents: 98 }] } }],
  ['a question about a price', { path: ['products', 'a', 'price'], kept: 98, other: { per: 98 } }],
  ['what a price was', { path: ['price'], kept: 98, other: 98, before: { per: 98 } }],
])('takes the prices out of %s', (_what, value) => {
  const left = JSON.stringify(withoutMoney(value));
  expect(left).not.toContain('98');
  expect(Object.keys(withoutMoney(value))).toEqual(Object.keys(value));
});

it('leaves all else as it is, and what has no prices the very same', () => {
  const value = { at, name: 'price', path: ['name'], kept: 'a', other: 'b', list: [1, null] };
  expect(withoutMoney(value)).toBe(value);
  const priced = { ...value, centsPerUnit: 98 };
  expect(withoutMoney(priced)).toEqual({ ...value, centsPerUnit: null });
});
