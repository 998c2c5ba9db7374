import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startHosted } from '../hosted/startHosted.ts';
import { runToEnd } from './runToEnd.ts';
import { startServer } from './startServer.ts';

const repository = resolve(import.meta.dirname, '../../../..');

export type LetterBox =
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'emulator'; readonly origin: string; readonly projectId: string };

declare module 'vitest' {
  export interface ProvidedContext {
    readonly siteUrl: string;
    readonly chromiumPath: string;
    /** Further arguments of Chromium for a target; none for the self-hosted server. */
    readonly chromiumArgs: readonly string[];
    /** A folder of the self-hosted server, or the address of Google's emulator of accounts. */
    readonly letters: LetterBox;
  }
}

/**
 * Builds the site where it is stale, finds a browser, and serves the site from a fresh database.
 * With E2E_TARGET=emulators, which scripts/rehearse.mjs sets, it serves the hosted site over
 * Google's emulators.
 */
export default async function startSite(project: TestProject): Promise<() => Promise<void>> {
  await runToEnd(join(repository, 'scripts/build/build.mjs'));
  const chromiumPath = await runToEnd(join(repository, 'scripts/findChromium.mjs'));
  project.provide('chromiumPath', chromiumPath.trim().split('\n').at(-1) ?? '');
  if (process.env['E2E_TARGET'] === 'emulators') return startHosted(project);

  project.provide('chromiumArgs', []);
  const dataDirectory = await mkdtemp(join(tmpdir(), 'mix-e2e-'));
  project.provide('letters', { kind: 'folder', path: join(dataDirectory, 'outbox') });
  // All journeys come from one address, and register more accounts in an hour than one may.
  const server = await startServer({ dataDirectory, hasLimits: false });
  project.provide('siteUrl', server.url);
  return async () => {
    await server.stop();
    await rm(dataDirectory, { recursive: true });
  };
}
