import { COMMON_PASSWORDS } from './commonPasswords.ts';
import { IdentityError } from './IdentityError.ts';

/** What this instance asks of a new password. Lengths count UTF-16 units, as the client library does. */
export interface PasswordPolicy {
  readonly minLength: number;
  readonly maxLength: number;
  readonly lowercase: boolean;
  readonly uppercase: boolean;
  readonly numeric: boolean;
  readonly nonAlphanumeric: boolean;
}

/** The protocol's own minimum; no instance can ask for less. */
export const HARD_MIN_LENGTH = 6;

/** Checked before anything is hashed. */
export const MAX_PASSWORD_LENGTH = 4096;

/** Characters that count as neither letter nor digit, in the words of the client library. */
const SYMBOLS = '^$*.[]{}()?"!@#%&/\\,><\':;|_~`-+= '.split('');

function missing(password: string, policy: PasswordPolicy): readonly string[] {
  const { minLength, maxLength } = policy;
  const rules: readonly (readonly [boolean, string])[] = [
    [password.length >= minLength, `Password must contain at least ${minLength} characters`],
    [password.length <= maxLength, `Password must contain at most ${maxLength} characters`],
    [!policy.lowercase || /[a-z]/.test(password), 'Password must contain a lower case character'],
    [!policy.uppercase || /[A-Z]/.test(password), 'Password must contain an upper case character'],
    [!policy.numeric || /[0-9]/.test(password), 'Password must contain a numeric character'],
    [
      !policy.nonAlphanumeric || SYMBOLS.some((symbol) => password.includes(symbol)),
      'Password must contain a non-alphanumeric character',
    ],
  ];
  return rules.filter(([isMet]) => !isMet).map(([, words]) => words);
}

/**
 * Refuses a new password that is too weak.
 * @throws IdentityError WEAK_PASSWORD or PASSWORD_DOES_NOT_MEET_REQUIREMENTS, with words.
 */
export function checkNewPassword(password: string, policy: PasswordPolicy): void {
  if (password === '') throw new IdentityError('MISSING_PASSWORD');
  if (password.length < HARD_MIN_LENGTH) {
    throw new IdentityError(
      'WEAK_PASSWORD',
      `Password should be at least ${HARD_MIN_LENGTH} characters`,
    );
  }
  const unmet = missing(password, policy);
  if (unmet.length > 0) {
    throw new IdentityError(
      'PASSWORD_DOES_NOT_MEET_REQUIREMENTS',
      `Missing password requirements: [${unmet.join(', ')}]`,
    );
  }
  if (COMMON_PASSWORDS.has(password.toLowerCase())) {
    throw new IdentityError(
      'WEAK_PASSWORD',
      'This password is one of the first anybody would guess; choose another',
    );
  }
}

/** The policy as the client library reads it. */
export const passwordPolicyAnswer = (policy: PasswordPolicy): object => ({
  schemaVersion: 1,
  enforcementState: 'ENFORCE',
  forceUpgradeOnSignin: false,
  allowedNonAlphanumericCharacters: SYMBOLS,
  customStrengthOptions: {
    minPasswordLength: policy.minLength,
    maxPasswordLength: policy.maxLength,
    ...(policy.lowercase ? { containsLowercaseCharacter: true } : {}),
    ...(policy.uppercase ? { containsUppercaseCharacter: true } : {}),
    ...(policy.numeric ? { containsNumericCharacter: true } : {}),
    ...(policy.nonAlphanumeric ? { containsNonAlphanumericCharacter: true } : {}),
  },
});
