import { reader } from '../i18n/preferences/reader.ts';
import { browserStorage } from '../device/storage/deviceStorage.ts';
import type { AccountServer } from '../device/config/clientConfig.ts';
import { accountStore } from './accountStore.ts';
import { connectOwnServer } from './ownServer/connectOwnServer.ts';
import { createSession, type Session, type SessionParts } from './createSession.ts';
import { openFirebaseAuth } from './firebase/firebaseAuth.ts';
import { leavingAccount } from './leavingAccount.ts';
import { createPendingSignOuts } from './ownServer/pendingSignOuts.ts';
import { pendingName } from './pendingName.ts';
import { setAccount } from './setAccount.ts';
import { dispatchSession } from './sessionStore.ts';

/** The session of this page, over the provider's own library. */
export const startSession = (
  server: AccountServer,
  { loadDocuments, invitedBy }: Pick<SessionParts, 'loadDocuments' | 'invitedBy'>,
): Session => {
  const ownServer = server.selfHosted ? connectOwnServer(server.apiKey) : null;
  const pendingSignOuts = createPendingSignOuts({
    storage: browserStorage(),
    end: (tokenHash) => ownServer?.endByHash(tokenHash) ?? Promise.resolve(true),
    retryLater: retryInBrowser,
  });
  pendingSignOuts.send();
  return createSession({
    ownServer,
    pendingSignOuts,
    provider: openFirebaseAuth(server, window.location, reader.language),
    loadDocuments,
    invitedBy,
    dispatch: dispatchSession,
    kept: accountStore.getState().account ?? null,
    leaving: leavingAccount(browserStorage()),
    owedName: pendingName(browserStorage()),
    setAccount,
    log: (message, error) => {
      console.error(message, ...(error === undefined ? [] : [error]));
    },
    retryLater: retryInBrowser,
  });
};

function retryInBrowser(afterMs: number, work: () => void): () => void {
  const timer = setTimeout(run, afterMs);
  window.addEventListener('online', run);
  document.addEventListener('visibilitychange', seen);
  function cancel() {
    clearTimeout(timer);
    window.removeEventListener('online', run);
    document.removeEventListener('visibilitychange', seen);
  }
  function seen() {
    if (document.visibilityState === 'visible') run();
  }
  function run() {
    cancel();
    work();
  }
  return cancel;
}
