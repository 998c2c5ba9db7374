import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { buildWeb } from './buildWeb.mjs';
import { prepare } from './prepare.mjs';
import { inRoot, say } from './project.mjs';
import { whenAskedToStop } from './runChild.mjs';

/*
 * The screens as they are being written: reloaded in place at each change, React's development build,
 * no service worker, source maps; beside them the real server over a database of its own, started
 * again at each change. DEV_PORT and SERVER_PORT choose the ports.
 */
await prepare(import.meta.url);
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
say(`The screens in development: ${screens.resolvedUrls?.local[0] ?? ''}`);
