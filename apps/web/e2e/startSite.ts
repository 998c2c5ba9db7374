import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { productName } from './productName.ts';
import { runToEnd } from './runToEnd.ts';

const repository = resolve(import.meta.dirname, '../../..');

declare module 'vitest' {
  export interface ProvidedContext {
    readonly siteUrl: string;
    readonly chromiumPath: string;
  }
}

/** Builds the site where it is stale, finds a browser, and serves the site from a fresh database. */
export default async function startSite(project: TestProject): Promise<() => Promise<void>> {
  await runToEnd(join(repository, 'scripts/build.mjs'));
  const chromiumPath = await runToEnd(join(repository, 'scripts/findChromium.mjs'));
  project.provide('chromiumPath', chromiumPath.trim().split('\n').at(-1) ?? '');

  const dataDirectory = await mkdtemp(join(tmpdir(), 'mix-e2e-'));
  const server = spawn(process.execPath, [join(repository, 'apps/server/src/main.ts')], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDirectory,
      PRODUCT_NAME: productName,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  project.provide('siteUrl', await addressOf(server.stdout));
  return async () => {
    const ended = new Promise((done) => server.once('exit', done));
    server.kill('SIGTERM');
    await ended;
    await rm(dataDirectory, { recursive: true });
  };
}

/** The server says where it listens once it does. */
async function addressOf(output: AsyncIterable<Buffer>): Promise<string> {
  let text = '';
  for await (const chunk of output) {
    text += chunk.toString();
    const address = /https?:\/\/\S+/.exec(text)?.[0];
    if (address !== undefined) return address.replace(/\/$/, '');
  }
  throw new Error(`the server ended without an address: ${text}`);
}
