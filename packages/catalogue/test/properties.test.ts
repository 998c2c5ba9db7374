import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../src/index.ts';
import { checkRound } from './checks/checkRound.ts';
import { draftPool } from './random/randomDraft.ts';

const pool = draftPool(catalogue);

describe('whatever is typed', () => {
  // `node packages/catalogue/test/millionCases.ts` runs the same rounds a million times.
  it('the answer stands, and so does the answer to a draft that follows from it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffff_ffff }), (seed) => {
        expect(checkRound(seed, pool).fault).toBeNull();
      }),
      { numRuns: 2000 },
    );
  });
});
