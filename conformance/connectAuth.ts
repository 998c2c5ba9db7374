import { initializeApp } from 'firebase/app';
import { inMemoryPersistence, initializeAuth, type Auth } from 'firebase/auth';

/** What the pages do to speak to their own server; the types keep the fields out of reach. */
interface OwnHost {
  config: { apiHost: string; tokenApiHost: string; apiScheme: string };
}

let devices = 0;

/** The official client library on one more device, over a server at `url`. */
export function connectAuth(url: string, apiKey: string, projectId: string): Auth {
  devices += 1;
  const app = initializeApp({ apiKey, projectId, appId: 'mix-web' }, `device-${devices}`);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  const { host } = new URL(url);
  const own = auth as unknown as OwnHost;
  Object.assign(own.config, { apiHost: host, tokenApiHost: host, apiScheme: 'http' });
  return auth;
}
