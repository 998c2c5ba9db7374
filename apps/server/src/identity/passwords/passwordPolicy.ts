import { IdentityError } from '../IdentityError.ts';
import { isCommonPassword } from './isCommonPassword.ts';

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

/** UTF-16 units; checked before anything is hashed. */
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

const plain = (text: string): string => text.normalize('NFC').trim().toLowerCase();

/** Whether it is an address, the part before its @ or a name, with nothing but digits and signs behind. */
function isOwn(password: string, own: readonly (string | null)[]): boolean {
  const words = own
    .filter((each) => each !== null)
    .flatMap((each) => [each, each.split('@')[0] ?? ''])
    .map(plain);
  const typed = plain(password);
  const stem = typed.replace(/[\d\p{P}\p{S}\s]+$/u, '');
  return words.some((word) => word !== '' && (word === typed || word === stem));
}

/**
 * Refuses a new password that is too weak.
 * @param own the address and the name of the account, which a guesser tries early.
 * @throws IdentityError WEAK_PASSWORD or PASSWORD_DOES_NOT_MEET_REQUIREMENTS, with words.
 */
export async function checkNewPassword(
  password: string,
  policy: PasswordPolicy,
  own: readonly (string | null)[],
): Promise<void> {
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
  // Half a character has no UTF-8 form: all such halves would be the same password.
  if (!password.isWellFormed()) throw new IdentityError('WEAK_PASSWORD', 'Use whole characters');
  if (isOwn(password, own)) {
    throw new IdentityError(
      'WEAK_PASSWORD',
      'This password is your own name or address; choose another',
    );
  }
  if (/^(.)\1*$/su.test(password) || (await isCommonPassword(password))) {
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
