import { catalogue } from '@mix/catalogue';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CatalogueFacts, PackedFacts } from './CatalogueFacts.ts';
import { packFacts } from './packFacts.ts';
import { unpackFacts } from './unpackFacts.ts';

const { products, machines, nozzles } = catalogue;
const facts: CatalogueFacts = { products, machines, nozzles };
const [tip] = nozzles;
if (tip === undefined) throw new Error('the catalogue has no nozzle');

const served = (given: CatalogueFacts): PackedFacts =>
  JSON.parse(JSON.stringify(packFacts(given))) as PackedFacts;

const received = (given: CatalogueFacts): CatalogueFacts => unpackFacts(served(given));

const ofTips = (list: CatalogueFacts['nozzles']): CatalogueFacts => ({
  products: [],
  machines: [],
  nozzles: list,
});

describe('packed facts', () => {
  it('come back as the catalogue has them, in its order', () => {
    const text = JSON.stringify(facts);
    expect(JSON.stringify(received(facts))).toBe(text);
    expect(received(facts)).toEqual(JSON.parse(text));
  });

  it('come back with whatever sources', () => {
    // Few different sources, so that many are equal.
    const source = fc.record({
      sourceIds: fc.subarray(['S1', 'S2']),
      assumed: fc.boolean(),
      note: fc.constantFrom(null, '', '0'),
    });
    const sources = fc.dictionary(fc.constantFrom('type', 'atBar', '0', 'note'), source);
    fc.assert(
      fc.property(fc.array(sources), (sets) => {
        const given = ofTips(sets.map((each, at) => ({ ...tip, id: `tip-${at}`, sources: each })));
        expect(received(given)).toEqual(given);
      }),
    );
  });

  it('write each source and each set of sources of a list once', () => {
    const [page, guess] = [
      { sourceIds: ['S36'], assumed: false, note: 'Page 7.' },
      { sourceIds: [], assumed: true, note: null },
    ];
    const given = [
      { type: page, atBar: page },
      { type: page, orificeMm: guess },
      { type: page, atBar: page },
    ].map((sources) => ({ ...tip, sources }));
    expect(packFacts(ofTips(given)).nozzles.map(({ sources }) => sources)).toEqual([
      { type: page, atBar: 0 },
      { type: 0, orificeMm: guess },
      0,
    ]);
    expect(JSON.stringify(packFacts(facts)).length).toBeLessThan(JSON.stringify(facts).length / 2);
  });

  it('share what is equal, and let nobody change it', () => {
    const [first, second] = received(ofTips([tip, { ...tip, id: 'another' }])).nozzles;
    expect(second?.sources).toBe(first?.sources);
    expect(Object.isFrozen(first?.sources)).toBe(true);
    for (const source of Object.values(first?.sources ?? {})) {
      expect(Object.isFrozen(source)).toBe(true);
      expect(Object.isFrozen(source?.sourceIds)).toBe(true);
    }
  });

  it.each([
    ['a set of sources', 1],
    ['a source', { type: 0 }],
  ])('are refused where %s is written nowhere before', (_what, sources) => {
    const damaged = { ...served(ofTips([])), nozzles: [{ ...tip, sources }] };
    expect(() => unpackFacts(damaged)).toThrow(RangeError);
  });
});
