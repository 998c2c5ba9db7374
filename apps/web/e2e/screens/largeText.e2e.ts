import { expect, it } from 'vitest';
import { openFreshPage, phone, untilQuiet } from '../browser/browser.ts';
import { holdOnDevice } from '../browser/holdOnDevice.ts';
import { screenNamed } from './screenList.ts';

/** A figure that ends at the edge of the screen is read as another one: 20 for 200. */
it.each(['fill-first-step', 'fill-step'])(
  'shows the whole amount and its unit to a reader who doubles the text: %s',
  async (name) => {
    const { page, close } = await openFreshPage();
    const { device = {}, open } = screenNamed(name);
    await holdOnDevice(page, device);
    await open(page);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await untilQuiet(page);
    const amount = await page.locator('[data-size=hero]').first().boundingBox();
    expect((amount?.x ?? -1) >= 0).toBe(true);
    expect((amount?.x ?? 0) + (amount?.width ?? Infinity)).toBeLessThanOrEqual(phone.width);
    await close();
  },
);
