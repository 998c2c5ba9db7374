import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openFreshPage, untilAlive } from '../browser/browser.ts';
import { lookForUpdate, openKept, pagesLoaded, versionOf } from '../kept/keptApp.ts';
import { BYTES, secondVersion } from '../setup/secondVersion.ts';
import { buildHosted } from './buildHosted.ts';
import { expectEveryPage, expectEveryPageOffline } from './everyPage.ts';
import { startEmulator } from './startEmulator.ts';

/* A site of its own in Google's emulator of hosting, which is deployed a second time under an open page. */
const productName = 'Ridgeline';
const projectId = 'demo-mix';

let folder: string;
let site: Awaited<ReturnType<typeof startEmulator>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mix-hosting-'));
  const configuration = await buildHosted(folder, { productName, projectId });
  const { FIREBASE_TOOLS: firebase = '' } = process.env;
  site = await startEmulator(configuration, 'hosting', { firebase, projectId });
});
afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true });
});

/** Deploys another build in place of the first, of which no file is left. */
async function deploySecond(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const first = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [path.slice(directory.length), { body: await readFile(path, BYTES) }] as const;
    }),
  );
  const second = secondVersion(new Map(first));
  for (const [path] of first) if (!second.has(path)) await rm(join(directory, path));
  for (const [path, { body }] of second) await writeFile(join(directory, path), body, BYTES);
}

it('every page is answered at its address, under its policy and its name', () =>
  expectEveryPage(site.url, productName));

it('after one visit every page opens from its own address without a network', () =>
  expectEveryPageOffline(site.url, productName));

it('a second build waits beside the page that is open, and is taken when it is asked for', async () => {
  const { page, complaints, close } = await openFreshPage({
    baseURL: site.url,
    serviceWorkers: 'allow',
  });
  await openKept(page, '/mix');
  const loaded = pagesLoaded(page);
  await deploySecond(join(folder, 'site'));
  expect(await lookForUpdate(page)).toBe('installed');
  // The first build is whole on the device, though its files are gone from the host.
  await page.getByRole('link', { name: 'Reporting', exact: true }).click();
  await page.getByRole('heading', { name: 'No records yet' }).waitFor();
  expect([await versionOf(page), loaded]).toEqual(['first', []]);
  await page.getByText('New version ready').waitFor();
  await page.getByRole('button', { name: 'Load it' }).click();
  await expect.poll(() => versionOf(page).catch(() => 'between')).toBe('second');
  await untilAlive(page);
  await page.getByRole('heading', { name: 'No records yet' }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});
