import type { Page } from 'playwright-core';
import { button } from './Journey.ts';

/** The only load of a job goes into the tank, step by step. */
export async function fillTheLoad(page: Page): Promise<void> {
  await button(page, 'Start filling').click();
  await page.getByRole('heading', { name: 'Before you fill' }).last().waitFor();
  await button(page, 'Start filling').click();
  const next = button(page, /^(Done|Clear, go on)$/);
  const full = page.getByText('Load 1 is in the tank');
  await next.waitFor();
  while ((await full.count()) === 0) {
    const head = await page.locator('h1').last().innerText();
    await next.click();
    await page.waitForFunction(
      (before) => [...document.querySelectorAll('h1')].at(-1)?.innerText !== before,
      head,
    );
  }
}
