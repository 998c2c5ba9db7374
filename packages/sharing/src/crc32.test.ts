import { expect, it } from 'vitest';
import { crc32 } from './crc32.ts';

it('is the checksum of zip and PNG: the published check value', () => {
  expect(crc32('123456789')).toBe(0xcbf43926);
});
