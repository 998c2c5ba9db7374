import { expect, test } from 'vitest';
import { nearestTests } from './nearestTests.mjs';

const FILES = [
  'packages/engine/src/index.ts',
  'packages/engine/src/planning/calculateMix.ts',
  'packages/engine/src/planning/calculateMix.test.ts',
  'packages/engine/src/planning/parts/part.ts',
  'apps/web/src/plan/MixPage.test.tsx',
  'apps/web/src/plan/product/Row.css',
  'docs/page.md',
];

test.each([
  ['beside the file', 'packages/engine/src/planning/calculateMix.ts', [FILES[2]]],
  [
    'in the first folder above that holds some',
    'packages/engine/src/planning/parts/part.ts',
    [FILES[2]],
  ],
  ['of a style', 'apps/web/src/plan/product/Row.css', [FILES[4]]],
  ['a test that changed, itself', 'apps/web/src/plan/MixPage.test.tsx', [FILES[4]]],
  ['none above', 'packages/engine/src/index.ts', []],
  ['none for a page', 'docs/page.md', []],
])('the tests nearest to a change: %s', (_name, changed, expected) => {
  expect(nearestTests([changed], FILES)).toEqual(expected);
});
