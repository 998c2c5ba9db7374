import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { spanish } from '../src/words/es/spanish.ts';
import { openFreshPage, untilAlive, untilQuiet } from './browser.ts';
import { expectClean } from './expectClean.ts';
import { holdOnDevice } from './holdOnDevice.ts';
import { hillBlock, stopped } from '../src/mix/testing/exampleMixes.ts';

/** Every text that is the same each time, those of groups too. */
function textsOf(words: object): readonly string[] {
  return Object.values(words).flatMap((value: unknown) => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? textsOf(value) : [];
  });
}

/** What only the English app says. */
async function englishTexts(): Promise<ReadonlySet<string>> {
  const folder = join(import.meta.dirname, '../src/words/en');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /Words\.ts$/.test(file),
  );
  const areas = await Promise.all(
    files.map(async (file) => (await import(join(folder, file))) as Readonly<object>),
  );
  const inSpanish = new Set(textsOf(spanish));
  return new Set(
    areas.flatMap(textsOf).filter((text) => /[a-z]{3}/.test(text) && !inSpanish.has(text)),
  );
}

/** What the page shows, and what it says to whoever does not see it. */
const shown = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.parentElement?.closest('script, style') == null) texts.push(node.nodeValue ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title]')) {
      for (const name of ['aria-label', 'placeholder', 'title']) {
        texts.push(element.getAttribute(name) ?? '');
      }
    }
    return texts.map((text) => text.trim()).filter((text) => text !== '');
  });

/** The screen as it stands, with what is folded away, and nothing on it in English. */
async function expectNoEnglish(page: Page): Promise<void> {
  await untilQuiet(page);
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  await untilQuiet(page);
  const english = await englishTexts();
  expect(english.size).toBeGreaterThan(500);
  expect((await shown(page)).filter((text) => english.has(text))).toEqual([]);
  await expectClean(page);
}

it.for([
  ['/', null],
  ['/', hillBlock],
  ['/mix', null],
  ['/mix', hillBlock],
  ['/mix', stopped],
  ['/result', hillBlock],
  ['/products', null],
  ['/products?product=urea', null],
  ['/reporting', null],
  ['/auth/Action?mode=resetPassword&oobCode=code', null],
  ['/privacypolicy', null],
  ['/tos', null],
  ['/no-such-page', null],
] as const)('%s says nothing in English to a reader of Spanish', async ([address, draft]) => {
  const { page, close } = await openFreshPage({ locale: 'es-ES' });
  if (draft !== null) await holdOnDevice(page, { 'mix.draft': draft });
  await page.goto(address);
  await untilAlive(page);
  await expectNoEnglish(page);
  await close();
});

it('a job is filled, recorded and shared without a word of English', async () => {
  const { page, close } = await openFreshPage({ locale: 'es-ES' });
  await holdOnDevice(page, { 'mix.draft': { ...hillBlock, sprayAreaHa: 8 } });
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await page.goto('/result');
  await untilAlive(page);
  await button(spanish.result.share).click();
  await page.getByRole('dialog').getByRole('img').first().waitFor();
  await expectNoEnglish(page);
  await button(spanish.share.close).click();

  await button(spanish.job.start).click();
  await page.getByRole('heading', { name: spanish.fill.before }).last().waitFor();
  await expectNoEnglish(page);
  await button(spanish.job.start).click();
  const step = page.getByText(/^Paso \d de \d$/);
  await step.waitFor();
  const next = button(new RegExp(`^(${spanish.fill.done}|${spanish.fill.clear})$`));
  for (let left = 10; left > 0 && (await step.count()) > 0; left -= 1) {
    await expectNoEnglish(page);
    const now = await step.innerText();
    await next.click();
    await expect.poll(() => step.allInnerTexts()).not.toContain(now);
  }
  await page.getByRole('link', { name: spanish.fill.record }).click();
  await page.getByText(spanish.record.amounts).first().waitFor();
  await expectNoEnglish(page);
  await button(spanish.record.save).click();
  await page.getByText(spanish.record.savedHere).first().waitFor();
  await expectNoEnglish(page);
  await page.goto('/');
  await untilAlive(page);
  await button(spanish.accountChip.signIn).first().click();
  await page.getByRole('dialog').getByRole('textbox').first().waitFor();
  await expectNoEnglish(page);
  await close();
});
