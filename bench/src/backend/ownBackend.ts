import { serveSite, type ServeOptions } from '../serveSite.ts';
import type { Backend } from './Backend.ts';
import { signUp } from './signUp.ts';

interface ServedConfig {
  readonly apiKey: string;
  readonly projectId: string;
}

/** Our own server as it is shipped, unless told otherwise: durable writes, hashed passwords, limits on. */
export async function ownBackend(options: ServeOptions = {}): Promise<Backend> {
  const site = await serveSite(options);
  const answer = await fetch(`${site.origin}/config.json`);
  const { apiKey, projectId } = (await answer.json()) as ServedConfig;
  const backend: Backend = {
    name: 'own server',
    identityOrigin: site.origin,
    identityPath: '/v1',
    tokenPath: '/v1',
    documentsOrigin: site.origin,
    apiKey,
    projectId,
    processIds: { identity: [site.processId], documents: [site.processId] },
    account: (email) => signUp(backend, email),
    stop: site.stop,
  };
  return backend;
}
