import { z } from 'zod';
import type { Account } from '../Account.ts';
import { accountAnswer } from './accountAnswer.ts';
import type { AccountChange } from '../AccountsTable.ts';
import { applyActionCode } from './applyActionCode.ts';
import {
  currentAccount,
  endSessions,
  mintTokens,
  requireCredential,
  requireRecent,
} from '../credentials.ts';
import { emailAddress } from '../emailAddress.ts';
import { IdentityError } from '../IdentityError.ts';
import type { Caller, IdentityParts, Operation } from '../IdentityParts.ts';
import { mailNotice } from '../letters/mailNotice.ts';
import { parseBody } from './parseBody.ts';
import { checkNewPassword } from '../passwords/passwordPolicy.ts';
import { displayName, photoUrl } from '../profileFields.ts';
import type { Session } from '../tokens/Sessions.ts';

/** Only an administrator of the hosted service may set these. */
const forbidden = z.undefined({ error: 'is not for users' }).optional();

const bodyShape = z.object({
  oobCode: z.string().optional(),
  idToken: z.string().optional(),
  displayName: z.string().nullish(),
  photoUrl: z.string().nullish(),
  deleteAttribute: z.array(z.enum(['DISPLAY_NAME', 'PHOTO_URL'])).optional(),
  email: z.string().optional(),
  password: z.string().optional(),
  returnSecureToken: z.boolean().optional(),
  localId: forbidden,
  emailVerified: forbidden,
  customAttributes: forbidden,
  disableUser: forbidden,
  validSince: forbidden,
});

type Body = z.infer<typeof bodyShape>;

function profileChange(body: Body): AccountChange {
  const removed = body.deleteAttribute ?? [];
  return {
    // The client library clears a field by sending it empty or by naming it.
    ...(body.displayName == null
      ? {}
      : { displayName: body.displayName === '' ? null : displayName(body.displayName) }),
    ...(body.photoUrl == null
      ? {}
      : { photoUrl: body.photoUrl === '' ? null : photoUrl(body.photoUrl) }),
    ...(removed.includes('DISPLAY_NAME') ? { displayName: null } : {}),
    ...(removed.includes('PHOTO_URL') ? { photoUrl: null } : {}),
  };
}

/** An address is changed by a link mailed to the new one, never directly. */
function refuseNewAddress(body: Body, account: Account): void {
  if (body.email === undefined || emailAddress(body.email) === account.email) return;
  throw new IdentityError(
    'OPERATION_NOT_ALLOWED',
    'Please verify the new email before changing email.',
  );
}

/** Writes the change; a new password ends every session and opens a new one. */
function write(
  parts: IdentityParts,
  session: Session,
  change: AccountChange,
  { device, language, ip }: Caller,
): Session {
  const { uid } = session;
  return parts.database.transaction(() => {
    const account = currentAccount(parts, uid);
    parts.accounts.change(uid, change);
    if (change.passwordHash === undefined) return session;
    endSessions(parts, uid);
    mailNotice(parts, 'passwordChanged', account, language);
    parts.limits.provedThemselves(account.email, ip);
    return parts.sessions.open(uid, device, session.secondFactorId);
  });
}

/** A refresh token, only when the client asks for it: an unused one would stay for ever. */
const issueToken = (parts: IdentityParts, session: Session): string =>
  parts.database.transaction(() => parts.sessions.issueOneOfFew(session));

/** Changes the profile or the password of the signed-in account, or applies a mailed code. */
export const updateAccount: Operation = async (parts, body, caller) => {
  const given = parseBody(bodyShape, body);
  if (given.oobCode !== undefined) return applyActionCode(parts, given.oobCode, caller);
  const { account, session } = await requireCredential(parts, given.idToken);
  refuseNewAddress(given, account);
  let change = profileChange(given);
  if (given.password !== undefined) {
    requireRecent(parts, session);
    const own = [account.email, account.displayName];
    await checkNewPassword(given.password, parts.settings.passwordPolicy, own);
    const passwordHash = await parts.passwords.hash(given.password);
    // The account may have been signed out, disabled or deleted while we hashed.
    await requireCredential(parts, given.idToken);
    change = { ...change, passwordHash, passwordChangedAt: parts.clock() };
  }
  const current = write(parts, session, change, caller);
  parts.wakeMail();
  const changed = currentAccount(parts, account.uid);
  const event = change.passwordHash === undefined ? 'profileChanged' : 'passwordChanged';
  parts.audit(event, { requestId: caller.requestId, uid: account.uid });
  return {
    kind: 'identitytoolkit#SetAccountInfoResponse',
    ...accountAnswer(changed),
    ...(given.returnSecureToken === true
      ? mintTokens(parts, changed, current, issueToken(parts, current))
      : {}),
  };
};
