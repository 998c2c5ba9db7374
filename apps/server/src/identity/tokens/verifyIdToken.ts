import type { Account } from '../Account.ts';
import { IdentityError } from '../IdentityError.ts';
import type { IdentityParts } from '../IdentityParts.ts';
import { isAdministrator } from '../secondFactor/isAdministrator.ts';
import type { Claims } from './IdTokens.ts';
import type { Session } from './Sessions.ts';

/** Somebody signed in, as the rules of the documents see them. */
export interface SignedInUser {
  readonly uid: string;
  /** The token's claims; `admin` is what the database says now. */
  readonly token: Readonly<Record<string, unknown>>;
}

export interface Credential {
  readonly account: Account;
  readonly session: Session;
  readonly claims: Claims;
}

type TokenParts = Pick<
  IdentityParts,
  'idTokens' | 'accounts' | 'sessions' | 'secondFactors' | 'settings'
>;

/**
 * The account behind an ID token. A disabled account, an ended session and a changed password count
 * from the next call on.
 * @throws IdentityError INVALID_ID_TOKEN, USER_NOT_FOUND, USER_DISABLED or TOKEN_EXPIRED (revoked).
 */
export async function readCredential(parts: TokenParts, token: string): Promise<Credential> {
  const claims = await parts.idTokens.check(token);
  const account = parts.accounts.find(claims.sub);
  if (account === null) throw new IdentityError('USER_NOT_FOUND');
  if (account.disabled) throw new IdentityError('USER_DISABLED');
  const session = parts.sessions.find(claims.sid);
  // Not decided by time: every revocation ends sessions, and a clock set back shuts nobody out.
  const isRevoked = session === null || session.isEnded || session.uid !== account.uid;
  if (isRevoked) {
    throw new IdentityError(session?.isSuperseded === true ? 'INVALID_ID_TOKEN' : 'TOKEN_EXPIRED');
  }
  return { account, session, claims };
}

/**
 * Who an ID token belongs to, asked of the database at every call.
 * @throws IdentityError as `readCredential` does; its `code` says why.
 */
export async function verifyIdToken(parts: TokenParts, token: string): Promise<SignedInUser> {
  const { account, session, claims } = await readCredential(parts, token);
  const seen: Record<string, unknown> = { ...claims };
  delete seen['admin'];
  if (isAdministrator(parts, account, session)) seen['admin'] = true;
  return { uid: account.uid, token: seen };
}
