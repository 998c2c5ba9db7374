import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    readonly browserEndpoint: string;
    /** File with the page's script. */
    readonly pageScript: string;
  }
}

const FIND_CHROMIUM = resolve(import.meta.dirname, '../../scripts/findChromium.mjs');

/** The path of a Chromium that runs. @throws Error that says what to do when there is none. */
async function findChromium(): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [FIND_CHROMIUM]);
  return stdout.trim().split('\n').at(-1) ?? '';
}

/** Bundles the client library, unchanged, with the page's script. */
async function bundlePage(folder: string): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: folder,
      minify: false,
      lib: {
        entry: join(import.meta.dirname, 'page/lab.ts'),
        formats: ['iife'],
        name: 'page',
        fileName: () => 'lab.js',
      },
    },
  });
  return join(folder, 'lab.js');
}

/** One browser for all suites, and the page they run in. */
export default async function startBrowser(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'mix-lab-'));
  const [executablePath, pageScript] = await Promise.all([findChromium(), bundlePage(folder)]);
  const browser = await chromium.launchServer({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  project.provide('browserEndpoint', browser.wsEndpoint());
  project.provide('pageScript', pageScript);
  return async () => {
    await browser.close();
    await rm(folder, { recursive: true });
  };
}
