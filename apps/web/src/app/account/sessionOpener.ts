import type { AccountServer } from '../../device/config/clientConfig.ts';
import type { Session } from '../../session/createSession.ts';
import type { OpenSession } from '../../session/useOpenSession.ts';
import { whenSignalMayBeBack } from '../../device/clock/whenSignalMayBeBack.ts';

/** Opens the session once, at the first call. Code that did not load is asked for again. */
export function sessionOpener(server: AccountServer | null): OpenSession {
  if (server === null) return null;
  let opened: Promise<Session> | null = null;
  return () => {
    opened ??= import('./startAccount.ts')
      .then(({ startAccount }) => startAccount(server))
      .catch((error: unknown) => {
        opened = null;
        throw error;
      });
    return opened;
  };
}

/** Asks for the sign-in status; for when the first screen works. */
export function askWhoIsSignedIn(openSession: OpenSession): void {
  // Without a signal the code may be missing. Until somebody is signed in nothing of an account is
  // sent.
  openSession?.().catch(() => {
    whenSignalMayBeBack(() => {
      askWhoIsSignedIn(openSession);
    });
  });
}
