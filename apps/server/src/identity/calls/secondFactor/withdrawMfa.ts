import { z } from 'zod';
import { currentAccount, mintTokens, requireCredential } from '../../credentials.ts';
import { IdentityError } from '../../IdentityError.ts';
import type { Operation } from '../../IdentityParts.ts';
import { mailNotice } from '../../letters/mailNotice.ts';
import { requireSecondFactor } from '../../secondFactor/requireSecondFactor.ts';
import { parseBody } from '../parseBody.ts';

const bodyShape = z.object({
  idToken: z.string().optional(),
  mfaEnrollmentId: z.string().optional(),
});

/** Takes the second factor off an account, and its recovery codes with it. */
export const withdrawMfa: Operation = async (parts, body, caller) => {
  const { idToken, mfaEnrollmentId = '' } = parseBody(bodyShape, body);
  const { account, session } = await requireCredential(parts, idToken);
  const { uid } = account;
  if (mfaEnrollmentId === '') throw new IdentityError('MISSING_MFA_ENROLLMENT_ID');
  if (parts.secondFactors.find(uid)?.id !== mfaEnrollmentId) {
    throw new IdentityError('MFA_ENROLLMENT_NOT_FOUND');
  }
  requireSecondFactor(parts, session);
  const refreshToken = parts.database.transaction(() => {
    parts.secondFactors.delete(uid);
    mailNotice(parts, 'secondFactorRemoved', account, caller.language);
    return parts.sessions.issueOneOfFew(session);
  });
  parts.wakeMail();
  parts.audit('secondFactorRemoved', { requestId: caller.requestId, uid });
  const tokens = mintTokens(parts, currentAccount(parts, uid), session, refreshToken);
  return { idToken: tokens.idToken, refreshToken: tokens.refreshToken };
};
