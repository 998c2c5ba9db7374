import { expect, it } from 'vitest';
import { hillBlock, stopped } from '../../src/mix/testing/exampleMixes.ts';
import { spanish } from '../../src/words/es/spanish.ts';
import { accountWords } from '../../src/words/en/account/accountWords.ts';
import { openFreshPage, untilAlive, untilQuiet } from '../browser/browser.ts';
import { expectClean } from '../browser/expectClean.ts';
import { holdOnDevice } from '../browser/holdOnDevice.ts';

/*
 * Spanish is longer, and French is longer still. That no word of English is left is shown where the
 * screens are drawn without a browser, and on the way through a whole job in fieldInSpanish.e2e.ts.
 */
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
  ['/catchtest', hillBlock],
  ['/auth/Action?mode=resetPassword&oobCode=code', null],
  ['/ground', null],
  ['/privacypolicy', null],
  ['/people', null],
  ['/join', null],
  ['/tos', null],
  ['/no-such-page', null],
] as const)('%s has no barrier and fits in Spanish', async ([address, draft]) => {
  await expectFits(address, draft, 'es-ES');
});

// The busiest screens: what is longest on a phone stands there.
it.for([
  ['/', hillBlock],
  ['/mix', hillBlock],
  ['/mix', stopped],
  ['/result', hillBlock],
] as const)('%s has no barrier and fits in French', async ([address, draft]) => {
  await expectFits(address, draft, 'fr-FR');
});

async function expectFits(address: string, draft: object | null, locale: string): Promise<void> {
  const { page, close } = await openFreshPage({ locale });
  if (draft !== null) await holdOnDevice(page, { 'mix.draft': draft });
  await page.goto(address);
  await untilAlive(page);
  await untilQuiet(page);
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  await untilQuiet(page);
  await expectClean(page);
  await close();
}

/** Every sentence that is the same each time and long enough to be no part of another. */
const sentencesOf = (words: object): readonly string[] =>
  Object.values(words).filter(
    (text): text is string => typeof text === 'string' && text.length > 5,
  );
const inSpanish = new Set(sentencesOf(spanish.account));

it('the account panel has no barrier, fits and speaks Spanish', async () => {
  const { page, complaints, close } = await openFreshPage({ locale: 'es-ES' });
  await page.goto('/');
  await untilAlive(page);
  await page.getByRole('button', { name: spanish.accountChip.signIn }).first().click();
  await page.getByRole('dialog').getByRole('textbox').first().waitFor();
  const shown = await page.getByRole('dialog').innerText();
  const english = sentencesOf(accountWords).filter((text) => !inSpanish.has(text));
  expect(english.length).toBeGreaterThan(50);
  expect(english.filter((text) => shown.includes(text))).toEqual([]);
  await expectClean(page);
  expect(complaints).toEqual([]);
  await close();
});
