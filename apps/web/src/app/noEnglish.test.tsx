import { screen, waitFor } from '@testing-library/dom';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hillBlock, stopped } from '../plan/testing/exampleMixes.ts';
import { spanish } from '../i18n/packs/spanish.ts';
import { french } from '../i18n/packs/french.ts';
import { openApp } from './testing/openApp.tsx';
import { button } from './testing/screenParts.ts';

/** Every fixed text of the words, those of groups too. */
function textsOf(words: object): readonly string[] {
  return Object.values(words).flatMap((value: unknown) => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? textsOf(value) : [];
  });
}

/** Texts of the English app that an app in another language does not have. */
async function englishTexts(): Promise<readonly string[]> {
  const folder = join(import.meta.dirname, '../i18n/made/en');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /Words\.ts$/.test(file),
  );
  const areas = await Promise.all(
    files.map(async (file) => (await import(join(folder, file))) as Readonly<object>),
  );
  return areas.flatMap(textsOf).filter((text) => /[a-z]{3}/.test(text));
}

// Read once, before any page is put into another language: the words of an area change in place.
const englishApp = await englishTexts();

/** Those English texts that differ in a language. */
function onlyEnglish(language: object): ReadonlySet<string> {
  const same = new Set(textsOf(language));
  return new Set(englishApp.filter((text) => !same.has(text)));
}

/** The texts that the page shows or folds away, and those for screen readers. */
function said(): readonly string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.parentElement?.closest('script, style') == null) texts.push(node.nodeValue ?? '');
  }
  for (const name of ['aria-label', 'placeholder', 'title']) {
    for (const element of document.querySelectorAll(`[${name}]`)) {
      texts.push(element.getAttribute(name) ?? '');
    }
  }
  return texts.map((text) => text.trim()).filter((text) => text !== '');
}

/** Waits until the screen changes no more, and finds nothing on it in English. */
async function expectNoEnglish(language: object = spanish): Promise<void> {
  const english = onlyEnglish(language);
  for (const details of document.querySelectorAll('details')) {
    details.open = true;
    details.dispatchEvent(new Event('toggle'));
  }
  let before = '';
  await waitFor(
    () => {
      const now = document.body.innerHTML;
      const calm = now === before;
      before = now;
      if (!calm) throw new Error('the screen is still changing');
    },
    { interval: 100 },
  );
  expect(english.size).toBeGreaterThan(500);
  expect(said().length).toBeGreaterThan(10);
  expect(said().filter((text) => english.has(text))).toEqual([]);
}

it('is noticed where a page speaks English', async () => {
  await openApp('/');
  const english = onlyEnglish(spanish);
  expect(said().filter((text) => english.has(text)).length).toBeGreaterThan(5);
});

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
  ['/reporting?season', null],
  ['/reporting?season=new', hillBlock],
  ['/catchtest', null],
  ['/catchtest', hillBlock],
  ['/auth/Action?mode=resetPassword&oobCode=code', null],
  ['/ground', null],
  ['/privacypolicy', null],
  ['/tos', null],
  ['/no-such-page', null],
] as const)('%s says nothing in English to a reader of Spanish', async ([address, draft]) => {
  const kept = draft === null ? {} : { 'mix.draft': draft };
  await openApp(address, { kept, locale: 'es-ES' });
  await expectNoEnglish();
});

// These cases show in Spanish alone that a screen takes its words from the language at all.
it.for([
  ['/', hillBlock],
  ['/mix', stopped],
  ['/result', hillBlock],
  ['/products?product=urea', null],
] as const)('%s says nothing in English to a reader of French', async ([address, draft]) => {
  const kept = draft === null ? {} : { 'mix.draft': draft };
  await openApp(address, { kept, locale: 'fr-FR' });
  await expectNoEnglish(french);
});

it('a job is filled, recorded and shared without a word of English', async () => {
  const kept = { 'mix.draft': { ...hillBlock, sprayAreaHa: 8 } };
  const user = await openApp('/result', { kept, locale: 'es-ES' });
  await user.click(await screen.findByRole('button', { name: spanish.result.share }));
  await screen.findAllByRole('img');
  await expectNoEnglish();
  await user.click(button(spanish.share.close));

  await user.click(button(spanish.job.start));
  await screen.findAllByRole('heading', { name: spanish.fill.before });
  await expectNoEnglish();
  await user.click(button(spanish.job.start));
  await screen.findByText(/^Paso 1 de \d$/);
  for (let left = 10; left > 0; left -= 1) {
    const step = screen.queryByText(/^Paso \d de \d$/)?.textContent;
    if (step == null) break;
    await expectNoEnglish();
    await user.click(button(new RegExp(`^(${spanish.fill.done}|${spanish.fill.clear})$`)));
    // Nobody waits here: the wait asks.
    const early = screen.queryByRole('button', { name: spanish.earlyClear.goOn });
    if (early !== null) {
      await expectNoEnglish();
      await user.click(early);
    }
    await waitFor(() => {
      expect(screen.queryByText(step)).toBeNull();
    });
  }
  await user.click(await screen.findByRole('link', { name: spanish.fill.record }));
  await screen.findByText(spanish.record.amounts);
  await expectNoEnglish();
  await user.click(button(spanish.record.save));
  await screen.findAllByText(spanish.record.savedHere);
  await expectNoEnglish();
});
