import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { catalogue } from '../../src/index.ts';
import { garbageDraft } from './garbageDraft.ts';
import { Random } from './Random.ts';
import { draftPool } from './randomDraft.ts';

test('a seed makes the same draft, whatever was made before it', () => {
  const pool = draftPool(catalogue);
  const drafts = (): string[] =>
    Array.from({ length: 2000 }, (_, seed) =>
      inspect(garbageDraft(new Random(seed), pool), { depth: 8 }),
    );
  expect(drafts()).toEqual(drafts());
});
