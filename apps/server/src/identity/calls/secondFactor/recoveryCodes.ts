import { z } from 'zod';
import { requireCredential } from '../../credentials.ts';
import { IdentityError } from '../../IdentityError.ts';
import type { Operation } from '../../IdentityParts.ts';
import {
  hashOfRecoveryCode,
  newRecoveryCode,
  RECOVERY_CODES,
} from '../../secondFactor/recoveryCode.ts';
import { requireSecondFactor } from '../../secondFactor/requireSecondFactor.ts';
import { parseBody } from '../parseBody.ts';

const bodyShape = z.object({ idToken: z.string().optional() });

/** Makes new recovery codes in place of all earlier ones, and shows them this once. */
export const recoveryCodes: Operation = async (parts, body, caller) => {
  const { account, session } = await requireCredential(parts, parseBody(bodyShape, body).idToken);
  const { uid } = account;
  if (parts.secondFactors.find(uid) === null) throw new IdentityError('MFA_ENROLLMENT_NOT_FOUND');
  requireSecondFactor(parts, session);
  const codes = Array.from({ length: RECOVERY_CODES }, () => newRecoveryCode(parts.random));
  parts.database.transaction(() =>
    parts.secondFactors.replaceCodes(
      uid,
      codes.map((code) => hashOfRecoveryCode(uid, code)),
    ),
  );
  parts.audit('recoveryCodesMade', { requestId: caller.requestId, uid });
  return { recoveryCodes: codes };
};
