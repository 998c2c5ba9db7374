import { failure, isFields, success, type Result } from '@mix/engine';
import type { BackupFault } from './BackupFile.ts';
import { canonicalText } from './fieldsJson.ts';

/** PBKDF2 with HMAC-SHA-256: the count that the OWASP Password Storage Cheat Sheet asks for. */
const ITERATIONS = 600_000;
/** A file may ask for more iterations than this app's, but not for an hour of work. */
const MOST_ITERATIONS = 10_000_000;
const SALT_BYTES = 16;
/** NIST SP 800-38D, 8.2.1: the length for which GCM is made. */
const IV_BYTES = 12;

export interface SealHeader {
  readonly format: string;
  readonly version: number;
  readonly savedAt: string;
}

interface SealedPart {
  readonly kdf: {
    readonly name: 'PBKDF2';
    readonly hash: 'SHA-256';
    readonly iterations: number;
    readonly salt: string;
  };
  readonly cipher: { readonly name: 'AES-GCM'; readonly iv: string };
  readonly content: string;
}

type Bytes = Uint8Array<ArrayBuffer>;

/** A page without TLS has no `crypto.subtle`. */
const subtle = (): SubtleCrypto | undefined =>
  (globalThis.crypto as Partial<Crypto> | undefined)?.subtle;

const PIECE = 0x80_00;

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += PIECE) {
    text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  }
  return btoa(text);
}

function fromBase64(text: string): Bytes | null {
  try {
    return Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
  } catch {
    return null;
  }
}

const utf8 = (text: string): Bytes => new TextEncoder().encode(text);

async function keyOf(
  cipher: SubtleCrypto,
  password: string,
  salt: Bytes,
  iterations: number,
): Promise<CryptoKey> {
  // The same password typed on another keyboard is the same text.
  const typed = utf8(password.normalize('NFC'));
  const raw = await cipher.importKey('raw', typed, 'PBKDF2', false, ['deriveKey']);
  return cipher.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
    raw,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

/** The unencrypted parts, authenticated: nobody changes them without the password. */
const openly = (header: SealHeader, { kdf, cipher }: Omit<SealedPart, 'content'>): Bytes =>
  utf8(canonicalText({ ...header, kdf, cipher }));

/** Encrypts a text with a password; `notSecure` where the page has no TLS. */
export async function sealText(
  header: SealHeader,
  text: string,
  password: string,
  iterations = ITERATIONS,
): Promise<Result<SealedPart, BackupFault>> {
  const cipher = subtle();
  if (cipher === undefined) return failure('notSecure');
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const parts = {
    kdf: { name: 'PBKDF2', hash: 'SHA-256', iterations, salt: toBase64(salt) },
    cipher: { name: 'AES-GCM', iv: toBase64(iv) },
  } as const;
  const content = await cipher.encrypt(
    { name: 'AES-GCM', iv, additionalData: openly(header, parts) },
    await keyOf(cipher, password, salt, iterations),
    utf8(text),
  );
  return success({ ...parts, content: toBase64(new Uint8Array(content)) });
}

const isWork = (iterations: unknown): iterations is number =>
  Number.isInteger(iterations) && Number(iterations) > 0 && Number(iterations) <= MOST_ITERATIONS;

function readKdf(kdf: unknown): SealedPart['kdf'] | null {
  if (!isFields(kdf) || kdf['name'] !== 'PBKDF2' || kdf['hash'] !== 'SHA-256') return null;
  const { iterations, salt } = kdf;
  if (!isWork(iterations) || typeof salt !== 'string') return null;
  return { name: 'PBKDF2', hash: 'SHA-256', iterations, salt };
}

function readParts(sealed: unknown): SealedPart | null {
  if (!isFields(sealed) || !isFields(sealed['cipher'])) return null;
  const kdf = readKdf(sealed['kdf']);
  const { name, iv } = sealed['cipher'];
  const { content } = sealed;
  if (name !== 'AES-GCM' || typeof iv !== 'string' || typeof content !== 'string') return null;
  return kdf === null ? null : { kdf, cipher: { name, iv }, content };
}

/** Decrypts a text that `sealText` encrypted. */
export async function openSealed(
  header: SealHeader,
  sealed: unknown,
  password: string | null,
): Promise<Result<string, BackupFault>> {
  const parts = readParts(sealed);
  if (parts === null) return failure('damaged');
  const [salt, iv, content] = [parts.kdf.salt, parts.cipher.iv, parts.content].map(fromBase64);
  if (salt == null || iv == null || content == null) return failure('damaged');
  if (password === null) return failure('passwordNeeded');
  const cipher = subtle();
  if (cipher === undefined) return failure('notSecure');
  try {
    const key = await keyOf(cipher, password, salt, parts.kdf.iterations);
    const how = { name: 'AES-GCM', iv, additionalData: openly(header, parts) };
    const bytes = await cipher.decrypt(how, key, content);
    return success(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    // The checksum of the whole file was right: it is the password that is not.
    return failure('passwordWrong');
  }
}
