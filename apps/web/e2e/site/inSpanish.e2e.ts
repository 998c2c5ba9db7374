import { expect, it } from 'vitest';
import { spanish } from '../../src/i18n/packs/spanish.ts';
import { accountWords } from '../../src/i18n/made/en/account/accountWords.ts';
import { openFreshPage, untilAlive, untilQuiet } from '../browser/browser.ts';
import { expectClean } from '../browser/expectClean.ts';

/* Addresses that are no state of the gallery; fit.e2e.ts tests those that are. */
it.each(['/auth/Action?mode=resetPassword&oobCode=code', '/ground'])(
  '%s has no barrier and fits in Spanish',
  async (address) => {
    const { page, close } = await openFreshPage({ locale: 'es-ES' });
    await page.goto(address);
    await untilAlive(page);
    await untilQuiet(page);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    await untilQuiet(page);
    await expectClean(page);
    await close();
  },
);

/** Every fixed sentence that is long enough to be no part of another. */
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
