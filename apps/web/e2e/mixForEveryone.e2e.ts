import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MixForm } from '../src/mix/draft/MixForm.ts';
import {
  expectNoSidewaysScroll,
  laptop,
  launchBrowser,
  openFreshPage,
  phone,
  untilQuiet,
} from './browser.ts';
import { button, openMix, stopped, urea } from './mixScreen.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

interface State {
  readonly name: string;
  readonly form?: MixForm;
  readonly act?: (page: Page) => Promise<unknown>;
}

const states: readonly State[] = [
  { name: 'first use' },
  { name: 'filled', form: urea },
  { name: 'stop', form: stopped },
  { name: 'unread text', form: { ...urea, sprayAreaHa: { typed: '1,500' } } },
  { name: 'machines', act: (page) => button(page, 'Set your machine').click() },
  { name: 'own machine', act: (page) => button(page, 'Only the tank size, for now').click() },
  { name: 'products', form: urea, act: (page) => button(page, 'Add a product').click() },
  { name: 'product', form: urea, act: (page) => button(page, /^Urea: unit/).click() },
  { name: 'mixes', form: urea, act: (page) => button(page, 'Saved mixes').click() },
  {
    name: 'open panels',
    form: urea,
    act: (page) =>
      page.evaluate(() => {
        for (const panel of document.querySelectorAll('details')) panel.open = true;
      }),
  },
];

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Controls in view that a gloved hand would miss. */
const tooSmall = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(button, a, input, select, summary)')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .map((control) => ({ box: control.getBoundingClientRect(), html: control.outerHTML }))
      .filter(({ box }) => box.width > 1 && (box.width < 48 || box.height < 48))
      .map(({ box, html }) => `${box.width} x ${box.height} ${html.slice(0, 120)}`),
  );

describe.each([
  ['360', phone],
  ['1280', laptop],
] as const)('at %s px', (_width, viewport) => {
  it.concurrent.each(states)('$name can be used by everyone', async ({ form, act }) => {
    const { page, complaints, close } = await openFreshPage(browser, { viewport });
    await openMix(page, form);
    await untilQuiet(page);
    await act?.(page);
    const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    await expectNoSidewaysScroll(page);
    expect(await tooSmall(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });
});

it.each([
  ['a reader who doubles the text', phone],
  ['a laptop zoomed to 200 %', { width: 640, height: 400 }],
  ['the narrowest phone', { width: 320, height: 640 }],
])('has no sideways scroll for %s', async (who, viewport) => {
  for (const form of [undefined, urea, stopped]) {
    const { page, close } = await openFreshPage(browser, { viewport });
    await openMix(page, form);
    if (who.includes('doubles')) {
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
    }
    await untilQuiet(page);
    await expectNoSidewaysScroll(page);
    await close();
  }
});
