import { z } from 'zod';
import type { Account } from '../Account.ts';
import { mintTokens } from '../credentials.ts';
import { emailAddress } from '../emailAddress.ts';
import { IdentityError } from '../IdentityError.ts';
import type { Caller, IdentityParts, Operation } from '../IdentityParts.ts';
import { mfaInfo } from '../secondFactor/mfaInfo.ts';
import { sealPendingSignIn } from '../secondFactor/pendingSignIn.ts';
import { openSession } from './openSession.ts';
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

/** Brings a hash of older parameters up to date, while the password is at hand. */
async function hashedAnew(
  parts: IdentityParts,
  account: Account,
  password: string,
): Promise<Account> {
  if (!parts.passwords.isOutdated(account.passwordHash)) return account;
  const passwordHash = await parts.passwords.hash(password);
  return parts.essential.transaction(() => {
    // Given another password while we hashed: then this sign-in is over.
    const isSame = parts.accounts.find(account.uid)?.passwordHash === account.passwordHash;
    if (isSame) parts.accounts.change(account.uid, { passwordHash });
    return isSame ? { ...account, passwordHash } : account;
  });
}

/** Signs in with address and password. */
export const signInWithPassword: Operation = async (parts, body, caller) => {
  const given = parseBody(bodyShape, body);
  const email = emailAddress(given.email);
  const password = given.password ?? '';
  if (password === '') throw new IdentityError('MISSING_PASSWORD');
  const checked = await hashedAnew(
    parts,
    await checkPassword(parts, { email, password }, caller),
    password,
  );
  const factor = parts.secondFactors.find(checked.uid);
  const shown = {
    kind: 'identitytoolkit#VerifyPasswordResponse',
    localId: checked.uid,
    email,
    displayName: checked.displayName ?? '',
    registered: true,
  };
  if (factor !== null) {
    // Somebody with the password alone learns no more than that it is right.
    parts.audit('secondFactorAsked', { requestId: caller.requestId, uid: checked.uid });
    return {
      ...shown,
      mfaPendingCredential: sealPendingSignIn(parts, checked),
      mfaInfo: mfaInfo(factor),
    };
  }
  const signIn = { account: checked, secondFactorId: null };
  const { account, session, refreshToken } = openSession(parts, signIn, caller);
  return { ...shown, ...mintTokens(parts, account, session, refreshToken) };
};
