import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { catalogue } from '@mix/catalogue';
import { catalogueDocuments } from '@mix/documents';
import { pino } from 'pino';
import { systemClock } from './clock.ts';
import { readConfig } from './config.ts';
import { createServer } from './server.ts';
import { readInstance } from './sqlite/instance.ts';
import { migrate, readMigrations } from './sqlite/migrate.ts';
import { openDatabase } from './sqlite/openDatabase.ts';
import { seedCatalogue } from './sqlite/seedCatalogue.ts';
import { startFailureWords } from './startFailureWords.ts';

/** Environment in, running server out. Logs go to stderr; stdout gets the address alone. */
async function main(): Promise<void> {
  // Whatever the server creates is for its own user only.
  process.umask(0o077);
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel, base: null }, pino.destination(2));
  const database = openDatabase(config.dataDirectory);
  const migrations = readMigrations(join(import.meta.dirname, 'sqlite/migrations'));
  const applied = migrate(database, migrations, systemClock);
  const instance = readInstance(database, systemClock, randomBytes);
  const seeded = seedCatalogue(database, catalogue.version, catalogueDocuments(catalogue));
  log.debug({ applied, seeded }, 'database ready');

  const server = await createServer({ config, database, instance, clock: systemClock, log });
  process.stdout.write(`${config.productName} Mix Calculator is ready at ${server.url}\n`);

  let stopping = false;
  const stop = (): void => {
    // A terminal sends Ctrl-C to every process of the command, so it may arrive more than once.
    if (stopping) return;
    stopping = true;
    void server.close().then(() => {
      database.close();
      process.exit(0);
    });
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // Started by a script that dies without a word: do not stay behind holding the port.
  process.on('disconnect', stop);
}

main().catch((error: unknown) => {
  console.error(startFailureWords(error) ?? error);
  process.exit(1);
});
