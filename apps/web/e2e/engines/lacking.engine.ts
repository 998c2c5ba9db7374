import { expect } from 'vitest';
import { hillBlock } from '../../src/plan/testing/exampleMixes.ts';
import { itInEachEngine } from './driver/eachEngine.ts';
import { button, link, sheet, text } from './driver/sought.ts';

itInEachEngine('offers nothing that the engine lacks', async ({ openPage }) => {
  const page = await openPage();
  await page.goto('/tos');
  await page.evaluate((value) => {
    localStorage.setItem('mix.draft', JSON.stringify({ schema: 1, value }));
  }, hillBlock);
  const lacking = await page.evaluate(() =>
    ['BarcodeDetector', 'onbeforeinstallprompt', 'Accelerometer']
      .filter((name) => !(name in window))
      .concat(['setAppBadge', 'share', 'standalone'].filter((name) => !(name in navigator))),
  );
  // If the engine had one of these by now, the checks below would test something else.
  expect(lacking).toEqual([
    ...['BarcodeDetector', 'onbeforeinstallprompt', 'Accelerometer'],
    ...['setAppBadge', 'share', 'standalone'],
  ]);

  // No offer to install, by a button or by Safari's own menu, to somebody who has planned here.
  await page.goto('/');
  await page.find(link('Continue this mix'));
  await page.tap(link('Mix'));
  await page.tap(link('Home'));
  await page.find(link('Continue this mix'));
  expect(await page.words()).not.toMatch(/home screen|Install/i);

  // No share panel: a link and a text are copied, never sent.
  await page.goto('/result');
  await page.tap(button('Share'));
  await page.find(button('Copy the link', sheet));
  expect(await page.isThere(button('Copy as text', sheet))).toBe(true);
  expect(await page.isThere(button(/^Send (the link|as text)$/, sheet))).toBe(false);

  // No reader of bar codes in the engine and no camera here: the digits are typed.
  await page.goto('/products?scan');
  await page.find(text(/^(No camera to scan with|The camera may not be used here)$/));
});
