import { expect, test } from 'vitest';
import { howToGetNode } from './prepare.mjs';

test.each([
  ['darwin', 'brew install node@24 && '],
  ['freebsd', 'https://nodejs.org'],
] as const)('on %s it is said how to get Node: %s', (platform, help) => {
  expect(howToGetNode(platform)).toContain(help);
});
