import type { CDPSession, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hillFarm } from '../../development/seed/hillFarm.ts';
import { seedServer } from '../../development/seed/seedServer.ts';
import { signIn, strip } from '../account/accountScreen.ts';
import { openFreshPage, siteUrl } from '../browser/browser.ts';

/** The edge of a cell: 8 kB/s, and 0.8 s until the first byte. */
const EDGE = { offline: false, latency: 800, downloadThroughput: 8000, uploadThroughput: 8000 };
const OPEN = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

const NOT_HERE = 'Not here yet.';
const said = (page: Page): Promise<string> => page.locator('main').innerText();

/** Texts that each screen must not show while the account has not sent the documents it counts. */
const screens = [
  ['/reporting?season=', /\$0|\b0 kg|of 190|there is none yet|\bleft\b/],
  ['/reporting', /No records yet|0 records/],
  ['/reporting?nitrogen=2026', /\b0 kg|Farm average/],
  ['/inandout', /Everything goes in|Save a backup/],
  ['/products?shed', /Nothing is counted|no job is planned/],
  ['/ground', /No paddocks yet/],
] as const;

const listening = (session: CDPSession, isHeld: boolean) =>
  session.send('Network.setBlockedURLs', { urls: isHeld ? ['*/Listen/*'] : [] });

it('on a thin line is said to be on its way on every screen, and then all figures are right', async () => {
  // An account that only this journey uses.
  const [farm] = await seedServer(siteUrl(), Date.now(), [
    { ...hillFarm, email: 'arriving@hillfarm.example' },
  ]);
  if (farm === undefined) throw new Error('the account is missing');
  const { page, close } = await openFreshPage();
  // The device has the app's files, but nothing of the account.
  for (const [address] of screens) await page.goto(address, { waitUntil: 'networkidle' });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await listening(session, true);
  await signIn(page, farm.email, farm.password);
  await page.getByText('Jo Marsh').first().waitFor();
  await session.send('Network.emulateNetworkConditions', EDGE);
  await listening(session, false);

  for (const [address, never] of screens) {
    await page.goto(address);
    await page.getByText(NOT_HERE, { exact: false }).first().waitFor();
    expect(await said(page), address).not.toMatch(never);
  }
  // The client library waits this long for a first answer before it calls itself offline.
  await page.goto('/reporting?season=');
  await page.waitForTimeout(12_000);
  expect(await said(page)).toContain(NOT_HERE);
  expect(await said(page)).not.toMatch(screens[0][1]);
  await page.goto('/');
  await strip(page, /ot all here yet/).waitFor();
  expect(await said(page)).not.toMatch(/Synced/);
  await page.goto('/products');
  await page.getByLabel('Search products').waitFor();
  expect(await said(page)).not.toMatch(/Search \d|★ \d/);

  await session.send('Network.emulateNetworkConditions', OPEN);
  await page.goto('/');
  await strip(page, /Synced/).waitFor();
  await page.goto('/inandout');
  await page.getByText('Everything goes in').waitFor();
  // The number of a year's records depends on the day of its end.
  const records = `${farm.records}`;
  await page.getByRole('listitem').filter({ hasText: 'Records' }).getByText(records).waitFor();
  await page.getByRole('button', { name: 'Save a backup' }).waitFor();
  await page.goto('/reporting?season=');
  await page.getByText('Airstrip').first().waitFor();
  expect(await said(page)).not.toMatch(/Not here yet/);
  expect(await said(page)).toMatch(/Airstrip\s17\.3\sha,\s[\d.]+\sleft/);
  const season = await said(page);
  await page.goto('/reporting?days=all');
  await page.getByText(`${records} records`).first().waitFor();
  await page.goto('/products');
  await page.getByText('★ 3').waitFor();
  await close();

  // The figures are those of a device that had a good line all the time.
  const other = await openFreshPage();
  await signIn(other.page, farm.email, farm.password);
  await strip(other.page, /Synced/).waitFor();
  await other.page.goto('/reporting?season=');
  await other.page.getByText('Airstrip').first().waitFor();
  await expect.poll(() => said(other.page)).toBe(season);
  await other.close();
});
