import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { MixForm } from '../../src/plan/draft/MixForm.ts';
import { openFreshPage, untilAlive } from '../browser/browser.ts';
import { holdOnDevice } from '../browser/holdOnDevice.ts';
import { button } from '../mix/mixScreen.ts';

const base: MixForm = {
  name: 'Hill block',
  machineId: 'custom',
  tankCapacityL: 1000,
  swathWidthM: 20,
  nozzle: { nozzleId: 'aixr11003', nozzleCount: 40 },
  travelSpeedKmPerH: 12,
  sprayAreaHa: 20,
  applicationRateLPerHa: 100,
  waterTemperatureC: 12,
  products: [],
};
const bags = [{ size: 25, unit: 'kg', kind: 'bag' }] as const;

const one: MixForm = {
  ...base,
  products: [{ productId: 'urea', rate: { value: 20, unit: 'kg/ha' }, containers: bags }],
};

/** A busy job over full loads and a smaller one, with dead volume: three kinds of load. */
const eight: MixForm = {
  ...base,
  sprayAreaHa: 23.5,
  waterTemperatureC: 15,
  products: [
    { productId: 'urea', rate: { value: 20, unit: 'kg/ha' }, containers: bags },
    { productId: 'epsom', rate: { value: 5, unit: 'kg/ha' }, containers: bags },
    { productId: 'boric', rate: { value: 0.5, unit: 'kg/ha' } },
    { productId: 'moly', rate: { value: 0.05, unit: 'kg/ha' } },
    { productId: 'fulvic', rate: { value: 2, unit: 'L/ha' } },
    { productId: 'molasses', rate: { value: 4, unit: 'L/ha' } },
    { productId: 'nis', rate: { value: 50, unit: 'mL/100 L' } },
    { productId: 'antifoam', rate: { value: 10, unit: 'mL/100 L' } },
  ],
};

const SOLIDS = ['urea', 'urea-nbpt', 'urea-tech', 'ams', 'an', 'map', 'dap', 'mkp', 'kno3', 'mop'];
const MORE = ['sop', 'epsom', 'magnit', 'gypsum', 'rpr', 'ssp-fine', 'sulphur'];

/** A mix that nobody makes; its job sheet must still not lose a word. */
const twenty: MixForm = {
  ...base,
  sprayAreaHa: 23.5,
  products: [
    ...[...SOLIDS, ...MORE].map((productId) => ({
      productId,
      rate: { value: 0.5, unit: 'kg/ha' as const },
    })),
    ...['uan32', 'uan28', 'app'].map((productId) => ({
      productId,
      rate: { value: 0.5, unit: 'L/ha' as const },
    })),
  ],
};

/** Words of a location as long as a paddock takes, and a line that cannot be broken. */
const farAway: MixForm = {
  ...one,
  paddock: {
    id: 'far',
    name: `Behind the woolshed ${'x'.repeat(60)}`,
    areaHa: 20,
    landUse: 'permanent pasture of ryegrass and white clover, sown in 2019',
  },
};

const longName = `${'Top terrace behind the woolshed '.repeat(2)}${'x'.repeat(16)}`;

interface Printed {
  readonly pdf: Buffer;
  readonly pages: number;
  /** Words of each page. */
  readonly words: readonly string[];
  /** How far text reaches beyond its page, px. */
  readonly overhangPx: number;
  readonly tallestPx: number;
}

/** The sheet of a job as the print window would get it. */
async function printed(form: MixForm): Promise<Printed> {
  const { page, complaints, close } = await openFreshPage();
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = 'yes';
    };
  });
  await holdOnDevice(page, { 'mix.draft': form });
  await page.goto('/result');
  await untilAlive(page);
  await button(page, 'Share').click();
  await button(page, 'Print the job sheet').click();
  await page.waitForFunction(() => document.documentElement.dataset.printed === 'yes');
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  const drawn = await measured(page);
  expect(complaints).toEqual([]);
  await close();
  return { pdf, ...drawn };
}

async function measured(page: Page) {
  await page.emulateMedia({ media: 'print' });
  return page.evaluate(() => {
    const pages = Array.from(document.querySelectorAll<HTMLElement>('[data-paper] [data-page]'));
    const beyond = pages.flatMap((paper) => {
      const edge = paper.getBoundingClientRect();
      return Array.from(paper.querySelectorAll('p, th, td, dd, h1, svg'), (part) => {
        const box = part.getBoundingClientRect();
        const text = part.scrollWidth - part.clientWidth;
        return Math.max(box.right - edge.right - 12, box.bottom - edge.bottom, text);
      });
    });
    return {
      pages: pages.length,
      words: pages.map(({ innerText }) => innerText.replaceAll(/\s+/g, ' ')),
      overhangPx: Math.max(...beyond),
      tallestPx: Math.max(...pages.map((paper) => paper.getBoundingClientRect().height)),
    };
  });
}

