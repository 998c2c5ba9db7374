import { createHash } from 'node:crypto';
import type { RandomBytes } from '../../sqlite/instance.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Bytes at or above this would make the first letters likelier than the others. */
const FAIR = 256 - (256 % LETTERS.length);

/** An account's id: 28 letters and digits, as the hosted service makes them. */
export function newUid(random: RandomBytes): string {
  let uid = '';
  while (uid.length < 28) {
    for (const byte of random(32)) {
      if (byte < FAIR && uid.length < 28) uid += LETTERS[byte % LETTERS.length] ?? '';
    }
  }
  return uid;
}

/** A secret of `count` random bytes, fit for an address. */
export const newSecret = (random: RandomBytes, count: number): string =>
  Buffer.from(random(count)).toString('base64url');

/** What is stored in place of a secret. Long random secrets need no slow hash. */
export const hashOf = (secret: string): Uint8Array => createHash('sha256').update(secret).digest();
