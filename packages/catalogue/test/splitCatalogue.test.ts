import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { catalogue, joinCatalogue, splitCatalogue } from '../src/index.ts';

const { planning, facts } = splitCatalogue(catalogue);

describe('splitCatalogue', () => {
  it('loses nothing: both parts, sent as JSON, make the catalogue again', () => {
    const received = JSON.parse(JSON.stringify({ planning, facts })) as {
      planning: typeof planning;
      facts: typeof facts;
    };
    expect(joinCatalogue(received.planning, received.facts)).toEqual(catalogue);
  });

  it('keeps of every source, for planning, what it is and whether it is assumed', () => {
    for (const [index, product] of catalogue.products.entries()) {
      const kept = planning.products[index]?.sources ?? {};
      expect(Object.keys(kept)).toEqual(Object.keys(product.sources));
      for (const [name, source] of Object.entries(product.sources))
        expect(kept[name]).toEqual({ ...source, note: null });
    }
  });

  it('leaves a planning form that a phone loads in a blink: 18 kB at most', () => {
    expect(gzipSync(JSON.stringify(planning), { level: 9 }).length).toBeLessThanOrEqual(18_000);
  });

  it('refuses texts of another version', () => {
    expect(joinCatalogue(planning, { ...facts, version: 'another' })).toBeNull();
  });
});
