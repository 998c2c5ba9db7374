import type { Page } from 'playwright-core';
import { untilAlive } from '../browser.ts';
import { fillLoad, startFilling } from '../fillScreen.ts';
import { hillBlock, stopped } from '../../src/mix/testing/exampleMixes.ts';

/** What the clock of every picture says. */
export const PICTURE_TIME = new Date('2026-11-21T01:00:00Z');

export interface Screen {
  readonly name: string;
  /** What the device holds before, by key. */
  readonly device?: Readonly<Record<string, unknown>>;
  readonly open: (page: Page) => Promise<void>;
}

async function go(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilAlive(page);
}

const planned = { 'mix.draft': hillBlock };
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function fillFirst(page: Page): Promise<void> {
  await go(page, '/result');
  await startFilling(page);
}

/** One load of 800 L, filled, its card open. */
const oneLoad = { 'mix.draft': { ...hillBlock, sprayAreaHa: 8 } };
async function openCard(page: Page): Promise<void> {
  await fillFirst(page);
  await fillLoad(page);
  await page.getByRole('link', { name: 'Record the job' }).click();
  await page.getByText('Planned and done').first().waitFor();
}

export const screenList: readonly Screen[] = [
  { name: 'home-first', open: (page) => go(page, '/') },
  {
    name: 'home-work',
    device: {
      ...planned,
      'mix.recent': [
        { keptAt: Date.UTC(2026, 10, 19), form: { ...hillBlock, name: 'River flat' } },
      ],
    },
    open: async (page) => {
      await go(page, '/');
      await page.getByText('River flat').first().waitFor();
    },
  },
  { name: 'mix-first', open: (page) => go(page, '/mix') },
  {
    name: 'mix-planned',
    device: planned,
    open: async (page) => {
      await go(page, '/mix');
      await page
        .getByText(/loads? of/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'mix-stop',
    device: { 'mix.draft': stopped },
    open: async (page) => {
      await go(page, '/mix');
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'result',
    device: planned,
    open: async (page) => {
      await go(page, '/result');
      await button(page, 'Start filling').waitFor();
    },
  },
  {
    name: 'fill-step',
    device: planned,
    open: async (page) => {
      await fillFirst(page);
      await button(page, 'Done').click();
      await page.getByText('Step 2 of 5').waitFor();
    },
  },
  { name: 'record', device: oneLoad, open: openCard },
  {
    name: 'reporting',
    device: oneLoad,
    open: async (page) => {
      await openCard(page);
      await button(page, 'Save the record').click();
      await page.getByText('Saved on this device', { exact: true }).waitFor();
      await go(page, '/reporting');
      await page.getByText('Hill block').first().waitFor();
    },
  },
  {
    name: 'products',
    open: async (page) => {
      await go(page, '/products');
      await page.getByText('Ammonium sulphate').first().waitFor();
    },
  },
  {
    name: 'account',
    open: async (page) => {
      await go(page, '/');
      await button(page, 'Sign in').click();
      await page.getByRole('dialog').getByLabel('E-mail').waitFor();
    },
  },
];
