import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { season, uan } from '../../src/reports/testing/season.ts';
import { csvForm } from '../../src/device/files/csvText.ts';
import { nitrogenColumns } from '../../src/reports/csv/nitrogenColumns.ts';
import { recordColumns } from '../../src/reports/csv/recordColumns.ts';
import { exampleRecord, urea } from '../../src/reports/testing/exampleRecord.ts';
import { readCsv } from '../../src/reports/testing/readCsv.ts';
import { untilKept, untilQuiet } from '../browser/browser.ts';
import { expectClean } from '../browser/expectClean.ts';
import { hasPdfReader, openReporting, pdfText, saved } from './reportingScreen.ts';
import type { SeededDocument } from '../setup/seedDocuments.ts';
import { button } from '../mix/mixScreen.ts';
import { words } from '../job/fillScreen.ts';

describe('what reporting gives along', () => {
  it('saves the records as a table that comes back as it went, and as PDF', async () => {
    const { page, complaints, close } = await openReporting();
    await page.getByText('3 of 4').waitFor();
    const csv = await saved(page, 'CSV');
    expect(csv.name).toBe('spray-records-2026-07-01-2027-06-30.csv');
    const text = await readFile(csv.path, 'utf8');
    expect(text).toContain("'=SUM(A1:A9)");
    const lines = readCsv(text, recordColumns, csvForm('.'));
    expect(lines.map((line) => [line['Day'], line['Mix'], line['Product used (kg)']])).toEqual([
      ['2026-11-21', 'Spring growth', 400],
      ['2026-11-05', '=SUM(A1:A9)', null],
      ['2026-08-03', 'First urea', 300],
    ]);
    expect(lines[1]).toMatchObject({
      Paddock: 'Tōtara',
      'Product used (L)': 50,
      Notes: 'Gate left open, "top" end',
    });

    const pdf = await saved(page, 'PDF');
    expect(pdf.name).toBe('spray-records-2026-07-01-2027-06-30.pdf');
    expect((await readFile(pdf.path)).subarray(0, 5).toString()).toBe('%PDF-');
    if (hasPdfReader()) {
      const drawn = pdfText(pdf.path);
      expect(drawn).toMatch(/Area done\s+50 ha\s+45 ha/);
      expect(drawn).toContain('Tōtara');
      expect(drawn).toContain('Page 1 of 1');
    }
    expect(complaints).toEqual([]);
    await close();
  });

  it('makes every file without a signal', async () => {
    const { page, complaints, close } = await openReporting(season, {
      serviceWorkers: 'allow',
    });
    await untilKept(page);
    await page.context().setOffline(true);
    await page.goto('/reporting?from=2026-07-01&to=2027-06-30');
    await page.getByText('3 of 4').waitFor();
    expect((await saved(page, 'CSV')).name).toMatch(/\.csv$/);
    expect((await saved(page, 'PDF')).name).toMatch(/\.pdf$/);
    expect(complaints.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
    await close();
  });

  it('reports the nitrogen of a year as a council asks for it', async () => {
    const { page, complaints, close } = await openReporting();
    await page.getByRole('link', { name: 'Nitrogen report' }).click();
    await page.getByRole('heading', { name: 'By fertiliser' }).waitFor();
    const now = await words(page);
    expect(now).toMatch(
      /July 2026 to June 2027 Average of all paddocks: 10\.4 kg N\/ha on 33\.1 ha/,
    );
    expect(now).toMatch(/urea 46 % 700 kg 322 kg uan32 32 % 50 L 21\.12 kg/);
    expect(now).toMatch(/Hill 3 Aug 2026 urea 15 ha 300 kg 20 kg\/ha 138 kg/);
    expect(now).toMatch(/1 paddock does not say its land use\./);
    await expectClean(page);

    const csv = await saved(page, 'CSV');
    const lines = readCsv(await readFile(csv.path, 'utf8'), nitrogenColumns, csvForm('.'));
    expect(lines.map((line) => [line['Paddock'], line['Day'], line['Synthetic N (kg)']])).toEqual([
      ['Hill', '2026-08-03', 138],
      ['Hill', '2026-11-21', 184],
      ['Tōtara', '2026-11-05', expect.closeTo(21.12, 10)],
      ['Gully', null, null],
    ]);
    const pdf = await saved(page, 'PDF');
    if (hasPdfReader())
      expect(pdfText(pdf.path)).toMatch(/Hill\s+16\.1 kg N\/ha\s+8\.5 %\s+322 kg/);

    await page.getByLabel('Year').selectOption({ label: 'July 2025 to June 2026' });
    await page.getByText('10 Mar 2026').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('puts one record on paper', async () => {
    const { page, complaints, close } = await openReporting();
    await page.getByRole('link', { name: /SUM/ }).click();
    await page.getByRole('link', { name: 'Save or print this record' }).click();
    await page.getByText('Synthetic nitrogen').first().waitFor();
    // 50 L of UAN 32 on 10 ha, 1.32 kg/L.
    expect(await words(page)).toMatch(
      /uan32 50 L 50 L 5 L\/ha .*Synthetic nitrogen 2\.11 kg N\/ha 2\.11 kg N\/ha/,
    );
    await expectClean(page);
    const pdf = await saved(page, 'PDF');
    expect(pdf.name).toBe('spray-record-2026-11-05.pdf');
    if (hasPdfReader()) {
      const drawn = pdfText(pdf.path);
      expect(drawn).toContain('Spray record: =SUM(A1:A9)');
      expect(drawn).toContain('Gate left open, "top" end');
    }
    expect(complaints).toEqual([]);
    await close();
  });

  it('prints on A4, black on white, with numbered pages and no row cut', async () => {
    const many = Array.from({ length: 60 }, (_, place): SeededDocument => ({
      collection: 'records',
      id: `m${place}`,
      value: exampleRecord([urea(10), uan], { name: `Job ${place}`, location: 'Hill' }),
    }));
    const { page, complaints, close } = await openReporting(many);
    await page.evaluate(() => {
      window.print = () => {
        document.documentElement.dataset['printed'] = 'yes';
      };
    });
    // Nothing moves any more: rows and pictures above the buttons stand.
    await page.getByText('60 records', { exact: true }).last().waitFor();
    await untilQuiet(page);
    await button(page, 'Print').click();
    await page.waitForFunction(() => document.documentElement.dataset['printed'] === 'yes');
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
    const pages = pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
    expect(pages).toBeGreaterThan(1);
    if (hasPdfReader()) {
      const drawn = execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf }).toString();
      const sheets = drawn.split('\f').slice(0, -1);
      expect(sheets).toHaveLength(pages);
      for (const [place, sheet] of sheets.entries()) {
        expect(sheet).toContain(`Page ${place + 1} of ${pages}`);
        if (place > 0) expect(sheet).toMatch(/^\s*Date\s+/);
        // No row is cut by a page: both its products stand on one page.
        expect(sheet.match(/10 kg urea/g)?.length).toBe(sheet.match(/50 L uan32/g)?.length);
      }
      for (let place = 0; place < 60; place += 1) expect(drawn).toContain(`Job ${place} `);
    }
    expect(complaints).toEqual([]);
    await close();
  });
});
