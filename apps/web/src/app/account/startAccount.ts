import type { AccountServer } from '../../device/config/clientConfig.ts';
import type { Session } from '../../session/createSession.ts';
import { readInviteHash } from '../../sync/farm/inviteLink.ts';
import { watchStorage } from './watchStorage.ts';
import { startSession } from '../../session/startSession.ts';

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
