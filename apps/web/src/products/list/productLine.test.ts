import { catalogue } from '@mix/catalogue';
import { expect, it } from 'vitest';
import { namesInList, shownName } from './productLine.ts';

const named = (...names: readonly string[]) => namesInList(names.map((name) => ({ name })));

it('calls each of a list by its short name, and whole where another has the same', () => {
  expect(named('Urea, granular 46-0-0', 'Urea, low-biuret prilled', 'Lime, fine')).toEqual([
    'Urea, granular 46\u20110\u20110',
    'Urea, low-biuret prilled',
    'Lime',
  ]);
});

it.each([
  ['Lime flour (calcium carbonate, <75 µm)', 'Lime flour', 'calcium carbonate, <75 µm'],
  ['Trace elements (B, Mn) (Pro)', 'Trace elements (B, Mn) (Pro)', null],
  ['Langbeinite, fine (a, b)', 'Langbeinite', 'fine (a, b)'],
  ['Solubor', 'Solubor', null],
])('cuts no name within its brackets: %s', (whole, name, kind) => {
  expect(shownName({ name: whole })).toEqual({ name, kind });
});

it('tells all products of the catalogue apart', () => {
  const names = namesInList(catalogue.products);
  expect(new Set(names).size).toBe(names.length);
});
