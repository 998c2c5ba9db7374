import type { AccountServer } from '../../config/clientConfig.ts';
import type { Session } from '../../account/createSession.ts';
import { readInviteHash } from '../../documents/farm/inviteLink.ts';
import { watchStorage } from './watchStorage.ts';
import { startSession } from '../../account/startSession.ts';

/** Starts the session of this page. */
export function startAccount(server: AccountServer): Session {
  const session = startSession(server, {
    // The document database is fetched only for somebody who is signed in.
    loadDocuments: async () => (await import('./accountDocuments.ts')).accountDocuments(server),
    invitedBy: () => readInviteHash(window.location.hash),
  });
  if (session.security !== null) watchStorage(session.security);
  return session;
}
