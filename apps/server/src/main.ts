import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { catalogue } from '@mix/catalogue';
import { catalogueDocuments } from '@mix/documents';
import { pino } from 'pino';
import { systemClock } from './clock.ts';
import { readConfig } from './config.ts';
import { seedCatalogue } from './firestore/seedCatalogue.ts';
import { openDocuments } from './openDocuments.ts';
import { createServer } from './server.ts';
import { guardDatabase } from './sqlite/guardDatabase.ts';
import { readInstance } from './sqlite/instance.ts';
import { migrate, readMigrations } from './sqlite/migrate.ts';
import { openDatabase } from './sqlite/openDatabase.ts';
import { startFailureWords } from './startFailureWords.ts';

/** Environment in, running server out. Logs go to stderr; stdout gets the address alone. */
async function main(): Promise<void> {
  // Whatever the server creates is for its own user only.
  process.umask(0o077);
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel, base: null }, pino.destination(2));
  let stop = (exitCode: number): void => process.exit(exitCode);
  const database = guardDatabase(openDatabase(config.dataDirectory), {
    clock: systemClock,
    onBroken: (error) => {
      log.fatal({ err: error }, 'the database cannot be trusted any more: stopping');
      stop(1);
    },
  });
  const migrations = readMigrations(join(import.meta.dirname, 'sqlite/migrations'));
  const applied = migrate(database, migrations, systemClock);
  const instance = readInstance(database, systemClock, randomBytes);
  const parts = { database, instance, clock: systemClock, log };
  const documents = openDocuments({ ...parts, random: randomBytes });
  const seeded = seedCatalogue(documents, catalogueDocuments(catalogue));
  log.debug({ applied, seeded }, 'database ready');

  const server = await createServer({
    ...parts,
    config,
    documents,
  });
  process.stdout.write(`${config.productName} Mix Calculator is ready at ${server.url}\n`);

  let stopping = false;
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
  // Started by a script that dies without a word: do not stay behind holding the port.
  process.on('disconnect', () => stop(0));
}

main().catch((error: unknown) => {
  console.error(startFailureWords(error) ?? error);
  process.exit(1);
});
