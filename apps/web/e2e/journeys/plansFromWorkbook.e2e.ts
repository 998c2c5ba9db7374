import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { paddock } from '../../src/reports/testing/exampleRecord.ts';
import { untilAlive } from '../browser/browser.ts';
import { expectClean } from '../browser/expectClean.ts';
import { button } from '../mix/mixScreen.ts';
import { seedDocuments } from '../setup/seedDocuments.ts';
import { openKeptPage } from './openKeptPage.ts';

const workbook = (name: string): string =>
  fileURLToPath(new URL(`../../src/plan/spreadsheet/testing/${name}`, import.meta.url));

it('rows of a real workbook become mixes without a signal, once its slips are settled', async () => {
  const { page, complaints, close } = await openKeptPage();
  await seedDocuments(
    page,
    [paddock('flats', 'River flats', 13.5), paddock('bend', 'River bend', 4)].map(
      ({ id, value }) => ({ collection: 'paddocks', id, value }),
    ),
  );
  await page.goto('/inandout?view=plans');
  await untilAlive(page);
  const choose = page.locator('input[type=file]');
  await choose.setInputFiles(workbook('emptyFirstSheet.xlsx'));
  await page.getByText('Of a workbook the first sheet is read.').waitFor();
  await expectClean(page);

  await choose.setInputFiles(workbook('december.xlsx'));
  await page.getByText('2 of 4 ready').waitFor();
  await page.getByText('2026-12-14').waitFor();
  await expectClean(page);
  // The choices for a row stand below one another.
  const ways = ['It is River flats', /^It is Urea, granular/, 'Leave row 7 out'];
  const boxes = await Promise.all(ways.map((name) => button(page, name).boundingBox()));
  expect(new Set(boxes.map((box) => box?.x)).size).toBe(1);
  await button(page, 'It is River flats').click();
  await button(page, /^It is Urea, granular/).click();
  await page.getByRole('region', { name: 'Their names' }).getByText('Rver flats').waitFor();
  await button(page, 'Leave row 8 out').click();
  await page.getByText('3 of 4 ready').waitFor();
  await expectClean(page);
  await button(page, 'Take 3 rows').click();
  await page.getByText('3 mixes are saved.').waitFor();
  await page.getByRole('link', { name: 'Go to the mixes' }).click();
  await page
    .getByText(/River flats, Urea/)
    .first()
    .waitFor();
  await expectClean(page);
  expect(complaints()).toEqual([]);
  await close();
});
