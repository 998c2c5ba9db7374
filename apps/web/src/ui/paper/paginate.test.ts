import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paginate, type PaperItem } from './paginate.ts';

const alone = (key: string, heightPx: number): PaperItem => ({
  key,
  heightPx,
  leads: false,
  head: null,
});
const heading = (key: string, heightPx = 10): PaperItem => ({
  ...alone(key, heightPx),
  leads: true,
});
const head = heading('t head');
const row = (number: number): PaperItem => ({ ...alone(`t ${number}`, 10), head });

describe('pages of a paper', () => {
  it('are one where all fits', () => {
    expect(paginate([alone('a', 40), head, row(1)], 60)).toEqual([['a', 't head', 't 1']]);
  });

  it('repeat the head of a table that goes on', () => {
    expect(paginate([head, row(1), row(2), row(3)], 30)).toEqual([
      ['t head', 't 1', 't 2'],
      ['t head', 't 3'],
    ]);
  });

  it('never leave a head alone at the bottom', () => {
    expect(paginate([alone('a', 20), head, row(1)], 35)).toEqual([['a'], ['t head', 't 1']]);
  });

  it('never leave the name of a table alone, nor with only its head', () => {
    expect(paginate([alone('a', 20), heading('name'), head, row(1), row(2)], 45)).toEqual([
      ['a'],
      ['name', 't head', 't 1', 't 2'],
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
