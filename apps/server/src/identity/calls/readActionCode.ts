import type { Account } from '../Account.ts';
import { isStillMeant, type ActionCode } from '../letters/ActionCodes.ts';
import { IdentityError } from '../IdentityError.ts';
import type { Caller, IdentityParts } from '../IdentityParts.ts';

/**
 * A mailed code and its account. Wrong codes are counted; a right one is not used up by reading.
 * @throws IdentityError INVALID_OOB_CODE, EXPIRED_OOB_CODE, USER_DISABLED or
 * TOO_MANY_ATTEMPTS_TRY_LATER.
 */
export function readActionCode(
  parts: IdentityParts,
  secret: string,
  caller: Caller,
): { code: ActionCode; account: Account } {
  parts.limits.check('wrongCodeByIp', caller.ip);
  try {
    const code = parts.codes.read(secret);
    const account = parts.accounts.find(code.uid);
    if (account === null || !isStillMeant(code, account)) {
      throw new IdentityError('INVALID_OOB_CODE');
    }
    if (account.disabled) throw new IdentityError('USER_DISABLED');
    return { code, account };
  } catch (error) {
    if (error instanceof IdentityError) {
      if (error.code === 'INVALID_OOB_CODE') parts.limits.take('wrongCodeByIp', caller.ip);
      parts.audit('codeRefused', { requestId: caller.requestId, detail: error.code });
    }
    throw error;
  }
}
