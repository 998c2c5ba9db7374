import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { barriersOf } from './barriersOf.ts';
import { expectNoSidewaysScroll } from './browser.ts';

/** The screen as it stands has no barrier that axe knows, and does not scroll sideways. */
export async function expectClean(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  expect(await barriersOf(page)).toEqual([]);
}
