import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { readConfig } from '../config.ts';
import type { Authorize, User } from '../firestore/access/Authorize.ts';
import { Documents } from '../firestore/storage/Documents.ts';
import { newDocumentId } from '../firestore/storage/newDocumentId.ts';
import { openDocuments } from '../openDocuments.ts';
import type { IdentitySettings } from '../identity/IdentityParts.ts';
import { createServer, type ServerParts } from '../server.ts';
import type { Database } from '../sqlite/Database.ts';
import { readInstance } from '../sqlite/instance.ts';
import { migrate, readMigrations } from '../sqlite/migrate.ts';
import { openDatabase } from '../sqlite/openDatabase.ts';
import { writeSite } from './writeSite.ts';

export interface TestServer {
  readonly url: string;
  readonly database: Database;
  readonly apiKey: string;
  readonly projectId: string;
  readonly dataDirectory: string;
  /** Milliseconds; tests move it on. */
  readonly time: { now: number };
  /** Letters in the outbox, oldest first: the text of each file. */
  letters(): readonly string[];
  readonly documents: Documents;
  /** As configured; a test changes what an operator would between two starts. */
  readonly settings: IdentitySettings;
  /** What was logged so far, one parsed line each. */
  readonly logged: Readonly<Record<string, unknown>>[];
  /** @param graceMs how long requests under way may take. */
  stop(graceMs?: number): Promise<void>;
}

export interface TestServerOptions {
  /** Instead of the rules of `firestore.rules`. */
  readonly authorize?: Authorize;
  /** The users of accepted tokens, instead of the accounts of this server. */
  readonly users?: Readonly<Record<string, User>>;
  readonly clock?: () => number;
  readonly database?: Database;
  readonly essential?: Database;
  readonly findDamage?: ServerParts['findDamage'];
  readonly channels?: ServerParts['channels'];
}

export const MIGRATIONS = readMigrations(join(import.meta.dirname, '../sqlite/migrations'));

let drawn = 0;
/** The same bytes in every run, yet no two draws alike. */
const random = (count: number): Uint8Array =>
  Uint8Array.from({ length: count }, () => (drawn = (drawn * 5 + 7) % 251));

function readOutbox(directory: string): readonly string[] {
  try {
    return readdirSync(directory)
      .filter((name) => name.endsWith('.txt'))
      .map((name) => readFileSync(join(directory, name), 'utf8'));
  } catch {
    // The folder is made with the first letter.
    return [];
  }
}

/** The real server on a free port, over a small site and a database in memory. */
export async function startTestServer(
  env: Record<string, string> = {},
  options: TestServerOptions = {},
): Promise<TestServer> {
  const site = writeSite();
  const database = options.database ?? openDatabase(':memory:');
  const dataDirectory = mkdtempSync(join(tmpdir(), 'mix-data-'));
  const config = readConfig({
    PORT: '0',
    SITE_DIR: site.directory,
    DATA_DIR: dataDirectory,
    LOG_LEVEL: 'debug',
    ...env,
  });
  const time = { now: Date.UTC(2026, 10, 21) };
  const clock = options.clock ?? ((): number => time.now);
  migrate(database, MIGRATIONS, clock);
  const instance = readInstance(database, clock, (count) => new Uint8Array(count).fill(0xab));
  const logged: Record<string, unknown>[] = [];
  const log = pino(
    { level: config.logLevel },
    { write: (line) => logged.push(JSON.parse(line) as Record<string, unknown>) },
  );
  const parts = { database, instance, clock, log };
  const documents =
    options.authorize === undefined
      ? openDocuments({ ...parts, bounds: config.storage, random })
      : new Documents({
          database,
          clock,
          projectId: instance.projectId,
          authorize: options.authorize,
          newId: () => newDocumentId(random),
          onListenerFailure: (error) => log.error({ err: error }, 'a listener failed'),
        });
  const { users, channels, essential, findDamage } = options;
  const server = await createServer({
    ...parts,
    config,
    documents,
    ...(channels !== undefined && { channels }),
    ...(essential !== undefined && { essential }),
    ...(findDamage !== undefined && { findDamage }),
    ...(users !== undefined && {
      verifyIdToken: (token: string) => Promise.resolve(users[token] ?? null),
    }),
  });
  return {
    url: server.url,
    database,
    apiKey: instance.apiKey,
    projectId: instance.projectId,
    dataDirectory: config.dataDirectory,
    time,
    letters: () => readOutbox(join(config.dataDirectory, 'outbox')),
    documents,
    settings: config.accounts.identity,
    logged,
    stop: async (graceMs = 0) => {
      await server.close(graceMs);
      database.close();
      site.remove();
      rmSync(dataDirectory, { recursive: true });
    },
  };
}
