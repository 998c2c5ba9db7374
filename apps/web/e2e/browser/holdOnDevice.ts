import type { Page } from 'playwright-core';

/** Stores values by key before the page first opens; a reload finds what the page has kept. */
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
