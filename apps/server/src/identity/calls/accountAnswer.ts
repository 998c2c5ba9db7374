import type { Account } from '../Account.ts';

/** The client only asks whether there is a password; this is base64 for "REDACTED". */
const NO_HASH = 'UkVEQUNURUQ=';

/** An account as its owner's client reads it. Times are text, as 64-bit numbers are on this wire. */
export function accountAnswer(account: Account): object {
  const profile = {
    ...(account.displayName === null ? {} : { displayName: account.displayName }),
    ...(account.photoUrl === null ? {} : { photoUrl: account.photoUrl }),
  };
  const { email } = account;
  return {
    localId: account.uid,
    email,
    emailVerified: account.emailVerified,
    ...profile,
    passwordHash: NO_HASH,
    passwordUpdatedAt: account.passwordChangedAt,
    validSince: String(account.validSince),
    lastLoginAt: String(account.lastLoginAt),
    createdAt: String(account.createdAt),
    lastRefreshAt: new Date(account.lastRefreshAt).toISOString(),
    ...(account.disabled ? { disabled: true } : {}),
    providerUserInfo: [
      { providerId: 'password', federatedId: email, email, rawId: email, ...profile },
    ],
  };
}
