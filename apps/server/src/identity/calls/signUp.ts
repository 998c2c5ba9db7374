import { z } from 'zod';
import type { Account } from '../Account.ts';
import { mintTokens } from '../credentials.ts';
import { emailAddress } from '../emailAddress.ts';
import { IdentityError } from '../IdentityError.ts';
import type { Operation } from '../IdentityParts.ts';
import { parseBody } from './parseBody.ts';
import { checkNewPassword } from '../passwords/passwordPolicy.ts';
import { displayName } from '../profileFields.ts';
import { newUid } from '../tokens/secrets.ts';

const bodyShape = z.object({
  email: z.string().optional(),
  password: z.string().optional(),
  displayName: z.string().optional(),
  idToken: z.string().optional(),
  localId: z.unknown().optional(),
});

/** Registers an account with a password and signs it in. */
export const signUp: Operation = async (parts, body, caller) => {
  const given = parseBody(bodyShape, body);
  if (given.localId !== undefined) throw new IdentityError('UNEXPECTED_PARAMETER', 'User ID');
  // Neither: an anonymous account is asked for. With a token: another way to sign in.
  const isAnonymous = given.email === undefined && given.password === undefined;
  const { signUp: who } = parts.settings;
  if (isAnonymous || who === 'closed') throw new IdentityError('ADMIN_ONLY_OPERATION');
  if (given.idToken !== undefined) throw new IdentityError('OPERATION_NOT_ALLOWED');
  const email = emailAddress(given.email);
  const refuseUninvited = (): void => {
    if (who === 'invited' && !parts.admissions.isAdmitted(email)) {
      throw new IdentityError('ADMIN_ONLY_OPERATION');
    }
  };
  refuseUninvited();
  const name = given.displayName ?? '';
  const shownName = name === '' ? null : displayName(name);
  const password = given.password ?? '';
  await checkNewPassword(password, parts.settings.passwordPolicy, [email, shownName]);

  parts.database.transaction(() => parts.limits.take('signUpByIp', caller.ip));
  const refuseTaken = (): void => {
    if (parts.accounts.findByEmail(email) !== null) throw new IdentityError('EMAIL_EXISTS');
  };
  refuseTaken();
  const passwordHash = await parts.passwords.hash(password);
  const { account, session, refreshToken } = parts.database.transaction(() => {
    // Somebody may have registered the address while we hashed.
    refuseTaken();
    refuseUninvited();
    parts.admissions.use(email);
    parts.limits.provedThemselves(email, caller.ip);
    const now = parts.clock();
    const created: Account = {
      uid: newUid(parts.random),
      email,
      emailVerified: false,
      passwordHash,
      passwordChangedAt: now,
      displayName: shownName,
      photoUrl: null,
      disabled: false,
      isAdmin: false,
      validSince: Math.floor(now / 1000),
      createdAt: now,
      lastLoginAt: now,
      lastRefreshAt: now,
    };
    parts.accounts.insert(created);
    const opened = parts.sessions.open(created.uid, caller.device);
    return { account: created, session: opened, refreshToken: parts.sessions.issue(opened) };
  });
  parts.audit('signUp', { requestId: caller.requestId, uid: account.uid });
  return {
    kind: 'identitytoolkit#SignupNewUserResponse',
    localId: account.uid,
    email,
    ...(shownName === null ? {} : { displayName: shownName }),
    ...mintTokens(parts, account, session, refreshToken),
  };
};
