import { expect, test } from 'vitest';
import { matchesHostedHash, readHostedHash, storedHostedHash } from './hostedScrypt.ts';
import { NO_PASSWORD, Passwords } from './Passwords.ts';

/** The example in the README of github.com/firebase/scrypt. */
const PARAMETERS = {
  signerKey: Buffer.from(
    'jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==',
    'base64',
  ),
  saltSeparator: Buffer.from('Bw==', 'base64'),
  rounds: 8,
  memoryCost: 14,
};
const SALT = Buffer.from('42xEC+ixf3L2lw==', 'base64');
const HASH = Buffer.from(
  'lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdRuid5lQ==',
  'base64',
);
const stored = storedHostedHash(PARAMETERS, SALT, HASH);

test('the published example is right, another password is not', async () => {
  expect(await matchesHostedHash('user1password', stored)).toBe(true);
  expect(await matchesHostedHash('user1Password', stored)).toBe(false);
  expect(await matchesHostedHash('', stored)).toBe(false);
});

test('what is stored is read back byte for byte', () => {
  expect(readHostedHash(stored)).toEqual({
    parameters: PARAMETERS,
    salt: SALT,
    hash: HASH,
  });
});

test.each([
  ['more memory than the service takes', stored.replace('m=14', 'm=31')],
  ['more rounds', stored.replace('r=8', 'r=99')],
  ['no hash', stored.replace(/\$[^$]*$/, '$')],
  ['a hash cut short', stored.slice(0, -4)],
])('%s is no password of anybody', async (_, damaged) => {
  expect(await matchesHostedHash('user1password', damaged)).toBe(false);
});

test('it opens an account, and is to be replaced', async () => {
  const passwords = new Passwords();
  expect(await passwords.matches('user1password', stored)).toBe(true);
  expect(await passwords.matches('user2password', stored)).toBe(false);
  expect(passwords.isOutdated(stored)).toBe(true);
});

test('a password set before it was composed is right too', async () => {
  const passwords = new Passwords();
  const { scryptSync, createCipheriv } = await import('node:crypto');
  const typed = 'cafe\u0301 in the shed';
  const salt = Buffer.concat([SALT, PARAMETERS.saltSeparator]);
  const key = scryptSync(typed, salt, 32, { N: 2 ** 14, r: 8, p: 1, maxmem: 2 ** 26 });
  const made = createCipheriv('aes-256-ctr', key, Buffer.alloc(16)).update(PARAMETERS.signerKey);
  expect(await passwords.matches(typed, storedHostedHash(PARAMETERS, SALT, made))).toBe(true);
});

test('an account without a password is opened by none', async () => {
  const passwords = new Passwords();
  for (const tried of ['', NO_PASSWORD, 'no account has this hash']) {
    expect(await passwords.matches(tried, NO_PASSWORD)).toBe(false);
  }
});
