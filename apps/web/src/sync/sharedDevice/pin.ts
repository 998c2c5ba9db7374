import { isFields } from '@mix/engine';

/** Figures of a PIN. */
export const PIN_LENGTH = 4;

/** A PIN as the device keeps it: PBKDF2 with SHA-256, never the figures themselves. */
export interface StoredPin {
  /** Hexadecimal, 128 bits. */
  readonly salt: string;
  readonly iterations: number;
  /** Hexadecimal, 256 bits. */
  readonly hash: string;
}

/** About half a second on a phone of some years: as long as somebody waits for a name to open. */
const ITERATIONS = 300_000;

export const isStoredPin = (value: unknown): value is StoredPin =>
  isFields(value) &&
  typeof value['salt'] === 'string' &&
  typeof value['hash'] === 'string' &&
  Number.isSafeInteger(value['iterations']);

/** A page without TLS hashes nothing, and so knows no PIN. */
export const canHash = (): boolean =>
  (crypto as Partial<Pick<Crypto, 'subtle'>>).subtle !== undefined;

/** @param salt random bytes, 16 of them */
export async function storedPin(
  pin: string,
  salt: Uint8Array<ArrayBuffer> = crypto.getRandomValues(new Uint8Array(16)),
  iterations = ITERATIONS,
): Promise<StoredPin> {
  const { subtle } = crypto;
  const figures = new TextEncoder().encode(pin);
  const key = await subtle.importKey('raw', figures, 'PBKDF2', false, ['deriveBits']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  return { salt: hex(salt), iterations, hash: hex(await subtle.deriveBits(how, key, 256)) };
}

/** Whether somebody typed the PIN that is kept. */
export async function isPin(pin: string, { salt, iterations, hash }: StoredPin): Promise<boolean> {
  const bytes = Uint8Array.from(salt.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return (await storedPin(pin, bytes, iterations)).hash === hash;
}

const hex = (bytes: Uint8Array | ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
