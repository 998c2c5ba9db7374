import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readPageTable } from '../http/site/pageTable.ts';
import { writeSite } from '../testing/writeSite.ts';
import { HostedConfigError, readHostedConfig } from './readHostedConfig.ts';
import { writeHostedSite } from './writeHostedSite.ts';

let target: string;
let site: ReturnType<typeof writeSite>;
beforeEach(() => {
  site = writeSite();
  target = join(mkdtempSync(join(tmpdir(), 'mix-hosted-')), 'site');
});
afterEach(() => {
  site.remove();
  rmSync(join(target, '..'), { recursive: true });
});

const config = readHostedConfig(
  JSON.stringify({
    productName: 'Høyland & Co',
    apiKey: 'AIza-key',
    projectId: 'my-farm',
    appId: '1:2:web:3',
    measurementId: 'of no use to us',
  }),
);

const write = async (): Promise<void> =>
  writeHostedSite(site.directory, target, {
    ...config,
    pages: await readPageTable(site.directory),
  });
const read = (file: string): string => readFileSync(join(target, file), 'utf8');

test('pages, manifest and configuration name the product and the project; nothing is left to fill in', async () => {
  await write();
  const pages = readdirSync(join(target, 'pages'));
  expect(pages.length).toBeGreaterThan(0);
  for (const page of [...pages.map((name) => `pages/${name}`), '404.html']) {
    expect(read(page)).toContain('Høyland &amp; Co');
    expect(read(page)).not.toMatch(/%[A-Z_]+%/);
  }
  expect(read('pages/home.html')).toContain('"projectId":"my-farm"');
  expect(JSON.parse(read('config.json'))).toEqual({
    productName: 'Høyland & Co',
    apiKey: 'AIza-key',
    projectId: 'my-farm',
    appId: '1:2:web:3',
    selfHosted: false,
    weatherUrl: null,
    mapStyleUrl: null,
  });
  expect(JSON.parse(read('manifest.webmanifest'))).toMatchObject({
    name: expect.stringContaining('Høyland & Co') as string,
  });
  expect(existsSync(join(target, 'sw.js'))).toBe(true);
  expect(readdirSync(target, { recursive: true }).join()).not.toMatch(/\.(br|gz)\b/);
});

test('a second build leaves nothing of the first', async () => {
  await write();
  writeFileSync(join(target, 'left-over.js'), '');
  await write();
  expect(existsSync(join(target, 'left-over.js'))).toBe(false);
});

test.each([
  ['{', 'is not JSON'],
  ['{}', '  productName: '],
  [JSON.stringify({ ...config, apiKey: 'a:b' }), '  apiKey: must be'],
  [JSON.stringify({ ...config, projectId: 'My Farm' }), '  projectId: must be'],
])('%s is refused', (text, reason) => {
  expect(() => readHostedConfig(text)).toThrow(HostedConfigError);
  expect(() => readHostedConfig(text)).toThrow(reason);
});
