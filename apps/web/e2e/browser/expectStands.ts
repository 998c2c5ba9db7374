import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { barriersOf, EVERY_RULE } from './barriersOf.ts';
import { expectNoSidewaysScroll, laptop, phone, untilQuiet } from './browser.ts';

/** One heading and no barrier at the page's end at 1280 and 360 px; no sideways scroll at 320. */
export async function expectStands(page: Page): Promise<void> {
  for (const viewport of [{ ...phone, width: 320 }, phone, laptop]) {
    await page.setViewportSize(viewport);
    await untilQuiet(page);
    expect(await page.locator('main h1').count()).toBe(1);
    await expectNoSidewaysScroll(page);
    if (viewport.width === 320) continue;
    // At the end of the page nothing lies under a bar that sticks to the edge.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect(await barriersOf(page, EVERY_RULE)).toEqual([]);
  }
}
