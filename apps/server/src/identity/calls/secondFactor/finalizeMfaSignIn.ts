import { z } from 'zod';
import type { Account } from '../../Account.ts';
import { mintTokens } from '../../credentials.ts';
import { IdentityError } from '../../IdentityError.ts';
import type { Caller, IdentityParts, Operation } from '../../IdentityParts.ts';
import { mailNotice } from '../../letters/mailNotice.ts';
import type { AccountNotice } from '../../../mail/letters/Letters.ts';
import { openPendingSignIn } from '../../secondFactor/pendingSignIn.ts';
import { limitOf, takeCode } from '../../secondFactor/takeCode.ts';
import { openSession } from '../openSession.ts';
import { parseBody } from '../parseBody.ts';

const bodyShape = z.object({
  mfaPendingCredential: z.string().optional(),
  mfaEnrollmentId: z.string().optional(),
  totpVerificationInfo: z.object({ verificationCode: z.string().optional() }).optional(),
});

/** Takes a typed code; the audit log says what was wrong with a refused one. */
function checkCode(
  parts: IdentityParts,
  account: Account,
  typed: string,
  { requestId, language }: Caller,
): void {
  const { uid } = account;
  const tell = (kind: AccountNotice) => {
    // A recovery code is used up by now: a full disk must not keep its owner out.
    parts.essential.transaction(() => mailNotice(parts, kind, account, language));
    parts.wakeMail();
  };
  try {
    if (takeCode(parts, parts.essential, { uid, typed }) === 'oneTime') return;
  } catch (error) {
    if (error instanceof IdentityError) {
      parts.audit('secondFactorRefused', { requestId, uid, detail: error.code });
      // The last wrong code that is counted; those after it are refused unchecked.
      const isLast = parts.limits.isUsedUp(limitOf(typed), uid);
      if (error.code === 'INVALID_CODE' && isLast) tell('codesGuessed');
    }
    throw error;
  }
  parts.audit('recoveryCodeUsed', { requestId, uid });
  tell('recoveryCodeUsed');
}

/** The second step of a sign-in: a code of the authenticator app, or a recovery code in its place. */
export const finalizeMfaSignIn: Operation = (parts, body, caller) => {
  const given = parseBody(bodyShape, body);
  const { mfaPendingCredential = '', mfaEnrollmentId = '' } = given;
  if (mfaPendingCredential === '') throw new IdentityError('MISSING_MFA_PENDING_CREDENTIAL');
  if (mfaEnrollmentId === '') throw new IdentityError('MISSING_MFA_ENROLLMENT_ID');
  const typed = given.totpVerificationInfo?.verificationCode ?? '';
  if (typed === '') throw new IdentityError('MISSING_CODE');
  const account = openPendingSignIn(parts, mfaPendingCredential);
  const { uid } = account;
  if (parts.secondFactors.find(uid)?.id !== mfaEnrollmentId) {
    throw new IdentityError('MFA_ENROLLMENT_NOT_FOUND');
  }
  checkCode(parts, account, typed, caller);
  const opened = openSession(parts, { account, secondFactorId: mfaEnrollmentId }, caller);
  const { idToken, refreshToken } = mintTokens(
    parts,
    opened.account,
    opened.session,
    opened.refreshToken,
  );
  return { idToken, refreshToken, totpAuthInfo: {} };
};
