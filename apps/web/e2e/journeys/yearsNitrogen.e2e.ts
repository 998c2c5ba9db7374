import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { exampleRecord, paddock, urea } from '../../src/reports/testing/exampleRecord.ts';
import { untilAlive } from '../browser/browser.ts';
import { expectClean } from '../browser/expectClean.ts';
import { words } from '../job/fillScreen.ts';
import { button } from '../mix/mixScreen.ts';
import { openFilter } from '../reporting/reportingScreen.ts';
import { seedDocuments, type SeededDocument } from '../setup/seedDocuments.ts';
import { openKeptPage } from './openKeptPage.ts';

const hill = paddock('hill', 'Hill', 20);
const season: readonly SeededDocument[] = [
  { collection: 'paddocks', id: hill.id, value: hill.value },
  ...[
    exampleRecord([urea(400)], { name: 'Spring growth', paddockId: 'hill', location: 'Hill' }),
    exampleRecord([urea(300)], {
      name: 'First urea',
      paddockId: 'hill',
      location: 'Hill',
      endedAt: '2026-08-03T10:00:00+12:00',
    }),
  ].map((value, place) => ({ collection: 'records' as const, id: `r${place}`, value })),
];

async function saveFile(page: Page, name: string): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await button(page, name).click();
  return readFile(await (await download).path());
}

it('the nitrogen of the year is looked up and taken along for the council, without a signal', async () => {
  const { page, complaints, close } = await openKeptPage();
  await page.clock.setFixedTime(new Date('2027-07-10T01:00:00Z'));
  await seedDocuments(page, season);
  await page.goto('/');
  await untilAlive(page);
  await page.getByRole('link', { name: 'Reporting', exact: true }).click();
  await page.getByText('Nitrogen by paddock').first().waitFor();
  await expectClean(page);
  await openFilter(page);
  await button(page, 'Last season').click();
  await page
    .getByText(/1\sJul\s2026\s–\s30\sJun\s2027/)
    .first()
    .waitFor();
  await expectClean(page);

  await page.getByRole('link', { name: 'Nitrogen report' }).click();
  await page.getByLabel('Year').selectOption({ label: 'July 2026 to June 2027' });
  await page.getByRole('heading', { name: 'By fertiliser' }).waitFor();
  // 700 kg of 46 % nitrogen are 322 kg, on 20 ha 16.1 kg/ha.
  expect(await words(page)).toMatch(/Average of all paddocks: 16\.1 kg N\/ha on 20 ha/);
  expect(await words(page)).toMatch(/urea 46 % 700 kg 322 kg/);
  await expectClean(page);
  const csv = (await saveFile(page, 'CSV')).toString('utf8');
  expect(csv).toContain('2026-08-03');
  expect((await saveFile(page, 'PDF')).subarray(0, 5).toString()).toBe('%PDF-');
  expect(complaints()).toEqual([]);
  await close();
});
