import { z } from 'zod';
import { currentAccount, mintTokens, requireCredential, requireRecent } from '../../credentials.ts';
import { IdentityError } from '../../IdentityError.ts';
import type { IdentityParts, Operation } from '../../IdentityParts.ts';
import { mailNotice } from '../../letters/mailNotice.ts';
import { displayName } from '../../profileFields.ts';
import { openEnrolment } from '../../secondFactor/enrolment.ts';
import { stepOfCode } from '../../secondFactor/oneTimeCode.ts';
import { sealSecret } from '../../secondFactor/takeCode.ts';
import { newSecret } from '../../tokens/secrets.ts';
import { parseBody } from '../parseBody.ts';

const bodyShape = z.object({
  idToken: z.string().optional(),
  displayName: z.string().nullish(),
  totpVerificationInfo: z
    .object({ sessionInfo: z.string().optional(), verificationCode: z.string().optional() })
    .optional(),
});

/** The step of the first code. @throws IdentityError, also for the wrong codes that went before. */
function firstStep(parts: IdentityParts, uid: string, secret: Uint8Array, code: string): number {
  if (code === '') throw new IdentityError('MISSING_CODE');
  const step = parts.database.transaction(() => {
    parts.limits.take('wrongOneTimeCode', uid);
    const found = stepOfCode(secret, code, { nowMs: parts.clock(), afterStep: 0 });
    if (found !== null) parts.limits.giveBack('wrongOneTimeCode', uid);
    return found;
  });
  if (step === null) throw new IdentityError('INVALID_CODE');
  return step;
}

/** Takes an authenticator app as second factor once it has shown a code. */
export const finalizeMfaEnrollment: Operation = async (parts, body, caller) => {
  const given = parseBody(bodyShape, body);
  const { account, session } = await requireCredential(parts, given.idToken);
  const { uid } = account;
  const { sessionInfo = '', verificationCode = '' } = given.totpVerificationInfo ?? {};
  requireRecent(parts, session);
  const secret = openEnrolment(parts, session, sessionInfo);
  const lastStep = firstStep(parts, uid, secret, verificationCode.replace(/\s/g, ''));
  const name = given.displayName ?? '';
  const factor = {
    uid,
    id: newSecret(parts.random, 16),
    name: name === '' ? null : displayName(name),
    sealedSecret: sealSecret(parts, uid, secret),
    enrolledAt: parts.clock(),
    lastStep,
  };
  const enrolled = parts.database.transaction(() => {
    if (parts.secondFactors.find(uid) !== null) throw new IdentityError('SECOND_FACTOR_EXISTS');
    parts.secondFactors.insert(factor);
    mailNotice(parts, 'secondFactorAdded', account, caller.language);
    const marked = parts.sessions.setSecondFactor(session, factor.id);
    return { session: marked, refreshToken: parts.sessions.issueOneOfFew(marked) };
  });
  parts.wakeMail();
  parts.audit('secondFactorAdded', { requestId: caller.requestId, uid });
  const { idToken, refreshToken } = mintTokens(
    parts,
    currentAccount(parts, uid),
    enrolled.session,
    enrolled.refreshToken,
  );
  return { idToken, refreshToken, totpAuthInfo: {} };
};
