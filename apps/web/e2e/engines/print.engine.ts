import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { hillBlock } from '../../src/plan/testing/exampleMixes.ts';
import { itInEachEngine } from './driver/eachEngine.ts';
import { engines } from './driver/engines.ts';
import { button } from './driver/sought.ts';

/** WebKitGTK's driver knows no command to print: docs/other-browsers.md says how it is tried by hand. */
const printing = engines.filter(({ prints }) => prints);

itInEachEngine(
  'puts the plan on paper',
  async ({ openPage, folder }) => {
    const page = await openPage();
    await page.goto('/tos');
    await page.evaluate((value) => {
      localStorage.setItem('mix.draft', JSON.stringify({ schema: 1, value }));
    }, hillBlock);
    await page.goto('/result');
    await page.find(button('Start filling'));
    const pdf = (await page.tab.print?.()) ?? Buffer.alloc(0);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    const path = join(folder, 'plan.pdf');
    await writeFile(path, pdf);
    // The text needs poppler-utils; without it only the existence of the file is tested.
    if (!existsSync('/usr/bin/pdftotext')) return;
    const drawn = execFileSync('/usr/bin/pdftotext', ['-layout', path, '-']).toString();
    expect(drawn).toMatch(/270\s*kg/);
    expect(drawn).not.toMatch(/Start filling/);
  },
  printing,
);
