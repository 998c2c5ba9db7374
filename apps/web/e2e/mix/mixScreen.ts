import type { Page } from 'playwright-core';
import type { MixForm } from '../../src/plan/draft/MixForm.ts';
import { untilAlive } from '../browser/browser.ts';

/** Opens the screen, with a mix on the device where one is given. */
export async function openMix(page: Page, form?: MixForm): Promise<void> {
  if (form !== undefined) {
    await page.addInitScript((value) => {
      // Only the first time: a reload finds what the page itself has kept.
      if (localStorage.getItem('mix.draft') !== null) return;
      localStorage.setItem('mix.draft', JSON.stringify({ schema: 1, value }));
    }, form);
  }
  await page.goto('/mix');
  await untilAlive(page);
}

export const field = (page: Page, name: RegExp) => page.getByRole('textbox', { name });
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Answers the question of a first visit: the tank is all that is known of the machine. */
export async function setTank(page: Page, litres: string): Promise<void> {
  await untilAlive(page);
  await button(page, 'Only the tank, for now').click();
  await field(page, /^Tank/).fill(litres);
}

/** Adds a product by the list and types its rate. */
export async function addProduct(page: Page, name: string, rate: string): Promise<void> {
  await button(page, 'Add a product').first().click();
  const list = page.getByRole('dialog');
  await list.getByRole('searchbox').fill(name);
  await list
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .click();
  await field(page, new RegExp(`^${name}.* rate`)).fill(rate);
}
