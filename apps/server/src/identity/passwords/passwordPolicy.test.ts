import { describe, expect, test } from 'vitest';
import { checkNewPassword, passwordPolicyAnswer, type PasswordPolicy } from './passwordPolicy.ts';

const PLAIN: PasswordPolicy = {
  minLength: 8,
  maxLength: 4096,
  lowercase: false,
  uppercase: false,
  numeric: false,
  nonAlphanumeric: false,
};

const OWN = ['ann.smith@example.org', 'Ann Smith', null];

const problem = async (password: string, change: Partial<PasswordPolicy> = {}): Promise<string> => {
  try {
    await checkNewPassword(password, { ...PLAIN, ...change }, OWN);
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
  ['limed7', { minLength: 6 }, 'accepted'],
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
  ['  lime spread  ', {}, 'accepted'],
  ['пароль-длинный', {}, 'accepted'],
])('"%s" with %j: %s', async (password, change, words) =>
  expect(await problem(password, change)).toBe(words),
);

describe('common passwords', () => {
  // The 1st, 100th, 1,000th, 5,000th and 9,000th of those the policy would not refuse by its length.
  test.each([0, 99, 999, 4999, 8999])('number %i of the list is refused', async (index) => {
    const { dictionary } = await import('@zxcvbn-ts/language-common');
    const long = dictionary['passwords-common'].filter((word: string) => word.length >= 6);
    expect(await problem(long[index] ?? '', { minLength: 6 })).toMatch(/^WEAK_PASSWORD : .*guess/);
  });

  test.each(['PassWord1', ' password ', 'sprayer123', '        ', 'aaaaaaaaa'])(
    '"%s" is refused',
    async (password) => expect(await problem(password)).toMatch(/^WEAK_PASSWORD : .*guess/),
  );

  test.each([
    'summer2026',
    'Summer2026!',
    '2026summer',
    'Winter-2027',
    'verano2026',
    'Printemps 2026',
    'otoño2026',
    'janvier2026',
    'farmer_1987',
    'password2031!!',
    'tractor26',
  ])('"%s", a common word with a year, is refused', async (password) =>
    expect(await problem(password)).toMatch(/^WEAK_PASSWORD : .*guess/),
  );

  test.each(['spreadlime 2026', 'summerrain 2026', 'quad2026bike', 'spread77'])(
    '"%s" is more than a common word with a year',
    async (password) => expect(await problem(password)).toBe('accepted'),
  );

  test.each(['Ann.Smith@example.org', 'ann.smith', 'ANN SMITH', 'ann.smith2026!', 'Ann Smith 1'])(
    'one\'s own "%s" is refused',
    async (password) => expect(await problem(password)).toMatch(/own name or address/),
  );

  test('half a character is refused: all halves would be one password', async () =>
    expect(await problem('spread \ud83d lime')).toMatch(/^WEAK_PASSWORD : Use whole characters/));
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
