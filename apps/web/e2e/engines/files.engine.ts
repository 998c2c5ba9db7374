import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { itInEachEngine } from './driver/eachEngine.ts';
import { button, text } from './driver/sought.ts';

const PRODUCTS = `Name;Kind;Form;Mixing order class;Density of the liquid (kg/L);N (% by weight)
UAN hill;fertiliserSoluble;liquid;40;1,32;32
`;

itInEachEngine(
  'takes products from a file, and gives them out in one',
  async ({ openPage, folder, untilDownloaded, picture }) => {
    const list = join(folder, 'list.csv');
    await writeFile(list, PRODUCTS);
    const page = await openPage();
    await page.goto('/products?files');
    await page.find(button('Choose a file'));
    await page.tab.setFiles('input[type=file]', [list]);
    await page.find(text(/In the file: 1 new/));
    await page.find(text(/Read with a comma as the decimal sign/));
    await picture(page, 'file of products');
    await page.tap(button('Keep 1 product'));
    await page.find(text(/1 product kept on this device/));

    await page.tap(button('CSV, for a spreadsheet'));
    const file = await untilDownloaded(/\.csv$/);
    const saved = await readFile(file, 'utf8');
    expect(saved).toMatch(/^\uFEFFKey,Name,/);
    expect(saved).toContain(',UAN hill,fertiliserSoluble,liquid,liquid,,40,,stated,32,');
    expect(saved).toContain(',1.32,');
  },
);
