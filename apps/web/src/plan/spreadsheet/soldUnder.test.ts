import { expect, it } from 'vitest';
import { soldUnder } from './soldUnder.ts';

const names = (['Roundup', 'Roundup Ultra MAX', 'LI 700', 'Ally', '–'] as const).flatMap((name) =>
  (['AU', 'GB'] as const).map((country) => ({
    name,
    country,
    productId: 'a',
    actives: '',
    assumed: false,
  })),
);

it('finds what a text is sold as by whole words alone, one’s own country first', () => {
  const find = soldUnder(names, 'GB');
  const found = (text: string) => find(text).map(({ name, country }) => `${name} ${country}`);
  expect(found('ROUNDUP')).toEqual([
    'Roundup GB',
    'Roundup Ultra MAX GB',
    'Roundup AU',
    'Roundup Ultra MAX AU',
  ]);
  expect(found('Roundup Ultra')[0]).toBe('Roundup Ultra MAX GB');
  expect(found('li700')[0]).toBe('LI 700 GB');
  for (const text of ['round', 'Ally 20', 'All', '', ' - ']) expect(found(text)).toEqual([]);
});
