import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { User } from './firestore/Authorize.ts';
import { forgetOldChanges } from './firestore/commit.ts';
import type { Documents } from './firestore/Documents.ts';
import { CLIENT_LIMITS, createHttpServer } from './http/createHttpServer.ts';
import { publicConfig } from './http/PublicConfig.ts';
import { createRouter } from './http/router.ts';
import { mountIdentity } from './http/mountIdentity.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { loadSite } from './http/site/loadSite.ts';
import type { Database } from './sqlite/Database.ts';
import type { Instance } from './sqlite/instance.ts';
import { startIdentity } from './startIdentity.ts';

export interface ServerParts {
  readonly config: Config;
  /** Open and migrated; the caller closes it after `close`. */
  readonly database: Database;
  readonly instance: Instance;
  readonly documents: Documents;
  /** Who a token was issued to, null when it is not valid; the accounts of this server say so unless given. */
  readonly verifyIdToken?: (token: string) => Promise<User | null>;
  readonly clock: Clock;
  readonly log: Logger;
}

export interface RunningServer {
  /** Where it can be reached, for example http://127.0.0.1:8080. */
  readonly url: string;
  /** Stops taking requests, lets those under way finish for `graceMs`, then cuts the rest off. */
  close(graceMs?: number): Promise<void>;
}

const urlOf = ({ address, family, port }: AddressInfo): string =>
  `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;

const UPKEEP_EVERY_MS = 3_600_000;

function runUpkeep({ documents, log }: ServerParts): void {
  try {
    forgetOldChanges(documents);
  } catch (error) {
    log.error({ err: error }, 'upkeep failed; it is tried again in an hour');
  }
}

/**
 * Loads the site, wires the parts together and listens.
 * @throws SiteError when the web app is not built; a system error when the port is taken.
 */
export async function createServer(parts: ServerParts): Promise<RunningServer> {
  const { config, database, clock, log } = parts;
  const forClients = publicConfig(config, parts.instance);
  const site = await loadSite(config.siteDirectory, {
    productName: config.productName,
    config: forClients,
  });
  const health = database.prepare('SELECT 1 FROM instance');
  let port = config.port;
  const accounts = startIdentity({
    ...parts,
    publicUrl: () => config.publicUrl ?? `http://127.0.0.1:${port}`,
  });
  const router = createRouter({
    mountApi: (api) =>
      mountIdentity(api, {
        identity: accounts.identity,
        trustedProxies: config.accounts.trustedProxies,
        log,
      }),
    site,
    publicConfig: forClients,
    log,
    checkHealth: () => health.get(),
    documents: {
      documents: parts.documents,
      verifyIdToken: parts.verifyIdToken ?? accounts.currentUser,
    },
  });
  const isHttps = config.publicUrl?.startsWith('https:') ?? false;
  const http = createHttpServer({
    fetch: router.fetch,
    securityHeaders: securityHeaders(site.styleHashes, isHttps),
    log,
    clock,
    newRequestId: randomUUID,
    limits: CLIENT_LIMITS,
  });
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(config.port, config.host, () => {
      http.off('error', reject);
      resolve();
    });
  }).catch(async (error: unknown) => {
    await accounts.close();
    throw error;
  });
  const upkeep = setInterval(() => runUpkeep(parts), UPKEEP_EVERY_MS);
  upkeep.unref();
  // A listening TCP server always has an address of this shape.
  const address = http.address() as AddressInfo;
  port = address.port;
  return {
    url: urlOf(address),
    close: async (graceMs = 5000) => {
      clearInterval(upkeep);
      await new Promise<void>((resolve) => {
        const cut = setTimeout(() => http.closeAllConnections(), graceMs);
        http.close(() => {
          clearTimeout(cut);
          resolve();
        });
      });
      await accounts.close();
    },
  };
}
