import { randomBytes, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { HeldBytes } from './bounds/HeldBytes.ts';
import { serverBounds } from './bounds/serverBounds.ts';
import { Turns } from './bounds/Turns.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { User } from './firestore/access/Authorize.ts';
import { CHANNEL_SETTINGS, type ChannelSettings } from './firestore/channel/ChannelSettings.ts';
import { forgetOldChanges } from './firestore/commit/commit.ts';
import { eraseClosedFarms } from './firestore/farms/eraseClosedFarms.ts';
import type { Documents } from './firestore/storage/Documents.ts';
import { openChannels } from './firestore/openChannels.ts';
import { followOtherProcesses } from './followOtherProcesses.ts';
import { CLIENT_LIMITS, createHttpServer } from './http/createHttpServer.ts';
import { networkOf } from './http/clientAddress.ts';
import { publicConfig } from './http/PublicConfig.ts';
import { Intake } from './http/Intake.ts';
import { createRouter } from './http/router.ts';
import { mountPrograms } from './http/programs/mountPrograms.ts';
import { mountIdentity } from './http/mountIdentity.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { loadSite } from './http/site/loadSite.ts';
import { startMetrics } from './metrics/startMetrics.ts';
import type { Database } from './sqlite/Database.ts';
import type { Instance } from './sqlite/instance.ts';
import { startIdentity } from './startIdentity.ts';

export interface ServerParts {
  readonly config: Config;
  /** Open and migrated; the caller closes it after `close`. */
  readonly database: Database;
  /** The same database for what has to go on when the disk is full. */
  readonly essential?: Database;
  readonly instance: Instance;
  readonly documents: Documents;
  /** Who a token was issued to; null when not valid. Unless given, the server's accounts decide. */
  readonly verifyIdToken?: (token: string) => Promise<User | null>;
  /** Times and limits of the channels that differ from the usual ones. */
  readonly channels?: Partial<ChannelSettings>;
  /** Reads the whole database; gives what is wrong with it, a line each. Called once a day. */
  readonly findDamage?: () => Promise<readonly string[]>;
  readonly clock: Clock;
  readonly log: Logger;
}

export interface RunningServer {
  /** Where the server can be reached, for example http://127.0.0.1:8080. */
  readonly url: string;
  /** Stops taking requests, lets those under way finish for `graceMs`, then cuts the rest off. */
  close(graceMs?: number): Promise<void>;
}

const urlOf = ({ address, family, port }: AddressInfo): string =>
  `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;

/** Connections the operating system keeps until we take them: a burst must not turn others away. */
const WAITING_CONNECTIONS = 4096;

/** What every request costs before it is known what it asks; each connection has two in line at most. */
const ADMISSION = { sliceMs: 2, mostPerAddress: Infinity, most: Infinity };

/** Health checks of a supervisor wait for no turn. */
const HEALTH = '/healthz';

const HANG_UP_EVERY_MS = 20;
/** The best compression takes a second of the processor, which those who come back after a start need more. */
const SQUEEZE_AFTER_MS = 60_000;
const UPKEEP_EVERY_MS = 3_600_000;
const CHECK_EVERY_MS = 24 * UPKEEP_EVERY_MS;

const DAMAGED =
  'the database is damaged: stop the server, see `mix admin check`, and restore the newest sound backup';

function runUpkeep({ documents, database, log }: ServerParts): void {
  try {
    forgetOldChanges(documents);
    for (const farmId of eraseClosedFarms(documents)) {
      log.info({ audit: 'farmErased', farmId }, 'audit');
    }
    database.emptyLog();
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
    publicUrl: config.publicUrl,
    config: forClients,
  });
  let isSound = true;
  const health = database.prepare('SELECT 1 FROM instance');
  const metrics =
    config.metricsPort === null
      ? null
      : await startMetrics({ port: config.metricsPort, documents: parts.documents, database });
  if (metrics !== null) log.info({ url: metrics.url }, 'figures for Prometheus');
  let port = config.port;
  const accounts = startIdentity({
    ...parts,
    publicUrl: () => config.publicUrl ?? `http://127.0.0.1:${port}`,
    onSessionsEnded: (uid) => channels.recheckSoon(uid),
  });
  const verifyIdToken = parts.verifyIdToken ?? accounts.currentUser;
  const { trustedProxies } = config.accounts;
  const bounds = serverBounds(config.memoryMiB, config.accounts.identity.hasLimits);
  const held = new HeldBytes(bounds.held);
  const elapsed = (): number => performance.now();
  let connected = 0;
  const arrivals = (): (() => boolean) => {
    let seen = 0;
    return () => seen !== (seen = connected);
  };
  const turns = new Turns(bounds.turns, elapsed, arrivals());
  const admission = new Turns(ADMISSION, elapsed, arrivals());
  const intake = new Intake({ held, turns, trustedProxies });
  const channels = openChannels({
    documents: parts.documents,
    settings: { ...CHANNEL_SETTINGS, ...bounds.sessions, ...parts.channels },
    held,
    clock,
    elapsed,
    newSecret: () => randomBytes(18).toString('base64url'),
    verifyIdToken,
    onFailure: (error) => log.error({ err: error }, 'a stream failed'),
  });
  const router = createRouter({
    mountApi: (api) => {
      const { identity } = accounts;
      mountIdentity(api, { identity, intake, log });
      const { productName } = config;
      mountPrograms(api, { identity, documents: parts.documents, intake, clock, productName });
    },
    site,
    publicConfig: forClients,
    log,
    checkHealth: () => health.get(),
    isSound: () => isSound,
    securityContact: config.securityContact,
    clock,
    documents: { documents: parts.documents, intake, verifyIdToken },
    channels: { channels, intake },
  });
  const isHttps = config.publicUrl?.startsWith('https:') ?? false;
  const http = createHttpServer({
    fetch: router.fetch,
    securityHeaders: securityHeaders(site.styleHashes, config, isHttps),
    log,
    clock,
    newRequestId: randomUUID,
    limits: CLIENT_LIMITS,
    connections: { ...bounds.connections, trustedProxies },
    admit: ({ url, socket }, begin) =>
      url === HEALTH
        ? setImmediate(begin)
        : void admission.run(networkOf(socket.remoteAddress), begin),
    ...(metrics === null ? {} : { onAnswered: metrics.countAnswer }),
  });
  http.on('connection', () => (connected += 1));
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen({ port: config.port, host: config.host, backlog: WAITING_CONNECTIONS }, () => {
      http.off('error', reject);
      resolve();
    });
  }).catch(async (error: unknown) => {
    channels.close();
    await Promise.all([accounts.close(), metrics?.close()]);
    throw error;
  });
  const squeezing = setTimeout(() => void site.squeezePages(), SQUEEZE_AFTER_MS);
  squeezing.unref();
  const upkeep = setInterval(() => runUpkeep(parts), UPKEEP_EVERY_MS);
  upkeep.unref();
  const checking = setInterval(() => {
    parts.findDamage?.().then(
      (damage) => {
        isSound = damage.length === 0;
        if (!isSound) log.fatal({ damage }, DAMAGED);
      },
      (error: unknown) => log.error({ err: error }, 'the database could not be checked'),
    );
  }, CHECK_EVERY_MS);
  checking.unref();
  const stopFollowing = followOtherProcesses({ ...parts, channels });
  // A listening TCP server always has an address of this shape.
  const address = http.address() as AddressInfo;
  port = address.port;
  return {
    url: urlOf(address),
    close: async (graceMs = 5000) => {
      clearTimeout(squeezing);
      clearInterval(upkeep);
      clearInterval(checking);
      stopFollowing();
      await new Promise<void>((resolve) => {
        const cut = setTimeout(() => http.closeAllConnections(), graceMs);
        // Connections that were in use become idle one by one.
        const hangUp = setInterval(() => http.closeIdleConnections(), HANG_UP_EVERY_MS);
        http.close(() => {
          clearTimeout(cut);
          clearInterval(hangUp);
          resolve();
        });
        channels.close();
      });
      await Promise.all([accounts.close(), metrics?.close()]);
    },
  };
}
