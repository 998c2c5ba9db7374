import { describe, expect, it } from 'vitest';
import { accountErrorText, passwordErrorText } from './accountErrorText.ts';

/** Every client code of the error catalogue, and those of the protocol beside it. */
const codes = [
  'email-already-in-use',
  'wrong-password',
  'user-not-found',
  'invalid-credential',
  'too-many-requests',
  'expired-action-code',
  'invalid-action-code',
  'user-disabled',
  'requires-recent-login',
  'network-request-failed',
  'invalid-email',
  'missing-password',
  'missing-email',
  'weak-password',
  'password-does-not-meet-requirements',
  'invalid-user-token',
  'user-token-expired',
  'invalid-refresh-token',
  'operation-not-allowed',
  'admin-restricted-operation',
  'unauthorized-continue-uri',
  'invalid-continue-uri',
  'internal-error',
  'quota-exceeded',
  'unavailable',
  'payload-too-large',
  'api-key-not-valid.-please-pass-a-valid-api-key.',
  'invalid-display-name',
  'too-many-requests-for-account',
  'too-many-requests-for-today',
  'unverified-email',
  'multi-factor-auth-required',
  'invalid-verification-code',
  'missing-code',
  'code-expired',
  'invalid-verification-id',
  'invalid-multi-factor-session',
  'multi-factor-info-not-found',
  'second-factor-already-in-use',
];

describe('accountErrorText', () => {
  it.each(codes)('says auth/%s in words', (code) => {
    const text = accountErrorText(`auth/${code}`);
    expect(text).toMatch(/^[A-Z].*\.$/);
    expect(text).not.toContain(code);
  });

  it('names a code it does not know', () => {
    expect(accountErrorText('auth/foo-bar')).toContain('foo-bar');
  });

  it('does not doubt the e-mail where only a password was asked for', () => {
    expect(accountErrorText('auth/invalid-credential')).toContain('e-mail');
    expect(passwordErrorText('auth/invalid-credential')).not.toContain('e-mail');
    expect(passwordErrorText('auth/user-disabled')).toBe(accountErrorText('auth/user-disabled'));
  });
});
