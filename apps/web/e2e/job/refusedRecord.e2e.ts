import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newEmail, panel, register, signIn, strip } from '../account/accountScreen.ts';
import { openFreshPage, untilAlive } from '../browser/browser.ts';
import { expectClean } from '../browser/expectClean.ts';
import { button } from '../mix/mixScreen.ts';
import { openCard } from './recordCard.ts';
import { startServer, type StartedServer } from '../setup/startServer.ts';

const HOURS_49_MS = 49 * 3_600_000;

let server: StartedServer;
let dataDirectory: string;
beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'mix-refused-'));
  server = await startServer({ dataDirectory });
});
afterAll(async () => {
  await server.stop();
  await rm(dataDirectory, { recursive: true });
});

it('a change that the account refuses because the record is locked goes through with a reason', async () => {
  const { page, close } = await openFreshPage({ baseURL: server.url });
  const email = newEmail('locked');
  await register(page, 'Kim', email);
  await openCard(page);
  await button(page, 'Save the record').click();
  await page.getByText('Saved on this device', { exact: true }).waitFor();
  await page.goto('/');
  await untilAlive(page);
  await strip(page, /^Synced/).waitFor();

  // The server's clock is two days ahead of the phone's: on the phone the record is still open.
  const port = Number(new URL(server.url).port);
  await server.stop();
  server = await startServer({ dataDirectory, port, aheadMs: HOURS_49_MS });
  await signIn(page, email);
  await strip(page, /^Synced/).waitFor();
  await page.goto('/reporting');
  await page.getByRole('link', { name: /Flat/ }).click();
  await page.getByRole('textbox', { name: 'Notes' }).fill('Gate was open');
  await button(page, 'Save the record').click();
  await page.getByText('Saved on this device', { exact: true }).waitFor();
  await page.goto('/');
  await untilAlive(page);
  await strip(page, '1 not saved on the server').click();
  await panel(page)
    .getByText(/a record is locked after 48 hours/)
    .waitFor();
  await expectClean(page);

  await panel(page).getByRole('link', { name: 'Give a reason' }).click();
  await page.getByText('This record is locked').waitFor();
  expect(await page.getByRole('textbox', { name: 'Notes' }).inputValue()).toBe('Gate was open');
  await page.getByRole('textbox', { name: 'Reason for the change' }).fill('Asked the neighbour');
  await button(page, 'Save the change').click();
  await page.getByText('Saved on this device', { exact: true }).waitFor();
  await page.goto('/');
  await untilAlive(page);
  await strip(page, /^Synced/).waitFor();
  await page.goto('/reporting');
  await page.getByRole('link', { name: /Flat/ }).click();
  await page.getByText('Asked the neighbour').waitFor();
  await close();
});
