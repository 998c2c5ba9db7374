import { accountWords } from '../made/en/account/accountWords.ts';

/**
 * An error of the identity provider in words for a person.
 * @param code with or without its `auth/`
 */
export function accountErrorText(code: string): string {
  const bare = code.replace(/^auth\//, '');
  const errors: Readonly<Partial<Record<string, string>>> = accountWords.errors;
  return errors[bare] ?? accountWords.unknownError(bare);
}

/** An error where only a password was asked for: an unknown e-mail cannot be the reason. */
export const passwordErrorText = (code: string): string =>
  ['auth/invalid-credential', 'auth/wrong-password'].includes(code)
    ? accountWords.wrongPassword
    : accountErrorText(code);
