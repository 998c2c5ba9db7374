import type { RandomBytes } from '../../sqlite/instance.ts';
import { hashOf } from '../tokens/secrets.ts';

/** Digits and letters of which none is taken for another (Douglas Crockford's Base32). */
const SIGNS = '0123456789abcdefghjkmnpqrstvwxyz';

export const RECOVERY_CODES = 10;

/** 80 bits: too many to guess from a stolen hash, so a fast hash will do. */
const LENGTH = 16;

const FORM = new RegExp(`^[${SIGNS}]{${LENGTH}}$`);

/** A code as it is shown, in groups of four: `7k3m-…`. */
export const newRecoveryCode = (random: RandomBytes): string =>
  Array.from(random(LENGTH), (byte) => SIGNS[byte % SIGNS.length] ?? '')
    .join('')
    .replace(/.{4}(?=.)/g, '$&-');

/** A typed code in one form; null when the text is no recovery code. */
export function readRecoveryCode(typed: string): string | null {
  const code = typed.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1');
  return FORM.test(code) ? code : null;
}

/** The hash that is stored in place of a code. */
export const hashOfRecoveryCode = (uid: string, code: string): Uint8Array =>
  hashOf(`${uid}:${readRecoveryCode(code) ?? ''}`);
