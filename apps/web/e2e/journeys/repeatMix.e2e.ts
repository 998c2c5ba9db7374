import { expect, it } from 'vitest';
import { phone } from '../browser/browser.ts';
import { expectClean } from '../browser/expectClean.ts';
import { words } from '../job/fillScreen.ts';
import { button, field } from '../mix/mixScreen.ts';
import { hillBlock } from '../../src/plan/testing/exampleMixes.ts';
import { openKeptPage } from './openKeptPage.ts';

it('the last mix is repeated on another area with a thumb, without a signal', async () => {
  const device = { 'mix.recent': [{ keptAt: Date.UTC(2026, 10, 20), form: hillBlock }] };
  const touch = { viewport: phone, hasTouch: true, isMobile: true };
  const { page, complaints, close } = await openKeptPage(device, touch);
  await expectClean(page);
  await button(page, 'Repeat this mix').tap();
  await field(page, /^Area/).tap();
  const keypad = page.getByRole('region', { name: /^Keypad for Area/ });
  await keypad.getByRole('button', { name: '2', exact: true }).tap();
  await keypad.getByRole('button', { name: '5', exact: true }).tap();
  await page
    .getByText(/loads?(?: of|:)/)
    .first()
    .waitFor();
  await expectClean(page);
  expect(await words(page)).toMatch(/3 loads: 2 × 1,000 \+ 500 L/);
  // A tap beside the fields puts the keypad away.
  await page.getByRole('heading', { name: 'Products' }).tap();
  await page.getByRole('link', { name: 'Show the result' }).tap();
  await button(page, 'Start filling').waitFor();
  // 25 ha: two loads of 200 kg urea and 20 L seaweed, one of 100 kg and 10 L.
  expect(await words(page)).toMatch(/Urea 8 bags of 25 kg 200 kg .*[Ss]eaweed extract.* 20 L/);
  await page.getByRole('button', { name: /^Load 3/ }).tap();
  expect(await words(page)).toMatch(/Urea 4 bags of 25 kg 100 kg .*[Ss]eaweed extract.* 10 L/);
  await expectClean(page);
  expect(complaints()).toEqual([]);
  await close();
});
