import { catalogue } from '@mix/catalogue';
import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { nearProductsOnce } from './nearProducts.ts';
import { readTable } from './readTable.ts';
import { LARGEST_TABLE_BYTES } from './Table.ts';
import { cell, workbook } from './testing/workbook.ts';

/* Files made to hold up the page that opens them: each of them once took minutes, or might. No
   time is measured: a file that does so again runs over the time that a test has. */

const SHEET = 'xl/worksheets/sheet1.xml';
const long = (part: string, length = 4_000_000): string =>
  part.repeat(Math.floor(length / part.length));
const sheetOf = (xml: string) => workbook('', { [SHEET]: strToU8(xml) });
const textCell = (text: string) =>
  `<row r="1"><c r="A1" t="inlineStr"><is><t>${text}</t></is></c></row>`;

it.each([
  ['tags that only begin', sheetOf(long('<'))],
  ['tags in tags', sheetOf(long('<a>'))],
  ['one tag of blanks', sheetOf(`<a ${long(' ')}`)],
  ['one tag of attributes', sheetOf(`<a ${long('a="1" ')}/>`)],
  ['one tag of names', sheetOf(`<a ${long('a ')}/>`)],
  ['quotes that only begin', sheetOf(`<a ${long('a="')}`)],
  ['beginnings within quotes', sheetOf(`<a b="${long('<')}"/>`)],
  ['comments that only begin', sheetOf(`<a>${long('<!--')}`)],
  ['text without an end', sheetOf(`<a>${long('<![CDATA[')}`)],
  ['instructions without an end', sheetOf(`<a>${long('<?a ')}`)],
  ['rows without end', workbook(long('<row/>'))],
  ['cells without end', workbook(`<row r="1">${long('<c/>')}</row>`)],
  ['a text of a million words', workbook(textCell(long('a ')))],
  ['shared texts without end', workbook('', { 'xl/sharedStrings.xml': strToU8(long('<si>')) })],
  [
    'many large parts',
    workbook(
      '',
      Object.fromEntries(
        Array.from({ length: 4 }, (_, at) => [`xl/${at}.xml`, strToU8(long(' ', 3_000_000))]),
      ),
    ),
  ],
  ['four hundred megabytes of nothing', zipSync({ [SHEET]: new Uint8Array(400_000_000) })],
])('refuses a workbook of %s', async (_, bytes) => {
  expect(await readTable(bytes)).toEqual({ ok: false, error: 'tooLarge' });
});

it.each([
  ['letters', long('a'), 'empty'],
  ['commas', long(','), 'empty'],
  ['quotes', long('"'), 'empty'],
  ['quoted cells', `a,b\n${long('"a"b,')}`, 'notReadable'],
  ['quotes in a cell', `a,b\n"${long('"" ')}`, 'notReadable'],
  ['ends of lines', `a,b\n${long('c,d\n')}`, 'tooManyRows'],
])('refuses a table of nothing but %s', async (_, text, error) => {
  const bytes = strToU8(text).slice(0, LARGEST_TABLE_BYTES);
  expect(await readTable(bytes)).toEqual({ ok: false, error });
});

it('takes nothing from a file over the limit', async () => {
  const bytes = strToU8(long(',', LARGEST_TABLE_BYTES + 1));
  expect(await readTable(bytes)).toEqual({ ok: false, error: 'tooLarge' });
});

it('takes what is long and whole: a note of a cell, a tag of many ranges, a sign of more in a title', async () => {
  const note = '&#x1F69C;'.repeat(16_000);
  const rows = `<row r="1">${cell('A1', 'Paddock')}${cell('B1', note)}</row><row r="2">${cell('A2', 'Hill')}${cell('B2', '1')}</row>`;
  const rules = `<dataValidations><dataValidation prompt='more than > 0, or "none"' sqref="${'A1:A2 '.repeat(1000)}"/></dataValidations>`;
  const xml = `<?xml version="1.0"?><!-- made > here --><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData>${rules}</worksheet>`;
  const read = await readTable(sheetOf(xml));
  expect(read.ok && read.value.rows).toEqual([{ number: 2, cells: ['Hill', '1'] }]);
});

it('looks for what a text means once, and for no more texts than a person settles', () => {
  const near = nearProductsOnce(catalogue.products);
  const first = near('Uria');
  expect(first.length).toBeGreaterThan(0);
  // A sheet of 1000 rows and 20 products each.
  const texts = Array.from(
    { length: 20_000 },
    (_, at) => `${at} ${'urea phosphate sulphate '.repeat(8)}`,
  );
  expect(texts.map(near).filter(({ length }) => length > 0).length).toBeLessThan(100);
  expect(near('Uria')).toBe(first);
});
