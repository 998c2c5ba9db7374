import { expect, it } from 'vitest';
import { barriersOf } from '../browser/barriersOf.ts';
import {
  expectNoSidewaysScroll,
  laptop,
  openFreshPage,
  phone,
  untilAlive,
  untilQuiet,
} from '../browser/browser.ts';

const addresses = [
  '/',
  '/mix',
  '/products',
  '/products?product=urea',
  '/reporting',
  '/result',
  '/reporting?season',
  '/catchtest',
  '/auth/Action',
  '/auth/Action?mode=resetPassword&oobCode=code',
  '/auth/Action?mode=verifyEmail',
  '/privacypolicy',
  '/tos',
  '/no-such-page',
];
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

it.concurrent.each(addresses)(
  '%s stands, without a complaint, at 1280, 360 and 320 px',
  async (address) => {
    const { page, complaints, close } = await openFreshPage({ viewport: laptop });
    await page.goto(address);
    await untilAlive(page);
    for (const viewport of [laptop, { ...phone, width: 320 }, phone]) {
      await page.setViewportSize(viewport);
      await untilQuiet(page);
      expect(await page.locator('main h1').count()).toBe(1);
      await expectNoSidewaysScroll(page);
      if (viewport.width === 320) continue;
      // At the end of the page nothing lies under a bar that sticks to the edge.
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      expect(await barriersOf(page, rules)).toEqual([]);
    }
    // The browser itself reports that a page came with 404, as the unknown one should, and that the
    // code of a made-up link was refused.
    const expected = address.includes('oobCode') ? 'status of 400' : 'status of 404';
    expect(complaints.filter((text) => !text.includes(expected))).toEqual([]);
    await close();
  },
);

it.each([
  ['/', 'Plan a mix'],
  ['/products', 'Ammonium sulphate'],
  ['/tos', 'The label wins'],
])('%s can be read without script', async (address, text) => {
  const { page, close } = await openFreshPage({ javaScriptEnabled: false });
  await page.goto(address);
  expect(await page.getByText(text).first().isVisible()).toBe(true);
  await close();
});
