import { z } from 'zod';
import type { Account } from '../Account.ts';
import { mintTokens } from '../credentials.ts';
import { emailAddress } from '../emailAddress.ts';
import { IdentityError } from '../IdentityError.ts';
import type { Caller, IdentityParts, Operation } from '../IdentityParts.ts';
import { parseBody } from './parseBody.ts';

const bodyShape = z.object({ email: z.string().optional(), password: z.string().optional() });

/** Checks the password; counted as wrong until it is known to be right. */
async function checkPassword(
  parts: IdentityParts,
  given: { email: string; password: string },
  caller: Caller,
): Promise<Account> {
  const { email, password } = given;
  const { limits, accounts, passwords, settings } = parts;
  parts.essential.transaction(() => {
    limits.take('signInByIp', caller.ip);
    limits.beginPassword(email, caller.ip);
  });
  const account = accounts.findByEmail(email);
  let isRight: boolean;
  try {
    isRight = await passwords.matches(password, account?.passwordHash ?? null);
  } catch (error) {
    parts.essential.transaction(() => limits.passwordWasNotTried(email, caller.ip));
    throw error;
  }
  if (account === null || !isRight) {
    const uid = account === null ? {} : { uid: account.uid };
    parts.audit('signInFailed', { requestId: caller.requestId, ...uid });
    if (settings.hidesAccounts) throw new IdentityError('INVALID_LOGIN_CREDENTIALS');
    throw new IdentityError(account === null ? 'EMAIL_NOT_FOUND' : 'INVALID_PASSWORD');
  }
  parts.essential.transaction(() => limits.passwordWasRight(email, caller.ip));
  return account;
}

/** Signs in with address and password. */
export const signInWithPassword: Operation = async (parts, body, caller) => {
  const given = parseBody(bodyShape, body);
  const email = emailAddress(given.email);
  const password = given.password ?? '';
  if (password === '') throw new IdentityError('MISSING_PASSWORD');
  const checked = await checkPassword(parts, { email, password }, caller);
  const newHash = parts.passwords.isOutdated(checked.passwordHash)
    ? await parts.passwords.hash(password)
    : null;
  const opened = parts.essential.transaction(() => {
    const account = parts.accounts.find(checked.uid);
    // Deleted or given another password while we hashed.
    if (account?.passwordHash !== checked.passwordHash) {
      throw new IdentityError('INVALID_LOGIN_CREDENTIALS');
    }
    if (account.disabled) return null;
    const now = parts.clock();
    parts.accounts.change(account.uid, {
      lastLoginAt: now,
      lastRefreshAt: now,
      ...(newHash === null ? {} : { passwordHash: newHash }),
    });
    const session = parts.sessions.open(account.uid, caller.device);
    return { account, session, refreshToken: parts.sessions.issue(session) };
  });
  if (opened === null) {
    parts.audit('signInDisabled', { requestId: caller.requestId, uid: checked.uid });
    throw new IdentityError('USER_DISABLED');
  }
  const { account, session, refreshToken } = opened;
  parts.audit('signIn', { requestId: caller.requestId, uid: account.uid });
  return {
    kind: 'identitytoolkit#VerifyPasswordResponse',
    localId: account.uid,
    email,
    displayName: account.displayName ?? '',
    registered: true,
    ...(await mintTokens(parts, account, session, refreshToken)),
  };
};
