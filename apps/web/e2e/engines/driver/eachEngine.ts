import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, describe, it, onTestFinished } from 'vitest';
import { startServer } from '../../setup/startServer.ts';
import type { Engine, RunningEngine } from './Engine.ts';
import { EnginePage } from './EnginePage.ts';
import { engines } from './engines.ts';

/** Ignored by Git. */
const FAILURES = join(import.meta.dirname, '../../failures');

/** A site of its own address, of which the engine keeps nothing yet. */
export interface EngineSite {
  readonly engine: string;
  readonly url: string;
  readonly openPage: () => Promise<EnginePage>;
  /** From here on nobody answers at its address. */
  readonly stopServer: () => Promise<void>;
  /** Keeps how each of its pages looks, and tells where. */
  readonly keepFailure: (title: string) => Promise<void>;
  /** Keeps a picture of what is in view, where ENGINE_PICTURES names a folder. */
  readonly picture: (page: EnginePage, name: string) => Promise<void>;
}

async function keepFailure(page: EnginePage, title: string): Promise<void> {
  // A page that the test has closed, or that does not answer, is not what it failed of.
  const image = await page.tab.screenshot().catch(() => null);
  if (image === null) return;
  await mkdir(FAILURES, { recursive: true });
  const file = join(FAILURES, `${title.replaceAll(/\W+/g, '-').slice(0, 80)}.png`);
  await writeFile(file, image);
  process.stderr.write(`The page when the test failed: ${file}\n`);
}

async function openSite(name: string, engine: RunningEngine): Promise<EngineSite> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'mix-engines-'));
  const server = await startServer({ dataDirectory });
  const open: EnginePage[] = [];
  onTestFinished(async () => {
    // One that the test has closed by itself is gone.
    await Promise.all(open.map((page) => page.close().catch(() => undefined)));
    await server.stop();
    await rm(dataDirectory, { recursive: true });
  });
  return {
    engine: name,
    url: server.url,
    stopServer: server.stop,
    keepFailure: async (title) => {
      for (const [index, page] of open.entries())
        await keepFailure(page, `${name}-${title}-${index}`);
    },
    openPage: async () => {
      const page = new EnginePage(await engine.openTab(), server.url, engine.pointerType);
      open.push(page);
      return page;
    },
    picture: async (page, title) => {
      const folder = process.env['ENGINE_PICTURES'];
      if (folder === undefined) return;
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, `${name}-${title}.png`), await page.tab.screenshot());
    },
  };
}

const running = new Map<Engine, Promise<RunningEngine>>();

/** One test in each engine; where one is not installed, it is skipped there and says what is missing. */
export function itInEachEngine(title: string, test: (site: EngineSite) => Promise<void>): void {
  describe.each(engines)('$name', (engine) => {
    afterAll(async () => {
      const started = running.get(engine);
      running.delete(engine);
      await (await started)?.close();
    });
    it(title, async ({ skip }) => {
      if (engine.missing !== null) skip(engine.missing);
      const started = running.get(engine) ?? engine.start();
      running.set(engine, started);
      const site = await openSite(engine.name, await started);
      try {
        await test(site);
      } catch (error) {
        await site.keepFailure(title);
        throw error;
      }
    });
  });
}
