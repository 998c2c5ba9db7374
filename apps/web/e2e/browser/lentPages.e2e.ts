import { expect, it } from 'vitest';
import { openFreshPage, openWithApp } from './browser.ts';

it.each([
  ['a fresh device', openFreshPage],
  ['a device that keeps the app', openWithApp],
])('lends %s to the next test with nothing of the last one', async (_, open) => {
  // Nobody else has a page of this size.
  const visit = { viewport: { width: 361, height: 801 } };
  const first = await open(visit);
  await first.page.addInitScript(() => {
    localStorage.setItem('mix.planted', 'yes');
  });
  await first.page.route('**/healthz', (route) => route.fulfill({ body: 'planted on the page' }));
  await first.page
    .context()
    .route('**/config.json', (route) => route.fulfill({ body: 'planted on the device' }));
  await first.page.goto('/tos');
  const said = (page: typeof first.page, path: string) =>
    page.evaluate(async (of) => (await fetch(of)).text(), path);
  expect(await said(first.page, '/healthz')).toBe('planted on the page');
  await first.page.evaluate(() => {
    indexedDB.open('planted');
    sessionStorage.setItem('planted', 'yes');
  });
  await first.page.context().setOffline(true);
  await first.close();

  const next = await open(visit);
  expect(next.page).toBe(first.page);
  await next.page.goto('/tos');
  expect(await said(next.page, '/healthz')).not.toContain('planted');
  expect(await said(next.page, '/config.json')).toContain('productName');
  const left = await next.page.evaluate(async () => [
    localStorage.getItem('mix.planted'),
    sessionStorage.getItem('planted'),
    (await indexedDB.databases()).find(({ name }) => name === 'planted') ?? null,
  ]);
  expect(left).toEqual([null, null, null]);
  expect(next.complaints).toEqual([]);
  await next.close();
});