/** Pages of a PDF: each has one object of this type. */
const pagesOf = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

const has = (program: string): boolean => {
  try {
    execFileSync('which', [program]);
    return true;
  } catch {
    return false;
  }
};

describe('the job sheet on A4', () => {
  it.each([
    ['1 product', one],
    ['8 products', eight],
    ['a long name', { ...one, name: longName }],
    ['a long place', farAway],
  ])('is one page for %s', async (_, form) => {
    const { pdf, pages, overhangPx } = await printed(form);
    expect([pages, pagesOf(pdf)]).toEqual([1, 1]);
    expect(overhangPx).toBeLessThanOrEqual(1);
  });

  it('says what the driver needs: loads, order with lines, warnings, gear, machine', async () => {
    const { words } = await printed(one);
    const said = words[0] ?? '';
    expect(said).toMatch(
      /Job sheet Hill block 20 ha · \d+ \w+ \d{4} 1,000 L · 20 m · 40 × AIXR11003/,
    );
    expect(said).toMatch(/Before you start: protective gear as each label says/);
    expect(said).toMatch(
      /Loads 2 loads of 1,000 L Application rate 100 L\/ha Speed 12 km\/h Pressure 2\.3 bar/,
    );
    expect(said).toMatch(/2 Urea, granular 46-0-0 200 kg 8 bags of 25 kg 848 L −2\.\d °C/);
    expect(said).toMatch(/Warning\. The full tank ends at/);
    expect(said).toMatch(/Urea, granular 46-0-0 20 kg\/ha 400 kg/);
    expect(said).toMatch(/Supplies 9\.2 kg N\/ha\. /);
    expect(said).toMatch(/Sons> Mix Calculator · figures as planned .* sheet 1 of 1/);
  });

  it('says that there may be more nitrogen where an analysis is not stated', async () => {
    const { words } = await printed(eight);
    expect(words.join(' ')).toMatch(/Supplies at least 9\.2 kg N\/ha\. /);
  });

  it('says where the job is', async () => {
    const paddock = { id: 'hill', name: 'Top flat', areaHa: 20, landUse: 'pasture' };
    const { words } = await printed({ ...one, paddock });
    expect(words[0]).toMatch(/Job sheet Hill block Top flat, pasture 20 ha · /);
  });

  it('goes on on more pages where it must, each with its heading, table head and number', async () => {
    const { pdf, pages, words, overhangPx, tallestPx } = await printed(twenty);
    expect(pages).toBeGreaterThan(1);
    expect(pagesOf(pdf)).toBe(pages);
    expect(overhangPx).toBeLessThanOrEqual(1);
    // 267 mm at 96 px an inch.
    expect(tallestPx).toBeLessThanOrEqual(1010);
    for (const [place, said] of words.entries()) {
      expect(said).toContain('Hill block');
      expect(said).toContain(`sheet ${place + 1} of ${pages}`);
    }
    // No step is lost between the pages.
    const all = words.join(' ');
    for (const name of ['Ammonium sulphate', 'UAN', 'Magnesium nitrate']) {
      expect(all).toContain(name);
    }
  });

  it.skipIf(!has('pdftoppm') || !has('zbarimg'))(
    'carries a code that a scanner reads off the paper (needs pdftoppm and zbarimg)',
    async () => {
      const directory = await mkdtemp(join(tmpdir(), 'mix-sheet-'));
      const { pdf } = await printed(eight);
      const file = join(directory, 'sheet');
      await writeFile(`${file}.pdf`, pdf);
      // 150 dpi: a module is 2 dots, as coarse as a phone's picture of the paper.
      execFileSync('pdftoppm', ['-r', '150', '-png', '-singlefile', `${file}.pdf`, file]);
      const read = execFileSync('zbarimg', ['-q', '--raw', `${file}.png`], { stdio: 'pipe' });
      expect(read.toString()).toMatch(/\/result#job=1\.[A-Za-z0-9._-]+\s*$/);
      await rm(directory, { recursive: true });
    },
  );
});
