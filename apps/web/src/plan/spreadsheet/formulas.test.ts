import { catalogue } from '@mix/catalogue';
import { expect, it } from 'vitest';
import { hill } from '../../sync/testing/openDevice.ts';
import { guessColumn } from './planColumns.ts';
import { planRows } from './planRows.ts';
import { productsByName } from './productsByName.ts';
import { readTable } from './readTable.ts';
import { showFormulas } from './showFormulas.ts';
import { cell, workbook } from './testing/workbook.ts';

const HEADINGS = ['Paddock', 'Area ha', 'L/ha', 'Product', 'kg/ha'];
const COLUMNS = 'ABCDE';
const urea = catalogue.products.find(({ id }) => id === 'urea')?.name ?? '';

/** The one row of a sheet, its paddock of 6.4 ha, with one of its cells given as XML. */
async function rowWith(place: string, xml: string) {
  const values = { A2: 'Hill', B2: '13.5', C2: '140', D2: urea, E2: '28' };
  const cells = Object.entries(values).map(([at, value]) => (at === place ? xml : cell(at, value)));
  const heads = HEADINGS.map((heading, column) => cell(`${COLUMNS.charAt(column)}1`, heading));
  const read = await readTable(
    workbook(`<row r="1">${heads.join('')}</row><row r="2">${cells.join('')}</row>`),
  );
  if (!read.ok) throw new Error(read.error);
  const [row] = planRows(read.value, {
    uses: HEADINGS.map((heading) => guessColumn(heading, { area: 'ha', applicationRate: 'L/ha' })),
    paddocks: [{ id: 'p1', value: hill }],
    products: catalogue.products,
    productCalled: productsByName(catalogue.products),
    isImperial: false,
    nearProducts: () => [],
    soldUnder: () => [],
    meanings: new Map(),
  });
  return { problems: row?.problems, areaHa: row?.draft.sprayAreaHa, row };
}

it.each([
  ['none', '<c r="B2"><f>6*2</f></c>'],
  ['none, with a style and a type', `<c r="B2" s="1" t='n'><f ca="1">IF(A2>1,"a","b")</f></c>`],
  ['none, shared with the cell above', '<c r="B2"><f t="shared" si="0"/></c>'],
  ['an empty one, as Python writes it', '<c r="B2"><f>6*2</f><v></v></c>'],
  ['an empty one, in short', '<c r="B2">\n <f>6*2</f> <v />\n</c>'],
  ['none, by the long names', '<x:c r="B2"><x:f>6*2</x:f></x:c>'],
])('takes no other area where the value of a formula is %s', async (_, xml) => {
  const { problems, areaHa } = await rowWith('B2', xml);
  expect(problems).toEqual([{ code: 'formula', heading: 'Area ha' }]);
  expect(areaHa).toBeNull();
});

it('takes no other area where a formula came to an error', async () => {
  const { problems, areaHa } = await rowWith('B2', '<c r="B2" t="e"><f>1/0</f><v>#DIV/0!</v></c>');
  expect(problems).toMatchObject([{ code: 'figure', heading: 'Area ha', text: '#DIV/0!' }]);
  expect(areaHa).toBeNull();
});

it.each([
  ['A2', 'Paddock'],
  ['C2', 'L/ha'],
  ['D2', 'Product'],
  ['E2', 'kg/ha'],
])('refuses the row for a formula without its value in %s', async (place, heading) => {
  const { problems } = await rowWith(place, `<c r="${place}"><f t="shared" si="0"/></c>`);
  expect(problems).toContainEqual({ code: 'formula', heading });
});

it('takes a formula whose value is the empty text for an empty cell, as a spreadsheet shows it', async () => {
  const { problems, areaHa } = await rowWith(
    'B2',
    '<c r="B2" t="str"><f>IF(A2="","",6)</f><v></v></c>',
  );
  expect(problems).toEqual([]);
  expect(areaHa).toBe(6.4);
});

it('takes the value of a formula that has one', async () => {
  const { problems, areaHa } = await rowWith('B2', '<c r="B2"><f>6*2</f><v>12</v></c>');
  expect(problems).toEqual([]);
  expect(areaHa).toBe(12);
});

it('looks through what only begins like formulas in one go', () => {
  const [blanks, cells] = [' '.repeat(2_000_000), '<c r="A2" '.repeat(200_000)];
  const made = [
    cells,
    '<c><f>'.repeat(200_000),
    `<c r="A2"${blanks}`,
    `<c r="A2"><f>${blanks}`,
    `<c r="A2"><f/>${blanks}<v>${blanks}x</v></c>`,
    `<c r="A2"><f${blanks}/>${blanks}<v${blanks}>${blanks}</w></c>`,
    `<${'c'.repeat(2_000_000)}`,
  ];
  for (const xml of made) expect(showFormulas(xml) === xml).toBe(true);
});
