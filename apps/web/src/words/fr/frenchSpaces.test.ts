import { expect, it } from 'vitest';
import { frenchSpaces } from './frenchSpaces.ts';

it('keeps high signs, quotes and thousands on their line', () => {
  const words = frenchSpaces({
    asks: 'Passer « Urée » ?',
    groups: { count: (count: number) => `Pleins : ${count}, de 1 à 1 000 ; 90 %` },
    list: ['Attention !', 'N'],
  });
  expect(words.asks).toBe('Passer «\u00a0Urée\u00a0»\u00a0?');
  expect(words.groups.count(2)).toBe('Pleins\u00a0: 2, de 1 à 1\u202f000\u00a0; 90\u00a0%');
  expect(words.list).toEqual(['Attention\u00a0!', 'N']);
});

it('leaves what is no French space as it is', () => {
  const text = 'https://mix.example.org:443/?a=1 Load 12 345 678 · 12:30';
  expect(frenchSpaces({ text }).text).toBe(
    'https://mix.example.org:443/?a=1 Load 12\u202f345\u202f678 · 12:30',
  );
});
