import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { season } from '../../src/reports/testing/season.ts';
import { csvForm } from '../../src/device/files/csvText.ts';
import { recordColumns } from '../../src/reports/csv/recordColumns.ts';
import { exampleRecord, urea } from '../../src/reports/testing/exampleRecord.ts';
import { readCsv } from '../../src/reports/testing/readCsv.ts';
import { laptop, untilAlive } from '../browser/browser.ts';
import { expectClean } from '../browser/expectClean.ts';
import { openFilter, openReporting, recordLinks, rowNames, saved } from './reportingScreen.ts';
import type { SeededDocument } from '../setup/seedDocuments.ts';
import { button } from '../mix/mixScreen.ts';
import { words } from '../job/fillScreen.ts';

interface Noted {
  /** States of the page, one after the other. */
  readonly shown: readonly { readonly area: string; readonly first: string }[];
  /** Documents that were read from the device in lists. */
  readonly read: number;
}

/**
 * Runs in the page: notes the sum of the area with the first record whenever they change. Work for
 * an idle browser, which counts the unreadable documents, never starts: on a slow machine it would
 * read all records before the test looks.
 */
const noteWhatIsShown = (): void => {
  window.requestIdleCallback = () => 0;
  const shown: { area: string; first: string }[] = [];
  const noted = Object.assign(window, { shown, read: 0 });
  const look = () => {
    const area = document.querySelector('main dl dd')?.firstElementChild?.textContent;
    const first = document.querySelector('main [role=rowgroup] a span')?.textContent;
    if (area == null || first == null) return;
    const last = shown.at(-1);
    if (last?.area !== area || last.first !== first) shown.push({ area, first });
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
  const getAll = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'getAll')?.value as (
    this: IDBObjectStore,
    ...asked: unknown[]
  ) => IDBRequest<unknown[]>;
  IDBObjectStore.prototype.getAll = function (...asked: unknown[]) {
    const reading = getAll.apply(this, asked);
    reading.addEventListener('success', () => {
      noted.read += reading.result.length;
    });
    return reading;
  };
};

/** Runs in the page: drops the lines beside the records, as if another build had made them. */
const dropLines = (): Promise<void> =>
  new Promise((done) => {
    const opening = indexedDB.open('mix-documents');
    opening.onsuccess = () => {
      const { result } = opening;
      const writing = result.transaction('entries', 'readwrite');
      writing.objectStore('entries').delete(['#device', 'records', 'head']);
      writing.oncomplete = () => {
        result.close();
        done();
      };
    };
  });

/** Runs in the page: the notes so far. */
const noted = (): Noted => {
  const { shown, read } = window as unknown as Noted;
  return { shown, read };
};

/** Runs in the page: delays React's own work by 100 ms, which React asks for by messages. */
const drawLate = (): void => {
  const post = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'postMessage')?.value as (
    this: MessagePort,
    ...message: unknown[]
  ) => void;
  MessagePort.prototype.postMessage = function (...message: unknown[]) {
    setTimeout(() => post.apply(this, message), 100);
  };
};

