import { expect, test } from 'vitest';
import { chooseEncoding } from './chooseEncoding.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['identity', 'identity'],
  ['gzip', 'gzip'],
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['gzip;q=0.5, br;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.000, gzip;q=0', 'identity'],
  ['*', 'br'],
  ['*;q=0.2, br;q=0', 'gzip'],
  ['*;q=0', 'identity'],
  ['deflate', 'identity'],
  ['identity;q=1, br;q=0.4', 'identity'],
  ['identity;q=0.3, gzip;q=0.4', 'gzip'],
  ['br;q=nonsense, gzip;q=0.1', 'gzip'],
  ['br;q=1.5', 'identity'],
  [' br ; q=0.7 , gzip ; q=0.8', 'gzip'],
  ['xbr, brx', 'identity'],
] as const)('%j gives %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});
