import { describe, expect, it } from 'vitest';
import { listOf, number, oneOf, orNull, parseTable, readFactsOf, span, text } from './readTable.ts';

const columns = {
  kind: oneOf('seed', 'salt'),
  litres: number(0, 3),
  note: orNull(text),
  ids: listOf(text),
};
const read = (...rows: readonly string[]) =>
  parseTable(['kind,litres,note,ids', ...rows].join('\n'), columns, 'rooms.csv');

describe('a table of facts', () => {
  it('reads each cell as its column says', () => {
    expect(read('seed,0.8,,S1 S2', 'salt,0,"a comma, and ""quotes""",', '')).toEqual([
      { kind: 'seed', litres: 0.8, note: null, ids: ['S1', 'S2'] },
      { kind: 'salt', litres: 0, note: 'a comma, and "quotes"', ids: [] },
    ]);
  });

  it.each([
    [
      'a word that is none of them',
      'sand,1,,',
      'rooms.csv, row 3, column kind: one of seed, salt is expected, not "sand".',
    ],
    [
      'no number',
      'seed,,,',
      'row 3, column litres: a number from 0 to 3, with a point is expected, not "".',
    ],
    ['a comma for a point', 'seed,"0,8",,', 'not "0,8".'],
    ['a number out of range', 'seed,4,,', 'not "4".'],
    ['a cell too few', 'seed,1,', 'rooms.csv, row 3: 3 cells in place of 4.'],
    ['a quote that does not end', 'seed,1,"x,', 'rooms.csv, row 3'],
  ])('names row and column of %s', (_what, row, fault) => {
    expect(() => read('seed,1,,', row)).toThrow(fault);
  });

  it('knows its columns', () => {
    expect(() => parseTable('kind,note\nseed,x', columns, 'rooms.csv')).toThrow(
      'rooms.csv: the columns are to be kind, litres, note, ids, not kind, note.',
    );
  });

  it('has no row of nobody', () => {
    const columns = {
      productId: text,
      temperatureC: number(-20, 150),
      gPerKgWater: number(0, 1e4),
    };
    expect(() => readFactsOf('solubilities', columns, 'productId', new Set(['urea']))).toThrow(
      /^solubilities\.csv, row \d+, column productId: nothing has the id /,
    );
  });
});

describe('span', () => {
  it('is null where a maker states neither end', () => {
    expect(span(null, null, 'qtr')).toBeNull();
    expect(span(1, 4, 'qtr')).toEqual([1, 4]);
  });

  it.each([
    [1, null, '1 and nothing'],
    [null, 4, 'nothing and 4'],
    [4, 1, '4 and 1'],
  ])('refuses %s to %s, and says in which row', (min, max, read) => {
    expect(() => span(min, max, 'qtr')).toThrow(`qtr: both ends, the lower first, not ${read}.`);
  });
});
