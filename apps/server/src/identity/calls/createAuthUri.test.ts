import { describe, expect, test } from 'vitest';
import { accountServerForEachTest, EMAIL, type Answer } from '../../testing/accountClient.ts';

const server = accountServerForEachTest();
const CONTINUE = 'https://mix.example/account';
const ask = (identifier: unknown, more: object = { continueUri: CONTINUE }): Promise<Answer> =>
  server.post('/v1/accounts:createAuthUri', { identifier, ...more });

const KIND = 'identitytoolkit#CreateAuthUriResponse';

describe('how an address signs in', () => {
  test('is told to nobody: the answers are alike', async () => {
    await server.register();
    for (const address of [EMAIL, 'nobody@example.org']) {
      const { status, body } = await ask(address);
      expect(status).toBe(200);
      expect(Object.keys(body)).toEqual(['kind', 'sessionId']);
      expect(body['kind']).toBe(KIND);
      expect(body['sessionId']).toMatch(/^[\w-]{27,}$/);
    }
  });

  test('is told where accounts are not hidden, as often as one may try to sign in', async () => {
    await server.restartWith({ HIDE_ACCOUNTS: 'off' });
    await server.register();
    expect((await ask(EMAIL.toUpperCase())).body).toMatchObject({
      kind: KIND,
      registered: true,
      allProviders: ['password'],
      signinMethods: ['password'],
    });
    expect((await ask('nobody@example.org')).body).toMatchObject({ kind: KIND, registered: false });
    const answers = await Promise.all(Array.from({ length: 99 }, () => ask(EMAIL)));
    const refused = answers.filter(({ error }) => error?.startsWith('TOO_MANY_ATTEMPTS_TRY_LATER'));
    expect(refused).toHaveLength(1);
  });

  test.each([
    ['', { continueUri: CONTINUE }, 'MISSING_IDENTIFIER'],
    ['ann', { continueUri: CONTINUE }, 'INVALID_IDENTIFIER'],
    [EMAIL, {}, 'MISSING_CONTINUE_URI'],
    [EMAIL, { continueUri: 'mix' }, 'INVALID_CONTINUE_URI'],
    [EMAIL, { continueUri: CONTINUE, providerId: 'google.com' }, 'OPERATION_NOT_ALLOWED'],
  ])('"%s" with %j: %s', async (identifier, more, error) => {
    expect((await ask(identifier, more)).error).toBe(error);
  });
});
