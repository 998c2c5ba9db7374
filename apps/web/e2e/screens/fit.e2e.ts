import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { screenStates } from '../../development/gallery/screenStates.ts';
import { openFreshPage, phone, untilQuiet } from '../browser/browser.ts';
import { faintFiguresOf } from '../browser/faintFiguresOf.ts';
import { holdOnDevice } from '../browser/holdOnDevice.ts';
import { misfitsOf } from '../browser/misfitsOf.ts';
import { screenNamed } from './screenList.ts';

/** How a screen is looked at: px, and the reader's text size. */
const looks = [
  { width: 360, height: 740, textPct: 100 },
  { width: 360, height: 740, textPct: 200 },
  { width: 320, height: 640, textPct: 100 },
  { width: 320, height: 640, textPct: 200 },
  { width: 740, height: 360, textPct: 100 },
  { width: 740, height: 360, textPct: 200 },
  { width: 820, height: 1180, textPct: 100 },
  { width: 820, height: 1180, textPct: 200 },
] as const;

/** All that does not fit, by how the screen is looked at. */
async function misfitsByLook(page: Page): Promise<Readonly<Record<string, readonly string[]>>> {
  const found: Record<string, readonly string[]> = {};
  for (const { width, height, textPct } of looks) {
    await page.setViewportSize({ width, height });
    await page.evaluate(async (size) => {
      document.documentElement.style.fontSize = size;
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }, `${textPct}%`);
    const misfits = await misfitsOf(page);
    if (misfits.length > 0) found[`${width} x ${height}, ${textPct} %`] = misfits;
  }
  return found;
}

async function openState(name: string, touch = false) {
  // The keypad comes where a finger points.
  const fresh = await openFreshPage(
    touch
      ? { viewport: phone, hasTouch: true, reducedMotion: 'reduce' }
      : { reducedMotion: 'reduce' },
  );
  const { device = {}, open } = screenNamed(name);
  await holdOnDevice(fresh.page, device);
  await open(fresh.page);
  await untilQuiet(fresh.page);
  return fresh;
}

const standing = screenStates.filter(({ network }) => network === undefined);

it.for(standing)('$name fits every screen and text size', async ({ name }) => {
  const { page, close } = await openState(name);
  expect(await misfitsByLook(page)).toEqual({});
  await close();
});

/** Of every figure in the sun, by the ratio of WCAG 2.2; AAA asks for 7. */
const SUN_CONTRAST = 12;

it.for(standing)(
  '$name is black on white in the sun with one tap, and on paper',
  async ({ name }) => {
    const { page, close } = await openState(name);
    const sun = page.getByRole('button', { name: 'Sun view' }).filter({ visible: true });
    await sun.last().click();
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await ground()).toBe('rgb(255, 255, 255)');
    expect(await faintFiguresOf(page, SUN_CONTRAST)).toEqual([]);
    await sun.last().click();
    expect(await ground()).toBe('rgb(0, 0, 0)');
    await page.emulateMedia({ media: 'print' });
    expect(await ground()).toBe('rgb(255, 255, 255)');
    expect(await faintFiguresOf(page, SUN_CONTRAST)).toEqual([]);
    const bars = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => element.checkVisibility())
        .filter((element) => getComputedStyle(element).position === 'fixed')
        .map(({ className }) => className),
    );
    expect(bars).toEqual([]);
    expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0);
    await close();
  },
);

/** What lies over a screen: the state it is opened from, and what is pressed there. */
const sheets = [
  ['mix-planned', 'Change'],
  ['mix-planned', 'Add a product'],
  ['mix-planned', 'Urea: unit, containers, price, facts'],
  ['mix-planned', 'Saved mixes'],
  ['mix-planned', 'Paddock Not set'],
  ['mix-planned', /^Loads/],
  ['mix-planned', 'Nutrient target'],
  ['result', 'Save mix'],
  ['result', 'Share'],
  ['fill-step', /^Load 1/],
  ['fill-step', 'Skip'],
  ['fill-step', 'Different amount'],
  ['home-first', 'Units and language'],
  ['reporting', /Hill block/],
] as const;

it.for(sheets)('%s: the sheet of %s fits every screen and text size', async ([name, pressed]) => {
  const { page, close } = await openState(name);
  const button = page.getByRole('button', { name: pressed });
  await button
    .or(page.getByRole('link', { name: pressed }))
    .first()
    .click();
  await page.getByRole('dialog').or(page.getByText('Planned and done')).first().waitFor();
  await untilQuiet(page);
  expect(await misfitsByLook(page)).toEqual({});
  await close();
});

it.each(['mix-planned', 'mix-stop'])(
  'leaves half of what the keypad leaves for the form: %s',
  async (name) => {
    const { page, close } = await openState(name, true);
    await page.getByRole('textbox', { name: /^Area/ }).tap();
    await page.locator('#keypad').waitFor();
    expect(await misfitsByLook(page)).toEqual({});
    await close();
  },
);

it('shrinks the answer to a line while something is typed, and opens it on a tap', async () => {
  const { page, close } = await openState('mix-planned', true);
  await page.getByRole('textbox', { name: /^Area/ }).tap();
  const answer = page.locator('[data-answer]');
  await expect.poll(async () => (await answer.boundingBox())?.height ?? Infinity).toBeLessThan(64);
  await answer.getByRole('button', { name: 'All of the answer' }).tap();
  expect(await answer.getByText('The full tank ends at').isVisible()).toBe(true);
  await close();
});
