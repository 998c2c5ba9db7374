import { expect, it } from 'vitest';
import { urea } from '../../src/plan/testing/exampleMixes.ts';
import {
  newEmail,
  openAccount,
  openHome,
  panel,
  password,
  send,
} from '../account/accountScreen.ts';
import { expectNoSidewaysScroll, openFreshPage, untilAlive } from '../browser/browser.ts';
import { letterLink } from '../setup/letterLink.ts';
import { field, openMix } from '../mix/mixScreen.ts';

it('speaks the language of the device, and the figures of its country', async () => {
  const { page, complaints, close } = await openFreshPage({ locale: 'es-ES' });
  await openMix(page, { ...urea, sprayAreaHa: 20.5 });
  expect(await page.locator('html').getAttribute('lang')).toBe('es-ES');
  expect(await page.title()).toContain('Mezcla');
  expect(await field(page, /^Superficie/).inputValue()).toBe('20,5');
  await page.getByText('cargas de').first().waitFor();
  expect(await page.getByText('1.000').first().isVisible()).toBe(true);
  await field(page, /^Superficie/).fill('abc');
  await page.getByText('«abc» no es un número. Escriba cifras, como 12,5.').waitFor();
  await expectNoSidewaysScroll(page);
  expect(complaints).toEqual([]);
  await close();
});

it('asks for letters in its language, and their page speaks it to whoever chose none', async () => {
  const email = newEmail('palabras');
  const spanish = await openFreshPage({ locale: 'es-ES' });
  await openHome(spanish.page);
  await openAccount(spanish.page);
  await panel(spanish.page).getByRole('button', { name: 'Registrarse' }).click();
  await panel(spanish.page).getByLabel('Nombre').fill('Ana');
  await panel(spanish.page).getByLabel('Correo electrónico').fill(email);
  await panel(spanish.page).getByLabel('Contraseña', { exact: true }).fill(password);
  await send(spanish.page, 'Registrarse');
  await panel(spanish.page).getByText('Correo sin confirmar').waitFor();
  const link = await letterLink(email, 'verifyEmail');
  expect(new URL(link).searchParams.get('lang')).toBe('es');
  expect(spanish.complaints).toEqual([]);
  await spanish.close();

  const device = await openFreshPage();
  await device.page.goto(link);
  await device.page.getByRole('button', { name: 'Confirmar esta dirección' }).waitFor();
  await device.page.evaluate(() =>
    localStorage.setItem(
      'mix.preferences',
      JSON.stringify({ language: 'en', unitSystem: 'metric' }),
    ),
  );
  await device.page.reload();
  await device.page.getByRole('button', { name: 'Confirm this address' }).waitFor();
  expect(device.complaints).toEqual([]);
  await device.close();
});

it('shows the whole of a figure that was converted, on the smallest phone', async () => {
  const { page, close } = await openFreshPage({ viewport: { width: 320, height: 640 } });
  await page.addInitScript(() => {
    localStorage.setItem('mix.preferences', JSON.stringify({ language: null, unitSystem: 'us' }));
  });
  await openMix(page, { ...urea, sprayAreaHa: 13.5, applicationRateLPerHa: 103 });
  // 13.5 ha are 33.3592 acres (1 acre is 0.40468564 ha): six figures, so that it is still 13.5 ha.
  await expect.poll(() => field(page, /^Area/).inputValue()).toBe('33.3592');
  for (const figure of await page.locator('input[data-figure]:visible').all()) {
    const { text, cut } = await figure.evaluate((input: HTMLInputElement) => ({
      text: input.value,
      cut: input.scrollWidth - input.clientWidth,
    }));
    expect(text === '' ? 0 : cut, text).toBeLessThanOrEqual(0);
  }
  await close();
});

it('shows US units on request, and stores the same figures', async () => {
  const { page, complaints, close } = await openFreshPage();
  await openMix(page, urea);
  await page.goto('/');
  await untilAlive(page);
  const choose = async (units: string) => {
    await page.getByRole('link', { name: 'Units and language' }).click();
    await page.getByLabel('Units', { exact: true }).selectOption({ label: units });
    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('button', { name: 'Use these' }).click(),
    ]);
    await untilAlive(page);
  };
  await choose('US: gal, lb, ac');
  await page.goto('/mix');
  await untilAlive(page);
  expect(await field(page, /^Area/).inputValue()).toBe('49.4211');
  expect(await field(page, /^Application rate/).inputValue()).toBe('10.6907');
  await page.getByText('264.2').first().waitFor();
  await field(page, /^Area/).fill('50');
  await page.goto('/result');
  await page.getByText('50 ac').first().waitFor();

  await page.goto('/');
  await untilAlive(page);
  await choose('Metric: L, kg, ha');
  await page.goto('/mix');
  await untilAlive(page);
  expect(await field(page, /^Area/).inputValue()).toBe('20.234282112');
  expect(await field(page, /^Application rate/).inputValue()).toBe('100');
  expect(complaints).toEqual([]);
  await close();
});
