import { readFile, writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { spanish } from '../../src/i18n/packs/spanish.ts';
import { paddock } from '../../src/reports/testing/exampleRecord.ts';
import { entriesOn } from '../account/deviceEntries.ts';
import { untilAlive } from '../browser/browser.ts';
import { expectClean } from '../browser/expectClean.ts';
import { button } from '../mix/mixScreen.ts';
import { seedDocuments } from '../setup/seedDocuments.ts';
import { openKeptPage } from './openKeptPage.ts';

const words = spanish.inAndOut;

it('a backup is restored over newer work without a signal, and what is newer here stays', async () => {
  const { page, complaints, close } = await openKeptPage({}, { locale: 'es-ES' });
  const seed = (...paddocks: readonly { readonly id: string; readonly value: object }[]) =>
    seedDocuments(
      page,
      paddocks.map(({ id, value }) => ({ collection: 'paddocks', id, value })),
    );
  const areas = async () =>
    Object.fromEntries(
      (await entriesOn(page))
        .filter(({ collection }) => collection === 'paddocks')
        .map(({ id, fields }) => [id, (fields as unknown as { readonly areaHa: number }).areaHa]),
    );
  await seed(paddock('flats', 'River flats', 13.5), paddock('hill', 'Hill', 10));
  await page.goto('/inandout');
  await untilAlive(page);
  const saved = page.waitForEvent('download');
  await button(page, words.save).click();
  const file = await (await saved).path();
  await page.getByText(words.saved).waitFor();

  // Since the backup one paddock was measured anew and a third one added.
  await seed(paddock('flats', 'River flats', 12.9), paddock('top', 'Top terrace', 6.4));
  await page.goto('/inandout?view=restore');
  await untilAlive(page);
  const choose = page.locator('input[type=file]');
  const bytes = await readFile(file);
  const damaged = `${file}.damaged.json`;
  await writeFile(damaged, bytes.toString().replace('River flats', 'River flots'));
  await choose.setInputFiles(damaged);
  await page.getByText(words.faults.damaged).waitFor();
  await page.getByText(words.untouched).waitFor();

  await choose.setInputFiles({ name: 'copia.json', mimeType: 'application/json', buffer: bytes });
  const line = page.getByRole('listitem').filter({ hasText: 'River flats' });
  await line.getByText(words.stays).waitFor();
  expect(await line.innerText()).toContain(words.hereNewer('').trim());
  await page.getByText(words.onlyHere(1)).waitFor();
  expect(await page.getByRole('button', { name: /^Tomar/ }).count()).toBe(0);
  await expectClean(page);
  expect(await areas()).toEqual({ flats: 12.9, hill: 10, top: 6.4 });

  await line.click();
  await line.getByText(words.takes).waitFor();
  await button(page, words.take(1, 1)).click();
  await page.getByText(words.taken(1)).waitFor();
  await expectClean(page);
  expect(await areas()).toEqual({ flats: 13.5, hill: 10, top: 6.4 });
  expect(complaints()).toEqual([]);
  await close();
});
