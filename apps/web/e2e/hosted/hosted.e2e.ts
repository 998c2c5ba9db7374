import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openFreshPage, untilAlive } from '../browser/browser.ts';
import { runToEnd } from '../setup/runToEnd.ts';
import { serveHosted } from './serveHosted.ts';

const repository = resolve(import.meta.dirname, '../../../..');

let folder: string;
let site: Awaited<ReturnType<typeof serveHosted>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mix-hosted-'));
  const config = { productName: 'Ridgeline', apiKey: 'k', projectId: 'demo-mix', appId: 'a' };
  await writeFile(join(folder, 'hosted.json'), JSON.stringify(config));
  await runToEnd(join(repository, 'scripts/build/build.mjs'), [
    '--hosted',
    join(folder, 'hosted.json'),
    '--out',
    join(folder, 'site'),
  ]);
  site = await serveHosted(join(folder, 'site'));
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

it('the app runs from a static host, under its policy and its name', async () => {
  const { page, complaints, close } = await openFreshPage({ baseURL: site.url });
  const { origin } = new URL(site.url);
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(origin)) elsewhere.push(request.url());
  });
  for (const path of ['/', '/mix', '/products', '/auth/Action', '/tos']) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()['content-security-policy']).toContain("script-src 'self'");
    await untilAlive(page);
    expect(await page.title()).toContain('Ridgeline Mix Calculator');
    // What is inline is data: the policy would refuse a script.
    const inline = await page
      .locator('script:not([src])')
      .evaluateAll((scripts) => scripts.map((script) => script.getAttribute('type')));
    expect(inline).toEqual(['application/json']);
  }
  expect((await page.goto('/nowhere'))?.status()).toBe(404);
  expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
  // Signed out, nothing leaves for the hosted service.
  expect(elsewhere).toEqual([]);
  await close();
});
