import { accountLetter } from '../../mail/accountLetter.ts';
import type { LetterLanguage } from '../../mail/letterLanguage.ts';
import type { Account } from '../Account.ts';
import type { IdentityParts } from '../IdentityParts.ts';

/** Of use only as long as what it tells of is news. */
const LETTER_LIFE_MS = 7 * 24 * 3_600_000;

/** Tells the owner that the password is another one, inside the transaction that made it so. */
export function mailPasswordChanged(
  parts: IdentityParts,
  { email }: Account,
  language: LetterLanguage,
): void {
  const letter = accountLetter({
    kind: 'passwordChanged',
    language,
    productName: parts.productName,
    link: `${parts.publicUrl()}/?lang=${language}`,
    email,
    newEmail: null,
  });
  parts.letters.add(email, letter, parts.clock() + LETTER_LIFE_MS);
}
