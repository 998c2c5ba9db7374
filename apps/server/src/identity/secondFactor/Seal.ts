import { createCipheriv, createDecipheriv } from 'node:crypto';
import { z } from 'zod';
import type { RandomBytes } from '../../sqlite/instance.ts';
import type { KeyStore } from '../tokens/SigningKeys.ts';

/** The stored key cannot be read; the message says what to do. */
export class SealKeyError extends Error {
  override readonly name = 'SealKeyError';
}

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const storedKey = z.object({ key: z.base64url() });

function readKey(text: string): Uint8Array {
  try {
    const key = Buffer.from(storedKey.parse(JSON.parse(text)).key, 'base64url');
    if (key.length === KEY_BYTES) return key;
  } catch {
    // The error below tells of it, as of a key of another length.
  }
  throw new SealKeyError(
    'second-factor-key.json in the data folder is damaged. Put your copy of it back. Without one delete ' +
      'it: the next start makes a new key, recovery codes go on working, and who has none left is helped ' +
      'by: mix admin remove-factor ADDRESS',
  );
}

/**
 * Seals texts that only this server may read or make (AES-256-GCM): in its database, so that a copy
 * of the database alone opens nothing, and in what a client gets to bring back.
 */
export class Seal {
  readonly #key: Uint8Array;
  readonly #random: RandomBytes;

  constructor(store: KeyStore, random: RandomBytes) {
    this.#random = random;
    const text = store.read();
    this.#key = text === null ? random(KEY_BYTES) : readKey(text);
    if (text === null) {
      store.write(JSON.stringify({ key: Buffer.from(this.#key).toString('base64url') }));
    }
  }

  /** @param purpose what the text is for; the sealed text opens for no other purpose. */
  seal(purpose: string, text: string): string {
    const nonce = this.#random(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.#key, nonce).setAAD(Buffer.from(purpose));
    const sealed = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
    return Buffer.concat(sealed).toString('base64url');
  }

  /** @returns null for what this server never sealed for this purpose. */
  open(purpose: string, sealed: string): string | null {
    const bytes = Buffer.from(sealed, 'base64url');
    if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
    const tagAt = bytes.length - TAG_BYTES;
    const decipher = createDecipheriv(CIPHER, this.#key, bytes.subarray(0, NONCE_BYTES))
      .setAAD(Buffer.from(purpose))
      .setAuthTag(bytes.subarray(tagAt));
    try {
      const opened = [decipher.update(bytes.subarray(NONCE_BYTES, tagAt)), decipher.final()];
      return Buffer.concat(opened).toString('utf8');
    } catch {
      return null;
    }
  }
}
