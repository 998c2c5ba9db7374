import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { buildWeb } from './build/buildWeb.mjs';
import { prepare } from './prepare.mjs';
import { inRoot, say } from './project.mjs';
import { whenAskedToStop } from './runChild.mjs';

/*
 * The screens as they are being written: reloaded in place at each change, React's development build,
 * no service worker, source maps; beside them the real server over a database of its own, started
 * again at each change. DEV_PORT and SERVER_PORT choose the ports. With --seed the server gets two
 * accounts with a year of work in them; what they hold from an earlier run stays.
 */
await prepare(import.meta.url);
const { values } = parseArgs({ options: { seed: { type: 'boolean', default: false } } });
// The server serves the pages of a build too; the screens in development never come from there.
await buildWeb();
const serverPort = process.env['SERVER_PORT'] ?? '8081';
const origin = `http://127.0.0.1:${serverPort}`;
const server = spawn(
  process.execPath,
  ['--watch', '--disable-warning=ExperimentalWarning', inRoot('apps/server/src/main.ts')],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      PORT: serverPort,
      DATA_DIR: process.env['DATA_DIR'] ?? inRoot('data/dev'),
      LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
    },
  },
);
whenAskedToStop(() => {
  server.kill('SIGTERM');
  process.exit(0);
});

const require = createRequire(inRoot('apps/web/package.json'));
/** @type {typeof import('vite')} */
const { createServer } = await import(pathToFileURL(require.resolve('vite')).href);
const { devConfig } = await import(pathToFileURL(inRoot('apps/web/dev.config.ts')).href);
const screens = await createServer(devConfig(origin, Number(process.env['DEV_PORT'] ?? 5173)));
await screens.listen();
// A page that is opened before the server answers says no more than that it failed.
while (!(await fetch(`${origin}/healthz`).catch(() => null))?.ok) await setTimeout(100);
const address = screens.resolvedUrls?.local[0] ?? '';
say(`The screens in development: ${address}`);
say(`All of them, in their states: ${address}gallery`);
if (values.seed) {
  await seed().catch((/** @type {unknown} */ error) => {
    say(`The farm was not seeded: ${error instanceof Error ? (error.stack ?? '') : String(error)}`);
  });
}

async function seed() {
  const { seedServer } = await import(
    pathToFileURL(inRoot('apps/web/development/seed/seedServer.ts')).href
  );
  /** @type {readonly { email: string, password: string, documents: number, written: number }[]} */
  const accounts = await seedServer(origin, Date.now());
  say('Accounts to sign in with; the device gets their documents then:');
  for (const { email, password, documents, written } of accounts) {
    say(`  ${email}, password "${password}": ${documents} documents, ${written} of them new`);
  }
  say('A draft, a job in work and the preferences belong to a device: they begin empty.');
}
