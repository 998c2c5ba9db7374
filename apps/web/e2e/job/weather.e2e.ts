import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openFreshPage, siteUrl, untilKept } from '../browser/browser.ts';
import { expectClean } from '../browser/expectClean.ts';
import { button, field } from '../mix/mixScreen.ts';
import { openCard } from './recordCard.ts';
import { startServer, type StartedServer } from '../setup/startServer.ts';
import { startWeatherService, type WeatherService } from '../setup/weatherService.ts';

let service: WeatherService;
let server: StartedServer;
let dataDirectory: string;
beforeAll(async () => {
  service = await startWeatherService();
  dataDirectory = await mkdtemp(join(tmpdir(), 'mix-weather-'));
  server = await startServer({ dataDirectory, weatherUrl: service.url });
});
afterAll(async () => {
  await server.stop();
  await service.close();
  await rm(dataDirectory, { recursive: true });
});

/** A position near Matamata; the service gets only -37.81, 175.78 of it. */
const openHere = (options: BrowserContextOptions = {}) =>
  openFreshPage({
    baseURL: server.url,
    geolocation: { latitude: -37.8123, longitude: 175.7754 },
    permissions: ['geolocation'],
    ...options,
  });

const fetchButton = (page: Page) => button(page, /^Fetch (the weather|it again)$/);
const valueOf = (page: Page, name: RegExp) => field(page, name).inputValue();

it('is fetched on request, with its source and age; what was typed stays', async () => {
  const { page, complaints, close } = await openHere();
  await openCard(page);
  expect(service.asked).toEqual([]);
  await field(page, /Wind speed/).fill('6');
  await fetchButton(page).click();
  await page.getByText(/From 127\.0\.0\.1, 10 minutes old\./).waitFor();
  expect(await valueOf(page, /Wind speed/)).toBe('6');
  expect(await valueOf(page, /Gusts/)).toBe('25.2');
  expect(await valueOf(page, /Air temperature/)).toBe('25');
  expect(await valueOf(page, /Humidity/)).toBe('50');
  expect(await button(page, 'NW').getAttribute('aria-pressed')).toBe('true');
  // The weather is judged as if it had been typed: 25 °C and 50 % are a Delta T of 7.00 in facts.md
  // 5.
  await page.getByText(/^Delta T 7\s°C/).waitFor();
  expect(service.asked).toHaveLength(1);
  expect(service.asked[0]).toContain('latitude=-37.81&longitude=175.78&');
  await expectClean(page);

  await button(page, 'Save the record').click();
  await page.getByText('Saved on this device', { exact: true }).waitFor();
  await page.goto('/reporting');
  await page.getByRole('link', { name: /Flat/ }).click();
  await page.getByText('Planned and done').first().waitFor();
  expect(await valueOf(page, /Wind speed/)).toBe('6');
  expect(await valueOf(page, /Gusts/)).toBe('25.2');
  expect(complaints).toEqual([]);
  await close();
});

it('says when there is no signal, no place or no answer, and makes nothing up', async () => {
  const before = service.asked.length;
  const { page, close } = await openHere({ serviceWorkers: 'allow' });
  await openCard(page);
  await untilKept(page);
  await page.context().clearPermissions();
  await fetchButton(page).click();
  await page.getByText(/This device did not say where it is/).waitFor();
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ latitude: -77.85, longitude: 166.67 });
  await page.context().setOffline(true);
  await fetchButton(page).click();
  await page.getByText('No signal. Type what you see.').waitFor();
  expect(service.asked).toHaveLength(before);

  await page.context().setOffline(false);
  await fetchButton(page).click();
  await page.getByText(/could not be fetched/).waitFor();
  expect(await valueOf(page, /Air temperature/)).toBe('');
  await close();
});

it('tells the hours of an inversion where the device is, without a signal too', async () => {
  const { page, complaints, close } = await openHere({
    serviceWorkers: 'allow',
    timezoneId: 'Pacific/Auckland',
  });
  // Half past seven in the evening; in Matamata the sun sets at a quarter past eight that day.
  await page.clock.setFixedTime(new Date('2026-11-21T06:30:00Z'));
  await openCard(page);
  await page.getByText(/^Sunrise and sunset are not known here\./).waitFor();
  await untilKept(page);
  await page.context().setOffline(true);
  await fetchButton(page).click();
  await page.getByText(/An inversion is likely .* until 06:5\d and from 18:1\d, an hour/).waitFor();
  await page.getByText('No signal. Type what you see.').waitFor();
  await expectClean(page);
  // These times end the job before the evening.
  await page.getByLabel('Started').fill('2026-11-21T15:00');
  await page.getByLabel('Ended').fill('2026-11-21T17:30');
  await page.getByText(/An inversion is likely/).waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await close();
});

it('is not fetched for a job that is long over, nor once it is switched off', async () => {
  const before = service.asked.length;
  const { page, close } = await openHere();
  await openCard(page);
  const ended = page.getByLabel('Ended');
  const now = await ended.inputValue();
  await ended.fill('2020-01-01T10:00');
  await page.getByText(/ended over an hour ago/).waitFor();
  expect(await fetchButton(page).count()).toBe(0);
  await ended.fill(now);
  await button(page, 'Switch fetching off').click();
  await page.reload();
  await page.getByText('Fetching the weather is off on this device.').waitFor();
  expect(await fetchButton(page).count()).toBe(0);
  expect(service.asked).toHaveLength(before);
  await button(page, 'Switch fetching on').click();
  await fetchButton(page).waitFor();
  await close();
});

it('a page may ask no other address than the one that is configured, and none where it is off', async () => {
  const policyOf = async (url: string) =>
    (await fetch(url)).headers.get('content-security-policy') ?? '';
  expect(await policyOf(server.url)).toContain(
    `connect-src 'self' ${new URL(service.url).origin};`,
  );
  expect(await policyOf(siteUrl())).toContain("connect-src 'self';");
  const { page, close } = await openFreshPage();
  await openCard(page);
  await field(page, /Wind speed/).waitFor();
  expect(await page.getByText(/Fetch/).count()).toBe(0);
  await close();
});
