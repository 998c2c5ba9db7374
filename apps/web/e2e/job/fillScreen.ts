import type { Page } from 'playwright-core';
import { button } from '../mix/mixScreen.ts';

/** The words of the screen, with single spaces. */
export const words = async (page: Page): Promise<string> =>
  (await page.locator('main').innerText()).replaceAll(/\s+/g, ' ');

/** From the result, past the page of gear and checks, to the first step. */
export async function startFilling(page: Page): Promise<void> {
  await button(page, 'Start filling').click();
  await page.getByRole('heading', { name: 'Before you fill' }).last().waitFor();
  await button(page, 'Start filling').click();
  await page.getByText(/^Step 1 of \d$/).waitFor();
}

/** Presses "Done" until the load is in the tank; calls `look` at each step on the way. */
export async function fillLoad(
  page: Page,
  look: (page: Page) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const step = page.getByText(/^Step \d of \d$/);
  for (let left = 10; left > 0 && (await step.count()) > 0; left -= 1) {
    await look(page);
    const now = await step.innerText();
    await button(page, /^(Done|Clear, go on)$/).click();
    // Nobody waits here: the wait asks.
    const early = button(page, 'Go on, not waited');
    if (await early.isVisible()) await early.click();
    await page.waitForFunction(
      (before) =>
        [...document.querySelectorAll('h1')].every(({ textContent }) => textContent !== before),
      now,
    );
  }
  await page.getByText(/Load \d is in the tank/).waitFor();
}
