import type { Account } from '../../identity/Account.ts';
import { readHostedHash } from '../../identity/passwords/hostedScrypt.ts';
import type { HashParameters, UploadedUser } from './hostedAccounts.ts';

/** A password's hash as `batchCreate` takes it, and what it was made with. */
interface UploadedPassword {
  readonly parameters: HashParameters;
  readonly passwordHash: string;
  readonly salt: string;
}

const ARGON2 =
  /^\$(argon2id|argon2i|argon2d)\$v=(16|19)\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,3})\$([\w+/]+)\$([\w+/]+)$/;
const HASH_TYPES: Readonly<Record<string, string>> = {
  argon2id: 'ARGON2_ID',
  argon2i: 'ARGON2_I',
  argon2d: 'ARGON2_D',
};
const VERSIONS: Readonly<Record<string, string>> = { 16: 'VERSION_10', 19: 'VERSION_13' };

/** What the service takes (reference of `projects.accounts:batchCreate`, Argon2Parameters). */
const MOST = { iterations: 16, parallelism: 16, memoryCostKib: 32_768, hashLengthBytes: 1024 };
const SHORTEST_HASH_BYTES = 4;

const wire = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

function argon2Password(stored: string): UploadedPassword | null {
  const [, type = '', version = '', memory, time, lanes, salt = '', hash = ''] =
    ARGON2.exec(stored) ?? [];
  const hashType = HASH_TYPES[type];
  if (hashType === undefined) return null;
  const hashBytes = Buffer.from(hash, 'base64');
  const argon2Parameters = {
    hashLengthBytes: hashBytes.length,
    hashType,
    parallelism: Number(lanes),
    iterations: Number(time),
    memoryCostKib: Number(memory),
    version: VERSIONS[version],
  };
  const fits =
    argon2Parameters.parallelism <= MOST.parallelism &&
    argon2Parameters.iterations <= MOST.iterations &&
    argon2Parameters.memoryCostKib <= MOST.memoryCostKib &&
    hashBytes.length >= SHORTEST_HASH_BYTES &&
    hashBytes.length <= MOST.hashLengthBytes;
  if (!fits) return null;
  return {
    parameters: { hashAlgorithm: 'ARGON2', argon2Parameters },
    passwordHash: wire(hashBytes),
    salt: wire(Buffer.from(salt, 'base64')),
  };
}

/** The hash of an account from a project goes back as it came, until a sign-in here replaces it. */
function scryptPassword(stored: string): UploadedPassword | null {
  const read = readHostedHash(stored);
  if (read === null) return null;
  const { signerKey, saltSeparator, rounds, memoryCost } = read.parameters;
  return {
    parameters: {
      hashAlgorithm: 'SCRYPT',
      signerKey: wire(signerKey),
      saltSeparator: wire(saltSeparator),
      rounds,
      memoryCost,
    },
    passwordHash: wire(read.hash),
    salt: wire(read.salt),
  };
}

/** The hash of an account's password as the service takes it; null where it takes no such hash. */
export const uploadedPassword = (stored: string): UploadedPassword | null =>
  argon2Password(stored) ?? scryptPassword(stored);

const uploadedUser = (account: Account, password: UploadedPassword | null): UploadedUser => ({
  localId: account.uid,
  email: account.email,
  emailVerified: account.emailVerified,
  disabled: account.disabled,
  createdAt: String(account.createdAt),
  lastLoginAt: String(account.lastLoginAt),
  ...(account.displayName === null ? {} : { displayName: account.displayName }),
  ...(account.photoUrl === null ? {} : { photoUrl: account.photoUrl }),
  ...(account.isAdmin ? { customAttributes: JSON.stringify({ admin: true }) } : {}),
  ...(password === null ? {} : { passwordHash: password.passwordHash, salt: password.salt }),
});

export interface UploadBatch {
  readonly parameters: HashParameters;
  readonly users: readonly UploadedUser[];
}

/** Accounts in few requests, each with one set of parameters for all of its hashes. */
export function uploadBatches(accounts: readonly Account[]): readonly UploadBatch[] {
  const batches = new Map<string, { parameters: HashParameters; users: UploadedUser[] }>();
  for (const account of accounts) {
    const password = uploadedPassword(account.passwordHash);
    const parameters = password?.parameters ?? {};
    const key = JSON.stringify(parameters);
    const batch = batches.get(key) ?? { parameters, users: [] };
    batch.users.push(uploadedUser(account, password));
    batches.set(key, batch);
  }
  return [...batches.values()];
}
