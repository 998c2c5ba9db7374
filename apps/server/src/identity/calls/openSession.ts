import type { Account } from '../Account.ts';
import { IdentityError } from '../IdentityError.ts';
import type { Caller, IdentityParts } from '../IdentityParts.ts';
import type { Session } from '../tokens/Sessions.ts';

/** What was checked before a session may open. */
interface Checked {
  readonly account: Account;
  /** The factor a code was given for; null: the account has none. */
  readonly secondFactorId: string | null;
}

interface Opened {
  readonly account: Account;
  readonly session: Session;
  readonly refreshToken: string;
}

/**
 * Opens a session for somebody who has shown all that is asked.
 * @throws IdentityError when the account is disabled, or has changed since it was checked.
 */
export function openSession(parts: IdentityParts, checked: Checked, caller: Caller): Opened {
  const { requestId, device, ip } = caller;
  const { uid, passwordHash } = checked.account;
  const opened = parts.essential.transaction(() => {
    const account = parts.accounts.find(uid);
    const factorId = parts.secondFactors.find(uid)?.id ?? null;
    // The account was deleted, or got another password or factor meanwhile.
    if (account?.passwordHash !== passwordHash || factorId !== checked.secondFactorId) {
      throw new IdentityError('INVALID_LOGIN_CREDENTIALS');
    }
    if (account.disabled) return null;
    const now = parts.clock();
    parts.accounts.change(uid, { lastLoginAt: now, lastRefreshAt: now });
    parts.limits.provedThemselves(account.email, ip);
    const session = parts.sessions.open(uid, device, factorId);
    return { account, session, refreshToken: parts.sessions.issue(session) };
  });
  if (opened === null) {
    parts.audit('signInDisabled', { requestId, uid });
    throw new IdentityError('USER_DISABLED');
  }
  parts.audit('signIn', { requestId, uid });
  return opened;
}
