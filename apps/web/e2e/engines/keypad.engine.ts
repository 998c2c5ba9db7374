import { expect } from 'vitest';
import type { EnginePage } from './driver/EnginePage.ts';
import { itInEachEngine } from './driver/eachEngine.ts';
import { button, field, link, role } from './driver/sought.ts';

/** Runs in a page before the form is open: a finger points, where the engine cannot be told so. */
const pointWithFinger = (): void => {
  const asked = window.matchMedia.bind(window);
  window.matchMedia = (query) =>
    query === '(pointer: coarse)' ? asked('(min-width: 1px)') : asked(query);
};

async function openForm(page: EnginePage): Promise<void> {
  await page.goto('/');
  await page.evaluate(pointWithFinger);
  await page.tap(link('Only the tank, for now'));
}

itInEachEngine(
  'types figures with the app’s own keys and with a keyboard',
  async ({ openPage, picture }) => {
    const page = await openPage();
    await openForm(page);
    const rate = field(/^Application rate/);
    await page.tap(rate);
    const keypad = role('region', /^Keypad for Application rate/);
    await page.find(keypad);
    for (const name of ['1', '5', '5', 'Delete the last figure', '0', 'Decimal sign', '5']) {
      await page.tap(button(name, keypad));
    }
    expect(await page.valueOf(rate)).toBe('150.5');
    await picture(page, 'keypad');
    await page.type('2');
    expect(await page.valueOf(rate)).toBe('150.52');
    await page.tap(button('ABC', keypad));
    await page.untilGone(keypad);
    await page.until('the focus to stay', () => page.hasFocus(rate));
    await page.fill(rate, '120');
    expect(await page.valueOf(rate)).toBe('120');
  },
);
