import { accountAnswer } from './accountAnswer.ts';
import type { ActionCode } from '../letters/ActionCodes.ts';
import { currentAccount, endSessions } from '../credentials.ts';
import { IdentityError } from '../IdentityError.ts';
import type { Caller, IdentityParts } from '../IdentityParts.ts';
import { mailActionCode } from '../letters/mailActionCode.ts';
import { readActionCode } from './readActionCode.ts';
import type { AuditEvent } from '../Audit.ts';

function moveTo(parts: IdentityParts, uid: string, email: string): void {
  const holder = parts.accounts.findByEmail(email);
  if (holder !== null && holder.uid !== uid) throw new IdentityError('EMAIL_EXISTS');
  parts.accounts.change(uid, { email, emailVerified: true });
  parts.codes.forgetForAddress(uid);
  endSessions(parts, uid);
}

function apply(parts: IdentityParts, code: ActionCode, { language }: Caller): AuditEvent {
  const { type, uid, email, newEmail } = code;
  switch (type) {
    case 'VERIFY_EMAIL':
      parts.accounts.change(uid, { emailVerified: true });
      return 'emailVerified';
    case 'VERIFY_AND_CHANGE_EMAIL':
      if (newEmail === null) throw new IdentityError('INVALID_OOB_CODE');
      moveTo(parts, uid, newEmail);
      mailActionCode(parts, {
        type: 'RECOVER_EMAIL',
        uid,
        email,
        newEmail,
        continueUrl: null,
        language,
      });
      return 'emailChanged';
    case 'RECOVER_EMAIL':
      moveTo(parts, uid, email);
      return 'emailRecovered';
    case 'PASSWORD_RESET':
      throw new IdentityError('INVALID_OOB_CODE');
  }
}

/** Verifies, changes or recovers an address with a mailed code, which is used up. */
export function applyActionCode(parts: IdentityParts, secret: string, caller: Caller): object {
  const { code } = readActionCode(parts, secret, caller);
  const event = parts.database.transaction(() => {
    parts.codes.use(secret);
    return apply(parts, code, caller);
  });
  parts.wakeMail();
  parts.audit(event, { requestId: caller.requestId, uid: code.uid });
  return {
    kind: 'identitytoolkit#SetAccountInfoResponse',
    ...accountAnswer(currentAccount(parts, code.uid)),
  };
}
