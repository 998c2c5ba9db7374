import type { Page } from 'playwright-core';

/** What the device holds when the page first opens, by key; a reload finds what the page has kept. */
export const holdOnDevice = (
  page: Page,
  values: Readonly<Record<string, unknown>>,
): Promise<unknown> =>
  page.addInitScript((held) => {
    if (localStorage.length > 0) return;
    for (const [key, value] of Object.entries(held)) {
      localStorage.setItem(key, JSON.stringify({ schema: 1, value }));
    }
  }, values);
