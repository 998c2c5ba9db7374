import { createHmac, timingSafeEqual } from 'node:crypto';

/** The defaults of every authenticator app (RFC 6238, section 4). */
export const CODE_DIGITS = 6;
export const STEP_SECONDS = 30;

/** A phone's clock may be a step off, and a code is typed while the next one comes (RFC 6238, 5.2). */
const STEPS_AROUND = 1;

/** The one-time password of a counter with HMAC-SHA-1 (RFC 4226, section 5.3). */
export function hotp(secret: Uint8Array, counter: number, digits = CODE_DIGITS): string {
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(BigInt(counter));
  const mac = createHmac('sha1', secret).update(message).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The step of time that a moment lies in. @param nowMs ms since 1970 UTC */
export const stepAt = (nowMs: number): number => Math.floor(nowMs / 1000 / STEP_SECONDS);

/**
 * The step whose code was typed, of those around now.
 * @param afterStep codes up to this step have been used
 * @returns null for a wrong code, one of another time or one used before
 */
export function stepOfCode(
  secret: Uint8Array,
  code: string,
  { nowMs, afterStep }: { readonly nowMs: number; readonly afterStep: number },
): number | null {
  const typed = Buffer.from(code);
  if (typed.length !== CODE_DIGITS) return null;
  let found: number | null = null;
  const present = stepAt(nowMs);
  for (let step = present - STEPS_AROUND; step <= present + STEPS_AROUND; step += 1) {
    // Every step is compared, so that the time taken tells nothing.
    const isSame = timingSafeEqual(typed, Buffer.from(hotp(secret, step)));
    if (isSame && step > afterStep) found = step;
  }
  return found;
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Bytes as authenticator apps take them (RFC 4648, section 6), without padding. */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)] ?? '')
    .join('');
}
