import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, it } from 'vitest';
import { buildHosted } from './buildHosted.ts';
import { expectEveryPage, expectEveryPageOffline } from './everyPage.ts';
import { serveHosted } from './serveHosted.ts';

const productName = 'Ridgeline';

let folder: string;
let site: Awaited<ReturnType<typeof serveHosted>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mix-hosted-'));
  site = await serveHosted(await buildHosted(folder, { productName, projectId: 'demo-mix' }));
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

it('every page is answered at its address by a static host, under its policy and its name', () =>
  expectEveryPage(site.url, productName));

it('after one visit every page opens from its own address without a network', () =>
  expectEveryPageOffline(site.url, productName));
