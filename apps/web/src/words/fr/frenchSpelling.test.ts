import { expect, it } from 'vitest';
import { frenchSpelling } from './frenchSpelling.ts';

it('keeps high signs, quotes and thousands on their line', () => {
  const words = frenchSpelling({
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
  expect(frenchSpelling({ text }).text).toBe(
    'https://mix.example.org:443/?a=1 Load 12\u202f345\u202f678 · 12:30',
  );
});

it('elides before a name that begins with a vowel, and nowhere else', () => {
  const words = frenchSpelling({ of: (name: string) => `Dose de ${name}` });
  const said = ['Urée', 'Acide borique', 'ammonitrate', 'Gypse', '2,4-D', 'EDTA'].map(words.of);
  expect(said).toEqual([
    'Dose d’Urée',
    'Dose d’Acide borique',
    'Dose d’ammonitrate',
    'Dose de Gypse',
    'Dose de 2,4-D',
    'Dose d’EDTA',
  ]);
  expect(frenchSpelling({ text: 'modèle or, de 8 à 9 ha' }).text).toBe('modèle or, de 8 à 9 ha');
});
