import { expect } from 'vitest';
import { closeKeypad } from './mixSteps.ts';
import { itInEachEngine } from './driver/eachEngine.ts';
import { button, field, link, sheet } from './driver/sought.ts';

itInEachEngine(
  'opens a sheet by keyboard, keeps the focus in it, and closes it by Escape and by the way back',
  async ({ openPage, picture }) => {
    const page = await openPage();
    await page.goto('/');
    await page.tap(link('Mix'));
    const opener = button('Set your machine');
    await page.find(opener);
    const focusInSheet = () =>
      page.evaluate(() => document.activeElement?.closest('[role=dialog],dialog') !== null);
    for (let left = 20; left > 0 && !(await page.hasFocus(opener)); left -= 1) {
      await page.press('Tab');
    }
    expect(await page.hasFocus(opener)).toBe(true);
    await page.press('Enter');
    await page.find(button(/Multi 1000/, sheet));
    await picture(page, 'sheet');
    for (let left = 5; left > 0; left -= 1) {
      expect(await focusInSheet()).toBe(true);
      await page.press('Tab');
    }
    await page.press('Escape');
    await page.untilGone(sheet);
    await page.until('the focus to come back', () => page.hasFocus(opener));

    await page.tap(opener);
    await page.find(button(/Multi 1000/, sheet));
    await page.press('Escape');
    await page.untilGone(sheet);
    await page.tap(button('Only the tank, for now'));
    await page.fill(field(/^Area/), '40');
    await closeKeypad(page);
    await page.tap(button('Add a product'));
    await page.find(sheet);
    await page.until('its step to stand', () => page.evaluate(() => 'sheets' in history.state));
    await page.tab.back();
    await page.untilGone(sheet);
    expect(await page.valueOf(field(/^Area/))).toBe('40');

    // A sheet that its closing word closed leaves no entry in the history.
    await page.tap(button('Add a product'));
    await page.tap(button('Close', sheet));
    await page.untilGone(sheet);
    await page.until('its step to go', () => page.evaluate(() => !('sheets' in history.state)));
    await page.tab.back();
    await page.find(link(/Continue this mix|New mix/));
    await page.tap(link('Mix'));
    expect(await page.valueOf(field(/^Area/))).toBe('40');
  },
);
