import { createCipheriv, scrypt, timingSafeEqual } from 'node:crypto';

/** How a hosted project hashes passwords; one set for the whole project. */
export interface HostedScryptParameters {
  readonly signerKey: Uint8Array;
  readonly saltSeparator: Uint8Array;
  /** scrypt's r. */
  readonly rounds: number;
  /** The logarithm, to the base of 2, of scrypt's N. */
  readonly memoryCost: number;
}

const KEY_BYTES = 32;
const COUNTER_BYTES = 16;

/** More than the service uses is somebody's attempt to take all of our memory. */
const MOST = { rounds: 8, memoryCost: 14 };
const KIND = '$firebase-scrypt$';
const FORM =
  /^\$firebase-scrypt\$r=(\d{1,2}),m=(\d{1,2}),sk=([\w+/]{1,400}),ss=([\w+/]{0,100})\$([\w+/]{0,400})\$([\w+/]{1,400})$/;

const unpadded = (bytes: Uint8Array): string =>
  Buffer.from(bytes).toString('base64').replaceAll('=', '');

const bytesOf = (text: string | undefined): Buffer => Buffer.from(text ?? '', 'base64');

/** Whether the service could have made hashes with these parameters. */
export const areHostedParameters = ({ rounds, memoryCost, signerKey }: HostedScryptParameters) =>
  signerKey.length >= KEY_BYTES &&
  Number.isInteger(rounds) &&
  Number.isInteger(memoryCost) &&
  rounds >= 1 &&
  memoryCost >= 1 &&
  rounds <= MOST.rounds &&
  memoryCost <= MOST.memoryCost;

/** A hash of the hosted service, with all that checking a password against it takes, as one text. */
export const storedHostedHash = (
  { signerKey, saltSeparator, rounds, memoryCost }: HostedScryptParameters,
  salt: Uint8Array,
  hash: Uint8Array,
): string =>
  `${KIND}r=${rounds},m=${memoryCost},sk=${unpadded(signerKey)},ss=${unpadded(saltSeparator)}` +
  `$${unpadded(salt)}$${unpadded(hash)}`;

export interface HostedHash {
  readonly parameters: HostedScryptParameters;
  readonly salt: Uint8Array;
  readonly hash: Uint8Array;
}

/** @returns null for a text that `storedHostedHash` did not make. */
export function readHostedHash(stored: string): HostedHash | null {
  const [matched, rounds, memoryCost, signerKey, separator, salt, hash] = FORM.exec(stored) ?? [];
  if (matched === undefined) return null;
  const parameters = {
    signerKey: bytesOf(signerKey),
    saltSeparator: bytesOf(separator),
    rounds: Number(rounds),
    memoryCost: Number(memoryCost),
  };
  if (!areHostedParameters(parameters)) return null;
  return { parameters, salt: bytesOf(salt), hash: bytesOf(hash) };
}

/** Whether the hosted service made this hash of an account. */
export const isHostedHash = (stored: string): boolean => stored.startsWith(KIND);

/**
 * Whether the password made the hash, as the hosted service would have it: scrypt makes a key of the
 * password, AES in counter mode encrypts the project's signer key with it, and that is the hash.
 * Source: github.com/firebase/scrypt, whose example is the test.
 */
export async function matchesHostedHash(password: string, stored: string): Promise<boolean> {
  const read = readHostedHash(stored);
  if (read === null) return false;
  const { signerKey, saltSeparator, rounds, memoryCost } = read.parameters;
  const cost = { N: 2 ** memoryCost, r: rounds, p: 1 };
  const key = await new Promise<Buffer>((resolve, reject) => {
    const salt = Buffer.concat([read.salt, saltSeparator]);
    // Node refuses above 32 MiB unless told; 128 * N * r bytes are what the algorithm takes.
    const bounds = { ...cost, maxmem: 256 * cost.N * cost.r };
    scrypt(password, salt, KEY_BYTES, bounds, (error, made) =>
      error === null ? resolve(made) : reject(error),
    );
  });
  const cipher = createCipheriv('aes-256-ctr', key, Buffer.alloc(COUNTER_BYTES));
  const made = Buffer.concat([cipher.update(signerKey), cipher.final()]);
  return made.length === read.hash.length && timingSafeEqual(made, read.hash);
}
