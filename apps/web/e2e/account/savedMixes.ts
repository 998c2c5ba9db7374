import type { Locator, Page } from 'playwright-core';
import { urea } from '../../src/plan/testing/exampleMixes.ts';
import { panel } from './accountScreen.ts';

/** Plans a mix and keeps it under a name, on the result screen. */
export async function saveMix(page: Page, name: string, leave = true, draft = urea): Promise<void> {
  await page.evaluate(
    (value) => localStorage.setItem('mix.draft', JSON.stringify({ schema: 1, value })),
    draft,
  );
  await page.goto('/result');
  await page.getByRole('button', { name: 'Save mix' }).click();
  await panel(page).getByLabel('Name of this mix').fill(name);
  await panel(page).getByRole('button', { name: 'Save mix' }).click();
  await panel(page).getByText('Saved on this device.').waitFor();
  if (leave) await panel(page).getByRole('button', { name: 'Done' }).click();
}

/** A mix in the list on Home. */
export const savedRow = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: 'Saved mixes' }).getByRole('button', { name });
