import { expect } from 'vitest';
import { itInEachEngine } from './driver/eachEngine.ts';
import { button, field, role, text } from './driver/sought.ts';
import { addProduct, closeKeypad } from './mixSteps.ts';

const screens = [
  ['/', 'Plan a mix'],
  ['/products', 'Products'],
  ['/reporting', 'No records yet'],
  ['/people', /^Sign in to work with others/],
  ['/tos', 'Terms of service'],
  ['/no-such-page', 'There is no page at this address'],
] as const;

itInEachEngine(
  'opens every screen and plans a mix without a network after one visit',
  async ({ openPage, stopServer, url, picture }) => {
    const first = await openPage();
    await first.goto('/');
    await first.until('the app to be kept on the device', () =>
      first.evaluate(() => navigator.serviceWorker.controller?.state === 'activated'),
    );
    await first.close();
    await stopServer();
    await expect(fetch(url)).rejects.toThrow();

    const page = await openPage();
    for (const [address, words] of screens) {
      await page.goto(address);
      await page.find(text(words));
    }
    await page.goto('/mix');
    await page.tap(button('Only the tank, for now'));
    await page.fill(field(/^Tank/), '1000');
    await page.fill(field(/^Area/), '40');
    await page.fill(field(/^Application rate/), '100');
    await addProduct(page, 'Urea', '20');
    await closeKeypad(page);
    await page.tap(role('link', 'Show the result'));
    await page.find(button('Start filling'));
    await page.says(/4 loads of 1,000 L/);
    await page.says(/200 kg/);
    await page.tap(button(/^All 40/));
    await page.says(/800 kg/);
    await picture(page, 'result without a network');
  },
);
