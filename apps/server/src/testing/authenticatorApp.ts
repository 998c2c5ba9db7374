import { hotp, stepAt } from '../identity/secondFactor/oneTimeCode.ts';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code that an authenticator app shows for a secret as text. @param nowMs ms since 1970 UTC */
export function authenticatorCode(secret: string, nowMs: number): string {
  const bits = secret
    .split('')
    .map((sign) => BASE32.indexOf(sign).toString(2).padStart(5, '0'))
    .join('');
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  return hotp(Uint8Array.from(bytes), stepAt(nowMs));
}
