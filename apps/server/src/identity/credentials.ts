import type { Account } from './Account.ts';
import { IdentityError } from './IdentityError.ts';
import type { IdentityParts } from './IdentityParts.ts';
import { isAdministrator } from './secondFactor/isAdministrator.ts';
import { ID_TOKEN_SECONDS } from './tokens/IdTokens.ts';
import { readCredential, type Credential } from './tokens/verifyIdToken.ts';
import type { Session } from './tokens/Sessions.ts';

/** A password this old no longer vouches for deleting the account or changing how to get in. */
const RECENT_MS = 5 * 60_000;

export interface Tokens {
  readonly idToken: string;
  readonly refreshToken: string;
  readonly expiresIn: string;
}

/** A fresh pair of tokens. @param refreshToken already issued, in the transaction that called for it. */
export const mintTokens = (
  parts: IdentityParts,
  account: Account,
  session: Session,
  refreshToken: string,
): Tokens => ({
  idToken: parts.idTokens.mint(
    { ...account, isAdmin: isAdministrator(parts, account, session) },
    session,
  ),
  refreshToken,
  expiresIn: String(ID_TOKEN_SECONDS),
});

/** @throws IdentityError MISSING_ID_TOKEN, or as `readCredential` does. */
export function requireCredential(
  parts: IdentityParts,
  idToken: string | undefined,
): Promise<Credential> {
  if (idToken === undefined || idToken === '') throw new IdentityError('MISSING_ID_TOKEN');
  return readCredential(parts, idToken);
}

/** @throws IdentityError CREDENTIAL_TOO_OLD_LOGIN_AGAIN. */
export function requireRecent(parts: IdentityParts, session: Session): void {
  if (parts.clock() - session.authTime * 1000 > RECENT_MS) {
    throw new IdentityError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  }
}

/** Ends every session of the account with its tokens, and those of other programs. */
export function endSessions(parts: IdentityParts, uid: string): void {
  parts.sessions.endAll(uid);
  parts.programTokens.deleteAll(uid);
  parts.accounts.change(uid, { validSince: Math.floor(parts.clock() / 1000) });
}

/** The account as it is now. @throws IdentityError USER_NOT_FOUND when it went meanwhile. */
export function currentAccount(parts: IdentityParts, uid: string): Account {
  const account = parts.accounts.find(uid);
  if (account === null) throw new IdentityError('USER_NOT_FOUND');
  return account;
}