describe('reporting', () => {
  it('adds up what is chosen, keeps the choice in the address, and finds back to it', async () => {
    const { page, complaints, close } = await openReporting();
    await page.getByText('3 of 4').waitFor();
    expect(await rowNames(page)).toEqual(['Spring growth', '=SUM(A1:A9)', 'First urea']);
    await openFilter(page);
    await button(page, 'All').click();
    await page.getByText('Autumn').waitFor();
    expect(await rowNames(page)).toEqual(['Spring growth', '=SUM(A1:A9)', 'First urea', 'Autumn']);
    // 20 + 15 + 10 + 20 ha; 400 + 300 + 200 kg of 46 % and 50 L x 1.32 kg/L of 32 % nitrogen.
    expect(await words(page)).toMatch(/Area done 65 ha planned 70 ha/);

    await button(page, 'This season').click();
    await page.getByText('3 of 4').waitFor();
    expect(new URL(page.url()).search).toBe('?from=2026-07-01&to=2027-06-30');
    const now = await words(page);
    expect(now).toMatch(/Area done 45 ha planned 50 ha Water used 4,500 L planned 5,000 L/);
    expect(now).toMatch(/N 343\.1 kg Cost, at least \$540\.00/);
    expect(now).toMatch(/Cost: not all known for 1 of 3 records\./);
    // (184 + 138 + 21.12) kg over 33.1 ha of paddocks.
    expect(now).toMatch(/Farm average 10\.4 kg N\/ha of 190 kg N\/ha 33\.1 ha/);
    await expectClean(page);

    await page.getByLabel('Person').selectOption({ label: 'Sam' });
    await page.getByText('2 of 4').waitFor();
    await page.getByLabel('Paddock', { exact: true }).selectOption({ label: 'Tōtara' });
    await page.getByText('1 of 4').waitFor();
    // The year's nitrogen counts all records, whatever the filter is.
    expect(await words(page)).toMatch(/Farm average 10\.4 kg N\/ha/);
    await expectClean(page);

    await page.reload();
    await untilAlive(page);
    await page.getByText('1 of 4').waitFor();
    await page.getByRole('link', { name: /SUM/ }).click();
    await page.getByText('Planned and done').first().waitFor();
    await page.goBack();
    await page.getByText('1 of 4').waitFor();
    await page.getByRole('link', { name: /SUM/ }).click();
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await page.getByText('1 of 4').waitFor();

    await openFilter(page);
    await button(page, 'Last season').click();
    await page.getByText('No records for this choice').waitFor();
    expect(await words(page)).toMatch(/There are 4 records outside it/);
    await expectClean(page);
    await button(page, 'Show all records').last().click();
    await page.getByText('Autumn').waitFor();
    expect(new URL(page.url()).search).toBe('?days=all');
    expect(complaints).toEqual([]);
    await close();
  });

  it('has no barrier where all is opened and a paddock is over the cap', async () => {
    const { page, complaints, close } = await openReporting([
      ...season,
      {
        collection: 'records',
        id: 'much',
        value: exampleRecord([urea(1500)], { paddockId: 'gully', areaDoneHa: 3.1 }),
      },
    ]);
    await page.getByText('Gully: Over by').waitFor();
    const table = page.locator('summary', { hasText: 'As a table' });
    await expect.poll(() => table.count()).toBe(4);
    for (const summary of await table.all()) await summary.click();
    await expect.poll(() => page.locator('main table').count()).toBe(4);
    await expectClean(page);
    expect(complaints).toEqual([]);
    await close();
  });

  it('draws what is in sight of 5,000 records, and reaches the last', async () => {
    const many = Array.from({ length: 5000 }, (_, place): SeededDocument => ({
      collection: 'records',
      id: `m${String(place).padStart(4, '0')}`,
      value: exampleRecord([urea(10)], {
        name: `Job ${place}`,
        endedAt: new Date(Date.UTC(2021, 0, 1) + place * 9 * 3_600_000)
          .toISOString()
          .replace(/\.\d+Z/, '+00:00'),
      }),
    }));
    const { page, complaints, close } = await openReporting(many);
    await page.goto('/reporting?days=all');
    await page.getByText('Job 4999').waitFor();
    expect(await recordLinks(page).count()).toBeLessThan(200);
    await button(page, /^4,980 earlier records/).click();
    // The pictures stand below the list: its end is brought into sight, and drawn.
    await page
      .locator('main [role=table] > :last-child')
      .first()
      .evaluate((end) => end.scrollIntoView());
    await page.getByText('Job 0', { exact: true }).waitFor();
    expect(await recordLinks(page).count()).toBeLessThan(400);

    // From now on all records stand at once, and none is read for that.
    await page.addInitScript(noteWhatIsShown);
    await page.reload();
    await page.getByText('100,000 ha').first().waitFor();
    const atOnce = await page.evaluate(noted);
    // Nothing is added up before it is known that there is no stock.
    const counted = atOnce.shown.filter(({ area }) => area !== 'still counting');
    expect(counted).toEqual([{ area: '100,000 ha', first: 'Job 4999' }]);
    expect(atOnce.read).toBeLessThan(100);

    // As after an update: the latest records stand first, and nothing is added up before all are
    // there.
    await page.evaluate(dropLines);
    await page.reload();
    await page.getByText('100,000 ha').first().waitFor();
    const { shown } = await page.evaluate(noted);
    expect(shown.at(0)).toEqual({ area: 'still counting', first: 'Job 4999' });
    expect(shown.at(-1)).toEqual({ area: '100,000 ha', first: 'Job 4999' });
    expect(shown).toHaveLength(2);

    // One record is read without the others, also on a busy machine.
    const readOfOne = async () => {
      await page.goto('/reporting?record=m4998');
      await page.getByText('Planned and done').first().waitFor();
      return page.evaluate(() => (window as unknown as Noted).read);
    };
    expect(await readOfOne()).toBeLessThan(1000);
    await page.addInitScript(drawLate);
    expect(await readOfOne()).toBeLessThan(1000);
    expect(complaints).toEqual([]);
    await close();
  });

  it('speaks Spanish, and fits a laptop', async () => {
    const { page, complaints, close } = await openReporting(season, {
      locale: 'es-ES',
      viewport: laptop,
    });
    await page.getByText('Superficie hecha').waitFor();
    expect(await words(page)).toMatch(/Promedio de la finca 10,4 kg N\/ha/);
    await expectClean(page);
    const csv = await saved(page, 'CSV');
    const text = await readFile(csv.path, 'utf8');
    expect(text).toContain(';Nitrogen of the product (kg);');
    const lines = readCsv(text, recordColumns, csvForm(','));
    expect(lines[1]?.['Nitrogen of the product (kg)']).toBeCloseTo(21.12, 10);
    // Home shows the last records beside the work.
    await page.goto('/');
    await page.getByText('Últimos registros').waitFor();
    await expectClean(page);
    expect(complaints).toEqual([]);
    await close();
  });

  it('shows acres and gallons to whom they are home, and keeps the file metric', async () => {
    const { page, complaints, close } = await openReporting();
    await page.evaluate(() => {
      localStorage.setItem('mix.preferences', JSON.stringify({ language: null, unitSystem: 'us' }));
    });
    await page.goto('/reporting?from=2026-07-01&to=2027-06-30');
    await page.getByText('3 of 4').waitFor();
    // 45 ha are 111.2 ac; 10.37 kg/ha are 9.2 lb/ac (facts 7: lb/ac x 1.1208512 = kg/ha).
    const now = await words(page);
    expect(now).toMatch(/Area done 111\.2 ac planned 123\.6 ac/);
    expect(now).toMatch(/Farm average 9\.2 lb N\/ac of 169\.5 lb N\/ac/);
    const csv = await saved(page, 'CSV');
    const lines = readCsv(await readFile(csv.path, 'utf8'), recordColumns, csvForm('.'));
    expect(lines[0]?.['Area done (ha)']).toBe(20);
    expect(complaints).toEqual([]);
    await close();
  });
});
