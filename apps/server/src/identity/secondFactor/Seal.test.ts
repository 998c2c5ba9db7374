import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { Seal, SealKeyError } from './Seal.ts';

/** A key store in memory. */
function store(text: string | null = null) {
  let kept = text;
  return { read: () => kept, write: (next: string) => void (kept = next) };
}

test('opens what it sealed, also after a restart, and for its purpose alone', () => {
  const kept = store();
  const sealed = new Seal(kept, randomBytes).seal('one', 'paddock');
  expect(sealed).not.toContain('paddock');
  const again = new Seal(kept, randomBytes);
  expect(again.open('one', sealed)).toBe('paddock');
  expect(again.open('two', sealed)).toBeNull();
  expect(new Seal(store(), randomBytes).open('one', sealed)).toBeNull();
  // Sealing the same text twice gives different results, so nobody learns that the texts are equal.
  expect(again.seal('one', 'paddock')).not.toBe(sealed);
});

test('opens nothing that was changed, cut or made up', () => {
  const seal = new Seal(store(), randomBytes);
  const sealed = Buffer.from(seal.seal('one', 'paddock'), 'base64url');
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    expect(seal.open('one', changed.toString('base64url'))).toBeNull();
    expect(seal.open('one', sealed.subarray(0, at).toString('base64url'))).toBeNull();
  }
  for (const text of ['', 'x', '%', 'A'.repeat(200)]) expect(seal.open('one', text)).toBeNull();
});

test.each(['', '{}', '{"key":"AAAA"}', '{"key":7}'])(
  'a damaged key, %j, says what to do',
  (text) => {
    expect(() => new Seal(store(text), randomBytes)).toThrow(SealKeyError);
    expect(() => new Seal(store(text), randomBytes)).toThrow(/Put your copy of it back/);
  },
);
