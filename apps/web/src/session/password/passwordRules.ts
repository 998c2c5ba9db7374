import type { PasswordValidationStatus } from 'firebase/auth';
import type { PasswordRule } from './PasswordRule.ts';

/** What the server asks of a new password, read from the library's check of any password. */
export function passwordRules({ passwordPolicy }: PasswordValidationStatus): PasswordRule[] {
  const asked = passwordPolicy.customStrengthOptions;
  return [
    ...length('minLength', asked.minPasswordLength),
    ...length('maxLength', asked.maxPasswordLength),
    ...kind('lowercase', asked.containsLowercaseLetter === true),
    ...kind('uppercase', asked.containsUppercaseLetter === true),
    ...kind('numeric', asked.containsNumericCharacter === true),
    ...kind('nonAlphanumeric', asked.containsNonAlphanumericCharacter === true),
  ];
}

/** The rules that the checked password does not meet. */
export function unmetRules(status: PasswordValidationStatus): PasswordRule[] {
  const isMet: Record<PasswordRule['rule'], boolean | undefined> = {
    minLength: status.meetsMinPasswordLength,
    maxLength: status.meetsMaxPasswordLength,
    lowercase: status.containsLowercaseLetter,
    uppercase: status.containsUppercaseLetter,
    numeric: status.containsNumericCharacter,
    nonAlphanumeric: status.containsNonAlphanumericCharacter,
  };
  return passwordRules(status).filter(({ rule }) => isMet[rule] === false);
}

const length = (rule: 'minLength' | 'maxLength', count: number | undefined): PasswordRule[] =>
  count === undefined ? [] : [{ rule, count }];

const kind = (
  rule: 'lowercase' | 'uppercase' | 'numeric' | 'nonAlphanumeric',
  isAsked: boolean,
): PasswordRule[] => (isAsked ? [{ rule }] : []);
