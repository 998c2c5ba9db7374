import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paginate, type SheetItem } from './paginate.ts';

const alone = (key: string, heightPx: number): SheetItem => ({
  key,
  heightPx,
  table: null,
  isHead: false,
});
const head = (table: string, heightPx = 10): SheetItem => ({
  key: `${table} head`,
  heightPx,
  table,
  isHead: true,
});
const row = (table: string, number: number, heightPx = 10): SheetItem => ({
  key: `${table} ${number}`,
  heightPx,
  table,
  isHead: false,
});

describe('pages of a sheet', () => {
  it('are one where all fits', () => {
    expect(paginate([alone('a', 40), head('t'), row('t', 1)], 60)).toEqual([
      ['a', 't head', 't 1'],
    ]);
  });

  it('repeat the head of a table that goes on', () => {
    expect(paginate([head('t'), row('t', 1), row('t', 2), row('t', 3)], 30)).toEqual([
      ['t head', 't 1', 't 2'],
      ['t head', 't 3'],
    ]);
  });

  it('never leave a head alone at the bottom', () => {
    expect(paginate([alone('a', 20), head('t'), row('t', 1)], 35)).toEqual([
      ['a'],
      ['t head', 't 1'],
    ]);
  });

  it('give a piece that is too high a page of its own', () => {
    expect(paginate([alone('a', 10), alone('b', 500), alone('c', 10)], 100)).toEqual([
      ['a'],
      ['b'],
      ['c'],
    ]);
  });

  it('hold every piece once, in order, whatever the heights', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 120 })), (heights) => {
        const items = heights.map((heightPx, place) => alone(String(place), heightPx));
        const pages = paginate(items, 100);
        expect(pages.flat()).toEqual(items.map(({ key }) => key));
        for (const page of pages) {
          const px = page.reduce((sum, key) => sum + (heights[Number(key)] ?? 0), 0);
          expect(page.length === 1 || px <= 100).toBe(true);
        }
      }),
    );
  });
});
