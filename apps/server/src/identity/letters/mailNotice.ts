import { accountLetter } from '../../mail/accountLetter.ts';
import type { LetterLanguage } from '../../mail/letterLanguage.ts';
import type { AccountNotice } from '../../mail/letters/Letters.ts';
import type { Account } from '../Account.ts';
import type { IdentityParts } from '../IdentityParts.ts';

/** A notice is of use only while what it tells of is news. */
const LETTER_LIFE_MS = 7 * 24 * 3_600_000;

/** Tells the owner how the way into the account has changed, inside the transaction that changed it. */
export function mailNotice(
  parts: IdentityParts,
  kind: AccountNotice,
  { uid, email }: Account,
  language: LetterLanguage,
): void {
  const letter = accountLetter({
    kind,
    language,
    productName: parts.productName,
    link: `${parts.publicUrl()}/?lang=${language}`,
    email,
    newEmail: null,
    codesLeft: parts.secondFactors.countCodes(uid),
  });
  parts.letters.add(email, letter, parts.clock() + LETTER_LIFE_MS);
}
