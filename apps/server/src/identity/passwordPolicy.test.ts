import { describe, expect, test } from 'vitest';
import { COMMON_PASSWORDS } from './commonPasswords.ts';
import { checkNewPassword, passwordPolicyAnswer, type PasswordPolicy } from './passwordPolicy.ts';

const PLAIN: PasswordPolicy = {
  minLength: 8,
  maxLength: 4096,
  lowercase: false,
  uppercase: false,
  numeric: false,
  nonAlphanumeric: false,
};

const problem = (password: string, change: Partial<PasswordPolicy> = {}): string => {
  try {
    checkNewPassword(password, { ...PLAIN, ...change });
    return 'accepted';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
};

const unmet = (...rules: string[]): string =>
  `PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [${rules.map((rule) => `Password must contain ${rule}`).join(', ')}]`;

test.each<[string, Partial<PasswordPolicy>, string]>([
  ['', {}, 'MISSING_PASSWORD'],
  ['12345', {}, 'WEAK_PASSWORD : Password should be at least 6 characters'],
  ['spread7', {}, unmet('at least 8 characters')],
  ['spread77', {}, 'accepted'],
  ['spread', { minLength: 6 }, 'accepted'],
  ['spread lime', { maxLength: 10 }, unmet('at most 10 characters')],
  ['SPREAD LIME', { lowercase: true }, unmet('a lower case character')],
  ['spread lime', { uppercase: true }, unmet('an upper case character')],
  ['spread lime', { numeric: true }, unmet('a numeric character')],
  ['spreadlime', { nonAlphanumeric: true }, unmet('a non-alphanumeric character')],
  ['spread lime', { nonAlphanumeric: true }, 'accepted'],
  [
    'spread',
    { uppercase: true, numeric: true },
    unmet('at least 8 characters', 'an upper case character', 'a numeric character'),
  ],
  [
    'Spread 1',
    { lowercase: true, uppercase: true, numeric: true, nonAlphanumeric: true },
    'accepted',
  ],
  ['  spaces  ', {}, 'accepted'],
  ['пароль-длинный', {}, 'accepted'],
])('"%s" with %j: %s', (password, change, words) => expect(problem(password, change)).toBe(words));

describe('common passwords', () => {
  test.each(['password', 'PassWord1', '12345678', 'sprayer123'])('%s is refused', (password) =>
    expect(problem(password)).toMatch(/^WEAK_PASSWORD : .*guess/),
  );

  test('each can be reached: none is shorter than the least any instance may ask for', () => {
    expect(
      [...COMMON_PASSWORDS].filter((word) => word.length < 6 || word !== word.toLowerCase()),
    ).toEqual([]);
  });
});

test('the served policy has the names the client library reads', () => {
  expect(passwordPolicyAnswer({ ...PLAIN, uppercase: true, numeric: true })).toMatchObject({
    schemaVersion: 1,
    enforcementState: 'ENFORCE',
    customStrengthOptions: {
      minPasswordLength: 8,
      maxPasswordLength: 4096,
      containsUppercaseCharacter: true,
      containsNumericCharacter: true,
    },
  });
});
