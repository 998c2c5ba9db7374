import { expect } from 'vitest';
import { PASSWORD } from '../../apps/server/src/testing/accountClient.ts';
import type { Check } from './Journey.ts';

/** Checks 1 to 5 of a journey: an account is made. */
export const ARRIVAL_CHECKS: readonly Check[] = [
  {
    name: 'createUser, and onAuthStateChanged says so',
    run: async (journey) => {
      const { page, email } = journey;
      const [users, uid] = await page.evaluate(
        async ([email, password]) => {
          await lab.until(() => lab.users.length > 0, 'the first state');
          await lab.auth.createUserWithEmailAndPassword(lab.accounts, email, password);
          return [lab.users, lab.user.uid] as const;
        },
        [email, PASSWORD] as const,
      );
      expect(users).toEqual([null, uid]);
      journey.uid = uid;
    },
  },
  {
    name: 'no banner of an emulator, and the addresses of the hosted service',
    run: async ({ page, proxy }) => {
      expect(await page.evaluate(() => document.body.textContent)).toBe('');
      expect(await page.evaluate(() => lab.accounts.emulatorConfig)).toBeNull();
      const paths = new Set(proxy.seen.map(({ url }) => url.pathname));
      expect([...paths]).toEqual(['/v1/accounts:signUp', '/v1/accounts:lookup']);
    },
  },
  {
    name: 'sendEmailVerification',
    run: async (journey) => {
      await journey.page.evaluate(() => lab.auth.sendEmailVerification(lab.user));
      journey.code = await journey.target.accounts.codeFor(journey.email, 'verifyEmail');
    },
  },
  {
    name: 'the code is checked and applied; a new token carries the claim to the documents',
    run: async ({ page, code }) => {
      const seen = await page.evaluate(async (code) => {
        const { checkActionCode, applyActionCode } = lab.auth;
        const verified = lab.firestore.doc(lab.database, 'verified/x');
        const look = (): Promise<string> => lab.codeOf(lab.firestore.getDocFromServer(verified));
        const before = await look();
        const { operation } = await checkActionCode(lab.accounts, code);
        await applyActionCode(lab.accounts, code);
        await lab.user.reload();
        const isVerified = lab.user.emailVerified;
        const { claims } = await lab.user.getIdTokenResult(true);
        const after = await look();
        return { before, operation, isVerified, claim: claims['email_verified'], after };
      }, code);
      expect(seen).toEqual({
        before: 'permission-denied',
        operation: 'VERIFY_EMAIL',
        isVerified: true,
        claim: true,
        after: 'no error',
      });
    },
  },
  {
    name: 'validatePassword, and codes of errors',
    run: async ({ page, email, code }) => {
      const seen = await page.evaluate(
        async ([email, code]) => {
          const { accounts, auth } = lab;
          const isValid = async (password: string): Promise<boolean> =>
            (await auth.validatePassword(accounts, password)).isValid;
          const signUp = (address: string, password: string): Promise<string> =>
            lab.codeOf(auth.createUserWithEmailAndPassword(accounts, address, password));
          return [
            await isValid('lime5'),
            await isValid('a long enough one'),
            await signUp(email, 'a long enough one'),
            await signUp('weak@example.org', 'lime5'),
            await lab.codeOf(auth.signInWithEmailAndPassword(accounts, email, 'wrong one')),
            await lab.codeOf(auth.applyActionCode(accounts, code)),
          ];
        },
        [email, code] as const,
      );
      expect(seen).toEqual([
        false,
        true,
        'auth/email-already-in-use',
        'auth/weak-password',
        'auth/invalid-credential',
        'auth/invalid-action-code',
      ]);
    },
  },
];

/** Checks 20 to 22: signing out, signing in again, and deleting the account. */
export const DEPARTURE_CHECKS: readonly Check[] = [
  {
    name: 'signOut ends the listeners of the account and sends nothing to it',
    run: async ({ page, proxy, secondTab }) => {
      // One of two tabs speaks for both, and not at once as whoever signed in in the other tab.
      await secondTab?.close();
      proxy.seen.length = 0;
      const seen = await page.evaluate(async () => {
        await lab.auth.signOut(lab.accounts);
        await lab.until(() => lab.watched['notes']?.error != null, 'the listener to end');
        return { error: lab.watched['notes']?.error, user: lab.accounts.currentUser };
      });
      expect(seen).toEqual({ error: 'permission-denied', user: null });
      expect(proxy.requests(null, 'accounts:')).toEqual([]);
    },
  },
  {
    name: 'whoever is signed out reads and writes nothing',
    run: async ({ page, uid }) => {
      const codes = await page.evaluate(async (uid) => {
        const { doc, collection, getDocFromServer, getDocsFromServer, setDoc } = lab.firestore;
        const mine = doc(lab.database, `users/${uid}/notes/a`);
        return [
          await lab.codeOf(getDocFromServer(mine)),
          await lab.codeOf(getDocsFromServer(collection(lab.database, `users/${uid}/notes`))),
          await lab.codeOf(setDoc(mine, {})),
        ];
      }, uid);
      expect(codes).toEqual(['permission-denied', 'permission-denied', 'permission-denied']);
    },
  },
  {
    name: 'sign in again, find everything, deleteUser',
    run: async ({ page, email, uid }) => {
      const seen = await page.evaluate(
        async ([email, password]) => {
          const { accounts, auth, firestore } = lab;
          await auth.signInWithEmailAndPassword(accounts, email, password);
          const uid = lab.user.uid;
          const note = lab.doc('notes/a');
          // A single read gives up where a stream is late or broke off once; a listener goes on.
          const wasThere = await new Promise<boolean>((resolve, reject) => {
            firestore.onSnapshot(
              note,
              { includeMetadataChanges: true },
              {
                next: (found) => {
                  if (!found.metadata.fromCache) resolve(found.exists());
                },
                error: reject,
              },
            );
          });
          await auth.deleteUser(lab.user);
          return {
            uid,
            wasThere,
            user: accounts.currentUser,
            read: await new Promise<string>((resolve) => {
              firestore.onSnapshot(note, {
                next: () => undefined,
                error: ({ code }) => resolve(code),
              });
            }),
            signIn: await lab.codeOf(auth.signInWithEmailAndPassword(accounts, email, password)),
          };
        },
        [email, PASSWORD] as const,
      );
      expect(seen).toEqual({
        uid,
        wasThere: true,
        user: null,
        read: 'permission-denied',
        signIn: 'auth/invalid-credential',
      });
    },
  },
];
