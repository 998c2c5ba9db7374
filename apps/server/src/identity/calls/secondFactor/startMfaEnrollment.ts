import { z } from 'zod';
import { requireCredential, requireRecent } from '../../credentials.ts';
import { IdentityError } from '../../IdentityError.ts';
import type { Operation } from '../../IdentityParts.ts';
import { sealEnrolment } from '../../secondFactor/enrolment.ts';
import { base32, CODE_DIGITS, STEP_SECONDS } from '../../secondFactor/oneTimeCode.ts';
import { parseBody } from '../parseBody.ts';

const bodyShape = z.object({
  idToken: z.string().optional(),
  totpEnrollmentInfo: z.object({}).optional(),
});

/** As long as the hash of the code is (RFC 4226, section 4, R6). */
const SECRET_BYTES = 20;

/** Draws a secret for an authenticator app. Nothing is stored until a code of it comes back. */
export const startMfaEnrollment: Operation = async (parts, body) => {
  const given = parseBody(bodyShape, body);
  const { account, session } = await requireCredential(parts, given.idToken);
  // A request without it asks for text messages, which we do not send.
  if (given.totpEnrollmentInfo === undefined) throw new IdentityError('OPERATION_NOT_ALLOWED');
  requireRecent(parts, session);
  // Who registered with another's address must not shut its owner out for good.
  if (!account.emailVerified) throw new IdentityError('UNVERIFIED_EMAIL');
  if (parts.secondFactors.find(account.uid) !== null) {
    throw new IdentityError('SECOND_FACTOR_EXISTS');
  }
  const secret = parts.random(SECRET_BYTES);
  const { sessionInfo, until } = sealEnrolment(parts, session, secret);
  return {
    totpSessionInfo: {
      sharedSecretKey: base32(secret),
      verificationCodeLength: CODE_DIGITS,
      hashingAlgorithm: 'SHA1',
      periodSec: STEP_SECONDS,
      sessionInfo,
      finalizeEnrollmentTime: new Date(until).toISOString(),
    },
  };
};
