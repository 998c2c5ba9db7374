import { z } from 'zod';
import type { Account } from '../../identity/Account.ts';
import { emailAddress } from '../../identity/emailAddress.ts';
import {
  storedHostedHash,
  type HostedScryptParameters,
} from '../../identity/passwords/hostedScrypt.ts';
import { NO_PASSWORD } from '../../identity/passwords/Passwords.ts';
import type { HostedUser } from './hostedAccounts.ts';

const claimsShape = z.record(z.string(), z.unknown());

/** The custom claims of an account; none when they cannot be read. */
export function claimsOf({ customAttributes }: HostedUser): Readonly<Record<string, unknown>> {
  try {
    return claimsShape.parse(JSON.parse(customAttributes ?? '{}'));
  } catch {
    return {};
  }
}

/**
 * The stored form of an account's password.
 * @returns null: the project hands out no hash that could be checked
 */
export function downloadedPassword(
  { passwordHash = '', salt = '' }: HostedUser,
  parameters: HostedScryptParameters | null,
): string | null {
  const hash = Buffer.from(passwordHash, 'base64');
  // A hash of the project is the encrypted signer key: one of another length was made elsewhere.
  if (parameters === null || hash.length !== parameters.signerKey.length) return null;
  return storedHostedHash(parameters, Buffer.from(salt, 'base64'), hash);
}

const msOf = (text: string | undefined, otherwise: number): number =>
  text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : otherwise;

function addressOf({ email = '' }: HostedUser): string | null {
  try {
    return emailAddress(email);
  } catch {
    return null;
  }
}

/** An account of the project as this server keeps it; null: it has no address to sign in with. */
export function downloadedAccount(
  user: HostedUser,
  parameters: HostedScryptParameters | null,
  now: number,
): Account | null {
  const email = addressOf(user);
  if (email === null) return null;
  const createdAt = msOf(user.createdAt, now);
  const lastLoginAt = msOf(user.lastLoginAt, createdAt);
  const refreshed = Date.parse(user.lastRefreshAt ?? '');
  return {
    uid: user.localId,
    email,
    emailVerified: user.emailVerified,
    passwordHash: downloadedPassword(user, parameters) ?? NO_PASSWORD,
    passwordChangedAt: user.passwordUpdatedAt ?? createdAt,
    displayName: user.displayName ?? null,
    photoUrl: user.photoUrl ?? null,
    disabled: user.disabled,
    isAdmin: claimsOf(user)['admin'] === true,
    // Nobody is signed in here yet.
    validSince: Math.floor(now / 1000),
    createdAt,
    lastLoginAt,
    lastRefreshAt: Number.isNaN(refreshed) ? lastLoginAt : refreshed,
  };
}
