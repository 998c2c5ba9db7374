import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { pino } from 'pino';
import { systemClock } from './clock.ts';
import { readConfig } from './config.ts';
import type { Documents } from './firestore/storage/Documents.ts';
import { hasCatalogue, seedCatalogue } from './firestore/storage/seedCatalogue.ts';
import { openDocuments } from './openDocuments.ts';
import { refuseMoved } from './moveProgress.ts';
import { createServer } from './server.ts';
import { checkIntegrity } from './sqlite/checkIntegrity.ts';
import { guardDatabase } from './sqlite/guardDatabase.ts';
import { diskReserve } from './sqlite/diskReserve.ts';
import { readInstance } from './sqlite/instance.ts';
import { migrate, readMigrations } from './sqlite/migrate.ts';
import { DATABASE_FILE, lockFolder, openDatabase } from './sqlite/openDatabase.ts';

/** The catalogue is loaded only here: reading it takes longer than all the rest of a start. */
async function seed(documents: Documents, isStopping: () => boolean): Promise<number> {
  const [{ catalogue }, { catalogueDocuments }] = await Promise.all([
    import('@mix/catalogue'),
    import('@mix/documents'),
  ]);
  if (isStopping()) return 0;
  return seedCatalogue(documents, catalogueDocuments(catalogue));
}

/**
 * Starts the server from the environment. Logs go to stderr; stdout gets the address alone.
 * @throws what stops the start; `startFailureWords` knows which errors an operator can mend.
 */
export async function runServer(): Promise<void> {
  // Whatever the server creates is for its own user only.
  process.umask(0o077);
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel, base: null }, pino.destination(2));
  let stopping = false;
  let stop = (exitCode: number): void => process.exit(exitCode);
  lockFolder(config.dataDirectory);
  refuseMoved(config.dataDirectory);
  const reserve = diskReserve(config.dataDirectory, randomBytes);
  reserve.releaseWhenNeeded();
  const database = openDatabase(config.dataDirectory);
  // An error before the server runs is thrown, and told in words by the caller.
  let isRunning = false;
  const guarded = guardDatabase(database, {
    clock: systemClock,
    reserve,
    onBroken: (error) => {
      if (!isRunning) return;
      log.fatal({ err: error }, 'the database cannot be trusted any more: stopping');
      stop(1);
    },
  });
  const migrations = readMigrations(join(import.meta.dirname, 'sqlite/migrations'));
  const applied = migrate(guarded, migrations, systemClock);
  const instance = readInstance(guarded, systemClock, randomBytes);
  const parts = { instance, clock: systemClock, log };
  const documents = openDocuments({
    ...parts,
    database: guarded,
    bounds: config.storage,
    random: randomBytes,
  });
  // With a catalogue in the database, requests are answered first, and its changes follow.
  const isFirstStart = !hasCatalogue(documents);
  if (isFirstStart) {
    const seeded = await seed(documents, () => stopping);
    log.debug({ applied, seeded }, 'database ready');
  }

  const server = await createServer({
    ...parts,
    database: guarded,
    essential: guarded.essential,
    findDamage: () => checkIntegrity(join(config.dataDirectory, DATABASE_FILE)),
    config,
    documents,
  });
  stop = (exitCode) => {
    // A terminal sends Ctrl-C to every process of the command, so it may arrive more than once.
    if (stopping) return;
    stopping = true;
    void server.close().then(() => {
      database.close();
      process.exit(exitCode);
    });
  };
  process.on('SIGINT', () => stop(0));
  process.on('SIGTERM', () => stop(0));
  // The script that started this process may die without a word: do not stay holding the port.
  process.on('disconnect', () => stop(0));
  // Whoever reads the line below may stop the server the next moment.
  isRunning = true;
  process.stdout.write(`${config.productName} Mix Calculator is ready at ${server.url}\n`);
  reserve.refill();
  if (!isFirstStart) {
    seed(documents, () => stopping).then(
      (seeded) => log.debug({ applied, seeded }, 'catalogue brought up to date'),
      (error: unknown) =>
        log.error({ err: error }, 'the catalogue could not be brought up to date'),
    );
  }
}
