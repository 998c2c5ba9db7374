import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { diskReserve } from './diskReserve.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'mix-reserve-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('holds its room in a file for the owner alone, once, and gives it back', () => {
  let drawn = 0;
  const reserve = diskReserve(folder, (count) => {
    drawn += count;
    return new Uint8Array(count).fill(7);
  });
  const file = join(folder, 'reserve');
  expect(reserve.refill()).toBe(true);
  expect(statSync(file).size).toBe(4 * 1024 * 1024);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const once = drawn;
  expect(reserve.refill()).toBe(true);
  expect(drawn).toBe(once);
  reserve.release();
  expect(existsSync(file)).toBe(false);
  reserve.release();
});

test('where a file cannot be made there is no reserve, and no half of one', () => {
  const reserve = diskReserve(folder, () => {
    throw new Error('planted');
  });
  expect(reserve.refill()).toBe(false);
  expect(existsSync(join(folder, 'reserve'))).toBe(false);
});
