import { expect, it } from 'vitest';
import { openFreshPage, untilAlive, untilQuiet } from '../browser/browser.ts';

it('shows a first visitor what is needed, and nothing made up', async () => {
  const { page, close } = await openFreshPage();
  await page.goto('/');
  await untilAlive(page);
  // Home stays the same when the account's code has loaded.
  await untilQuiet(page);
  expect(await page.getByText('Not set').count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Open an example' }).isVisible()).toBe(true);
  await page.getByText('Saved on this device only').click();
  await page.getByText('Sign in to keep it in your account too').waitFor();
  expect(await page.getByText('Unfinished').count()).toBe(0);
  await close();
});

it('puts the work of a returning visitor first, and a new mix never loses the old one', async () => {
  const { page, complaints, close } = await openFreshPage();
  await page.goto('/products?product=urea');
  await page.getByRole('button', { name: 'Add to mix' }).click();
  await page.waitForURL('**/mix');

  await page.goto('/');
  await page.getByText('Unfinished').waitFor();
  expect(await page.locator('main').textContent()).toContain('1 product');

  await page.getByRole('button', { name: 'New mix' }).click();
  await page.waitForURL('**/mix');
  await page.goto('/');
  await page.getByRole('heading', { name: 'Earlier on this device' }).waitFor();
  expect(await page.getByText('Unfinished').count()).toBe(0);

  await page.getByRole('button', { name: 'Repeat this mix' }).click();
  await page.waitForURL('**/mix');
  await page.goto('/');
  await page.getByText('Unfinished').waitFor();
  expect(complaints).toEqual([]);
  await close();
});
