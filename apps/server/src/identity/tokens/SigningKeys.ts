import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type JsonWebKey,
  type KeyObject,
} from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import type { RandomBytes } from '../../sqlite/instance.ts';

/** Where the private keys rest. */
export interface KeyStore {
  /** null: nothing was ever written. */
  read(): string | null;
  write(text: string): void;
}

interface SigningKey {
  readonly kid: string;
  readonly createdAt: number;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

const storedKeys = z.object({
  keys: z
    .array(
      z.object({
        kid: z.string().min(1),
        createdAt: z.number(),
        jwk: z.object({
          kty: z.literal('EC'),
          crv: z.literal('P-256'),
          x: z.string(),
          y: z.string(),
          d: z.string(),
        }),
      }),
    )
    .min(1)
    .max(2),
});

/** The stored keys cannot be read; the message says what to do. */
export class SigningKeysError extends Error {
  override readonly name = 'SigningKeysError';
}

function readKeys(text: string): readonly SigningKey[] {
  try {
    return storedKeys.parse(JSON.parse(text)).keys.map(({ kid, createdAt, jwk }) => {
      const privateKey = createPrivateKey({ key: jwk, format: 'jwk' });
      return { kid, createdAt, privateKey, publicKey: createPublicKey(privateKey) };
    });
  } catch (error) {
    throw new SigningKeysError(
      'signing-keys.json in the data folder is damaged. Delete it: the next start makes new keys, and ' +
        'every device gets a new token by itself within the hour; nobody is signed out.',
      { cause: error },
    );
  }
}

const ROTATE_AFTER_MS = 30 * 24 * 3600 * 1000;

/**
 * The ES256 keys of this instance: the current one signs, the one before it still verifies, so that
 * a rotation signs nobody out.
 */
export class SigningKeys {
  readonly #store: KeyStore;
  readonly #clock: Clock;
  readonly #random: RandomBytes;
  #keys: readonly SigningKey[];

  constructor(store: KeyStore, clock: Clock, random: RandomBytes) {
    this.#store = store;
    this.#clock = clock;
    this.#random = random;
    const text = store.read();
    this.#keys = text === null ? [] : readKeys(text);
    if (this.#keys.length === 0) this.rotate();
  }

  /** The key that signs. */
  get current(): SigningKey {
    const [key] = this.#keys;
    if (key === undefined) throw new Error('There is no signing key.');
    return key;
  }

  /** The public key of that id; null when it is not one of ours. */
  publicKey(kid: string): KeyObject | null {
    return this.#keys.find((key) => key.kid === kid)?.publicKey ?? null;
  }

  /** Makes a new key the current one and forgets the one before the previous. */
  rotate(): void {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const kid = Buffer.from(this.#random(12)).toString('base64url');
    const keys = [
      { kid, createdAt: this.#clock(), privateKey, publicKey },
      ...this.#keys.slice(0, 1),
    ];
    this.#store.write(
      JSON.stringify({
        keys: keys.map((key) => ({
          kid: key.kid,
          createdAt: key.createdAt,
          jwk: key.privateKey.export({ format: 'jwk' }),
        })),
      }),
    );
    this.#keys = keys;
  }

  rotateWhenOld(): void {
    if (this.#clock() - this.current.createdAt >= ROTATE_AFTER_MS) this.rotate();
  }

  /** The public halves, for services that check our tokens themselves. */
  jwks(): { readonly keys: readonly JsonWebKey[] } {
    return {
      keys: this.#keys.map(({ kid, publicKey }) => ({
        ...publicKey.export({ format: 'jwk' }),
        kid,
        alg: 'ES256',
        use: 'sig',
      })),
    };
  }
}
