import type { AccountServer } from '../../config/clientConfig.ts';
import type { Session } from '../../account/createSession.ts';
import { startSession } from '../../account/startSession.ts';

/** Starts the session of this page. */
export function startAccount(server: AccountServer): Session {
  // The document database is fetched only for somebody who is signed in.
  return startSession(server, async () =>
    (await import('./accountDocuments.ts')).accountDocuments(server),
  );
}
