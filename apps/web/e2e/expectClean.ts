import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectNoSidewaysScroll } from './browser.ts';

/** The screen as it stands has no barrier that axe knows, and does not scroll sideways. */
export async function expectClean(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}
