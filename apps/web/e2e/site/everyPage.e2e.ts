import { expect, it } from 'vitest';
import { laptop, openFreshPage, untilAlive } from '../browser/browser.ts';
import { expectStands } from '../browser/expectStands.ts';

/** Addresses that are no state of the gallery; fit.e2e.ts tests those that are. */
const addresses = [
  '/reporting?season',
  '/inandout',
  '/auth/Action?mode=resetPassword&oobCode=code',
  '/auth/Action?mode=verifyEmail',
  '/ground',
  '/ground?file',
];

it.concurrent.each(addresses)(
  '%s stands, without a complaint, at 1280, 360 and 320 px',
  async (address) => {
    const { page, complaints, close } = await openFreshPage({ viewport: laptop });
    await page.goto(address);
    await untilAlive(page);
    await expectStands(page);
    // The browser itself reports that the code of a made-up link was refused.
    expect(complaints.filter((text) => !text.includes('status of 400'))).toEqual([]);
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
