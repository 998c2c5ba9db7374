import type { Page } from 'playwright-core';
import { untilAlive } from '../browser/browser.ts';
import { button } from '../mix/mixScreen.ts';

/** Opens the card of a job of one load of 350 L, filled as planned. */
export async function openCard(page: Page): Promise<void> {
  await page.addInitScript(
    (text) => {
      if (localStorage.getItem('mix.draft') === null) localStorage.setItem('mix.draft', text);
    },
    JSON.stringify({
      schema: 1,
      value: {
        name: 'Flat',
        machineId: 'custom',
        tankCapacityL: 1000,
        deadVolumeL: 0,
        sprayAreaHa: 3.5,
        applicationRateLPerHa: 100,
        products: [{ productId: 'seaweed', rate: { value: 2, unit: 'L/ha' } }],
      },
    }),
  );
  await page.goto('/result');
  await untilAlive(page);
  await button(page, 'Start filling').click();
  await page.getByRole('heading', { name: 'Before you fill' }).last().waitFor();
  await button(page, 'Start filling').click();
  for (const step of ['Step 1 of 3', 'Step 2 of 3', 'Step 3 of 3']) {
    await page.getByText(step).waitFor();
    await button(page, 'Done').click();
  }
  await page.getByRole('link', { name: 'Record the job' }).click();
  await page.getByText('Planned and done').first().waitFor();
}
