import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { PASSWORD, tokensOf } from '../../apps/server/src/testing/accountClient.ts';
import { int } from '../../apps/server/src/testing/wireValues.ts';
import type { Check } from './Journey.ts';

const NEW_PASSWORD = 'spread urea in autumn';

const watchNotes = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    lab.watch('notes', lab.collection('notes'));
    return lab.sees('notes', []);
  });

/** The library asks for a new token when one has less than five minutes. */
const ALMOST_DUE = '"expiresIn":"302"';

/** Tokens that run out; a new account each. */
export const TOKEN_CHECKS: readonly Check[] = [
  {
    name: 'a token is exchanged before it runs out, unasked, and the streams go on',
    run: async ({ page, device, proxy, email }) => {
      proxy.faults.editAnswer = ({ url }, body) =>
        url.pathname.endsWith('signInWithPassword')
          ? body.replace(/"expiresIn":"\d+"/, ALMOST_DUE)
          : body;
      await page.evaluate(
        async ([email, password]) => {
          await lab.auth.signOut(lab.accounts);
          await lab.auth.signInWithEmailAndPassword(lab.accounts, email, password);
          lab.watch('notes', lab.collection('notes'));
          await lab.sees('notes', []);
        },
        [email, PASSWORD] as const,
      );
      const first = await page.evaluate(() => lab.user.getIdToken());
      await expect.poll(() => proxy.requests(null, '/v1/token')).toHaveLength(1);
      await expect.poll(() => page.evaluate(() => lab.user.getIdToken())).not.toBe(first);
      const { client, path } = await device.otherDevice(page);
      await client.set(path('notes/a'), { n: int(1) });
      await page.evaluate(() => lab.sees('notes', ['a']));
      expect(proxy.requests(null, '/v1/token')).toHaveLength(1);
    },
  },
  {
    name: 'the password is changed here: still signed in, and the listener goes on',
    run: async ({ page, device, uid }) => {
      await watchNotes(page);
      await page.evaluate((password) => lab.auth.updatePassword(lab.user, password), NEW_PASSWORD);
      // By then the streams that were opened with the old token have been refused.
      await page.waitForTimeout(1500);
      const { client, path } = await device.otherDevice(page);
      await client.set(path('notes/a'), { n: int(1) });
      await page.evaluate(() => lab.sees('notes', ['a']));
      expect(await page.evaluate(() => lab.users)).toEqual([null, uid]);
    },
  },
  {
    name: 'the password is changed elsewhere: signed out here within seconds, unasked',
    run: async ({ page, target: { accounts }, email }) => {
      await watchNotes(page);
      const { idToken } = tokensOf(await accounts.signIn(email));
      const changed = await accounts.post('/v1/accounts:update', {
        idToken,
        password: NEW_PASSWORD,
        returnSecureToken: true,
      });
      expect(changed.error).toBeNull();
      await expect.poll(() => page.evaluate(() => lab.users.at(-1))).toBeNull();
    },
  },
];
