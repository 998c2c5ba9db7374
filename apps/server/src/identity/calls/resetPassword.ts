import { z } from 'zod';
import { endSessions } from '../credentials.ts';
import { IdentityError } from '../IdentityError.ts';
import type { Operation } from '../IdentityParts.ts';
import { mailNotice } from '../letters/mailNotice.ts';
import { parseBody } from './parseBody.ts';
import { checkNewPassword } from '../passwords/passwordPolicy.ts';
import { readActionCode } from './readActionCode.ts';

const bodyShape = z.object({
  oobCode: z.string().optional(),
  newPassword: z.string().optional(),
});

/** Says what a mailed code is for; with a new password, sets it and ends every session. */
export const resetPassword: Operation = async (parts, body, caller) => {
  const { oobCode = '', newPassword } = parseBody(bodyShape, body);
  if (oobCode === '') throw new IdentityError('MISSING_OOB_CODE');
  const { code, account: owner } = readActionCode(parts, oobCode, caller);
  const answer = {
    kind: 'identitytoolkit#ResetPasswordResponse',
    email: code.email,
    requestType: code.type,
    ...(code.newEmail === null ? {} : { newEmail: code.newEmail }),
  };
  if (newPassword === undefined) return answer;
  if (code.type !== 'PASSWORD_RESET') throw new IdentityError('INVALID_OOB_CODE');
  await checkNewPassword(newPassword, parts.settings.passwordPolicy, [
    owner.email,
    owner.displayName,
  ]);
  const passwordHash = await parts.passwords.hash(newPassword);
  parts.database.transaction(() => {
    // When a code is used twice at once, the second use finds it used up.
    const { account } = readActionCode(parts, oobCode, caller);
    parts.codes.use(oobCode);
    parts.accounts.change(account.uid, {
      passwordHash,
      passwordChangedAt: parts.clock(),
      emailVerified: true,
    });
    endSessions(parts, account.uid);
    parts.limits.forgetFailures(account.email, caller.ip);
    mailNotice(parts, 'passwordChanged', account, caller.language);
  });
  parts.wakeMail();
  parts.audit('passwordReset', { requestId: caller.requestId, uid: code.uid });
  return answer;
};
