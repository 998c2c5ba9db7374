import { accountLetter } from '../../mail/accountLetter.ts';
import type { LetterLanguage } from '../../mail/letterLanguage.ts';
import type { AccountLetterKind } from '../../mail/letters/Letters.ts';
import { CODE_LIFE_MS, type ActionType } from './ActionCodes.ts';
import type { IdentityParts } from '../IdentityParts.ts';

const MODES: Readonly<Record<ActionType, AccountLetterKind>> = {
  PASSWORD_RESET: 'resetPassword',
  VERIFY_EMAIL: 'verifyEmail',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
  RECOVER_EMAIL: 'recoverEmail',
};

export interface ActionMail {
  readonly type: ActionType;
  /** null: no account has this address. The same work is done, and nothing is sent. */
  readonly uid: string | null;
  readonly email: string;
  readonly newEmail: string | null;
  readonly continueUrl: string | null;
  readonly language: LetterLanguage;
}

/** Issues a code and writes its letter, inside the caller's transaction. */
export function mailActionCode(parts: IdentityParts, mail: ActionMail): void {
  const { type, uid, email, newEmail, language } = mail;
  const kind = MODES[type];
  const oobCode = parts.codes.issue({ type, uid, email, newEmail });
  const query = new URLSearchParams({
    mode: kind,
    oobCode,
    apiKey: parts.apiKey,
    lang: language,
    ...(mail.continueUrl === null ? {} : { continueUrl: mail.continueUrl }),
  });
  const letter = accountLetter({
    kind,
    language,
    productName: parts.productName,
    link: `${parts.publicUrl()}/auth/Action?${query.toString()}`,
    email,
    newEmail,
  });
  const address = type === 'VERIFY_AND_CHANGE_EMAIL' ? newEmail : email;
  parts.letters.add(uid === null ? null : address, letter, parts.clock() + CODE_LIFE_MS[type]);
}
