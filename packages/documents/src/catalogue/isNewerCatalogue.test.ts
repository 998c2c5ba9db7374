import { expect, test } from 'vitest';
import { isNewerCatalogue } from './isNewerCatalogue.ts';

test.each([
  ['2026.10', '2026.9', true],
  ['2026.9', '2026.10', false],
  ['2026.1', '2026.1', false],
  ['2027', '2026.12', true],
  ['2026.1.1', '2026.1', true],
  ['nightly', '2026.1', false],
])('%s is newer than %s: %s', (version, than, answer) => {
  expect(isNewerCatalogue(version, than)).toBe(answer);
});
