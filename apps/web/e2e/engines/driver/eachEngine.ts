import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { afterAll, describe, it, onTestFinished } from 'vitest';
import { startServer } from '../../setup/startServer.ts';
import { LONGEST_WAIT_MS, type Engine, type RunningEngine } from './Engine.ts';
import { EnginePage } from './EnginePage.ts';
import { engines } from './engines.ts';

/** Ignored by Git. */
const FAILURES = join(import.meta.dirname, '../../failures');

/** A site at an address of its own, of which the engine has stored nothing yet. */
export interface EngineSite {
  readonly engine: string;
  readonly url: string;
  /** A folder of the test's own. */
  readonly folder: string;
  /** The path of a downloaded file whose name matches, once it is there. */
  readonly untilDownloaded: (name: RegExp) => Promise<string>;
  readonly openPage: () => Promise<EnginePage>;
  /** Stops the server: from here on nothing answers at the address. */
  readonly stopServer: () => Promise<void>;
  /** Keeps a picture of each open page, and prints where. */
  readonly keepFailure: (title: string) => Promise<void>;
  /** Keeps a picture of the visible page, where ENGINE_PICTURES names a folder. */
  readonly picture: (page: EnginePage, name: string) => Promise<void>;
}

/** Runs in a page: waits for all animations that have an end. */
const atRest = async (): Promise<void> => {
  const moving = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.allSettled(moving.map(({ finished }) => finished));
};

async function keepFailure(page: EnginePage, title: string): Promise<void> {
  // A page that the test has closed, or that does not answer, is not the cause of the failure.
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
    // A page that the test has closed itself is gone already.
    await Promise.all(open.map((page) => page.close().catch(() => undefined)));
    await server.stop();
    await rm(dataDirectory, { recursive: true });
  });
  return {
    engine: name,
    url: server.url,
    folder: dataDirectory,
    untilDownloaded: async (pattern) => {
      for (const end = Date.now() + LONGEST_WAIT_MS; Date.now() < end;) {
        const names = await readdir(engine.downloads).catch(() => []);
        const saved = names.find((each) => pattern.test(each));
        if (saved !== undefined && (await stat(join(engine.downloads, saved))).size > 0) {
          return join(engine.downloads, saved);
        }
        await setTimeout(100);
      }
      throw new Error(`nothing was saved as ${String(pattern)}`);
    },
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
      await page.evaluate(atRest);
      await writeFile(join(folder, `${name}-${title}.png`), await page.tab.screenshot());
    },
  };
}

const running = new Map<Engine, Promise<RunningEngine>>();

/** One test in each engine; skipped where the engine is not installed, naming what is missing. */
export function itInEachEngine(
  title: string,
  test: (site: EngineSite) => Promise<void>,
  among: readonly Engine[] = engines,
): void {
  describe.each(among)('$name', (engine) => {
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
