import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { siteUrl } from '../browser/browser.ts';

const statusOf = async (path: string): Promise<number> => (await fetch(siteUrl() + path)).status;

it('has a source map of every script, and serves none', async () => {
  const maps = await readdir(join(import.meta.dirname, '../../maps'));
  const home = await (await fetch(siteUrl())).text();
  const script = /<script type="module"[^>]* src="([^"]+)"/.exec(home)?.[1] ?? '';
  expect(maps).toContain(`${script.replace('/assets/', '')}.map`);

  const statuses = await Promise.all(maps.map((name) => statusOf(`/assets/${name}`)));
  expect(new Set(statuses)).toEqual(new Set([404]));
  expect(await (await fetch(siteUrl() + script)).text()).not.toContain('sourceMappingURL');
  expect(await (await fetch(`${siteUrl()}/sw.js`)).text()).not.toContain('.map"');
});

it('has no gallery, and no word of it', async () => {
  expect(await statusOf('/gallery')).toBe(404);
  expect(await statusOf('/development/gallery/index.html')).toBe(404);
  const assets = join(import.meta.dirname, '../../dist/assets');
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  for (const name of scripts) {
    expect(await readFile(join(assets, name), 'utf8'), name).not.toMatch(/gallery\.localhost/);
  }
});
