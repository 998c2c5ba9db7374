import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { digestOf } from './proof.mjs';

const root = mkdtempSync(join(tmpdir(), 'mix-proof-'));
afterAll(() => rmSync(root, { recursive: true }));

test('what a step tests has changed where a file of it is another, new or gone, and nowhere else', () => {
  mkdirSync(join(root, 'tested'));
  writeFileSync(join(root, 'tested/a'), '1');
  writeFileSync(join(root, 'other'), '1');
  const digest = () => digestOf(['tested'], root);
  expect(digest(), 'no clone').toBeNull();
  execFileSync('git', ['init', '-q'], { cwd: root });
  const before = digest();
  expect(before).not.toBeNull();
  writeFileSync(join(root, 'other'), '2');
  expect(digest()).toBe(before);
  writeFileSync(join(root, 'tested/a'), '2');
  const changed = digest();
  expect(changed).not.toBe(before);
  writeFileSync(join(root, 'tested/b'), '');
  expect(digest()).not.toBe(changed);
  rmSync(join(root, 'tested/b'));
  writeFileSync(join(root, 'tested/a'), '1');
  expect(digest()).toBe(before);
});
