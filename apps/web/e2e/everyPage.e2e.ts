import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { barriersOf } from './barriersOf.ts';
import {
  expectNoSidewaysScroll,
  laptop,
  openFreshPage,
  phone,
  untilAlive,
  untilQuiet,
} from './browser.ts';

const addresses = [
  '/',
  '/mix',
  '/products',
  '/products?product=urea',
  '/reporting',
  '/result',
  '/auth/Action',
  '/auth/Action?mode=resetPassword&oobCode=code',
  '/auth/Action?mode=verifyEmail',
  '/privacypolicy',
  '/tos',
  '/no-such-page',
];
const screens = [
  { name: '360', viewport: phone },
  { name: '1280', viewport: laptop },
];
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Pictures for whoever wants to look; the tests do not read them. */
const pictures = join(tmpdir(), 'mix-pages');

beforeAll(async () => {
  await mkdir(pictures, { recursive: true });
});

describe.each(screens)('at $name px', ({ name, viewport }) => {
  it.concurrent.each(addresses)('%s stands, without a complaint', async (address) => {
    const { page, complaints, close } = await openFreshPage({ viewport });
    await page.goto(address);
    await untilAlive(page);
    await untilQuiet(page);
    const file = `${address.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home'}-${name}.png`;
    await page.screenshot({ path: join(pictures, file) });

    expect(await page.locator('main h1').count()).toBe(1);
    await expectNoSidewaysScroll(page);
    // At the end of the page nothing lies under a bar that sticks to the edge.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect(await barriersOf(page, rules)).toEqual([]);
    // The browser itself reports that a page came with 404, as the unknown one should, and that the
    // code of a made-up link was refused.
    const expected = address.includes('oobCode') ? 'status of 400' : 'status of 404';
    expect(complaints.filter((text) => !text.includes(expected))).toEqual([]);
    await close();
  });
});

it.concurrent.each(addresses)('%s fits a screen of 320 px', async (address) => {
  const { page, close } = await openFreshPage({ viewport: { width: 320, height: 640 } });
  await page.goto(address);
  await untilAlive(page);
  await expectNoSidewaysScroll(page);
  await close();
});

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
