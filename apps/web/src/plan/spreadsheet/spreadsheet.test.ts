import { catalogue } from '@mix/catalogue';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hill } from '../../sync/testing/openDevice.ts';
import { guessColumn, guessColumns, type ColumnUse } from './planColumns.ts';
import { nearNames } from './nearNames.ts';
import { nearProducts } from './nearProducts.ts';
import { productsByName } from './productsByName.ts';
import { planRows } from './planRows.ts';
import type { RowContext } from './readRow.ts';
import { readTable } from './readTable.ts';
import type { Table } from './Table.ts';
import { cell, workbook } from './testing/workbook.ts';

/** Products as the operator calls them: a name that is not the catalogue's own is asked about. */
const products = catalogue.products.map((product) =>
  product.id === 'urea' ? { ...product, name: 'Urea' } : product,
);
const units = { area: 'ha', applicationRate: 'L/ha' } as const;
const bytesOf = (text: string) => new TextEncoder().encode(text);

async function tableOf(text: string): Promise<Table> {
  const read = await readTable(bytesOf(text));
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

const contextOf = (table: Table, more: Partial<RowContext> = {}): RowContext => ({
  uses: guessColumns(table.headings, units),
  paddocks: [{ id: 'p1', value: { ...hill, name: 'River flats', areaHa: 13.5 } }],
  products,
  productCalled: productsByName(products),
  isImperial: false,
  nearProducts: (text) => nearProducts(text, products),
  soldUnder: () => [],
  meanings: new Map(),
  ...more,
});

const CSV = [
  '\uFEFFPaddock;Size;Water/ha;Fert;kg/ha;When;Who',
  'River flats;13,5;140;Urea;28;14/12/2026;',
  'River flats;;140;Urea;28;;',
  'Rver flats;13,5;140;Urea;28;;',
  'River flats;13,5;140;Uria;28;;',
].join('\r\n');

describe('a sheet of plans', () => {
  it('is mapped by its headings, with their units', async () => {
    const { headings } = await tableOf(CSV);
    expect(headings.map((heading) => guessColumn(heading, units))).toEqual([
      { is: 'paddock' },
      { is: 'area', unit: 'ha' },
      { is: 'applicationRate', unit: 'L/ha' },
      { is: 'product' },
      { is: 'amount', unit: 'kg/ha' },
      { is: 'nothing' },
      { is: 'nothing' },
    ]);
  });

  it.each<[string, ColumnUse]>([
    ['Area (ac)', { is: 'area', unit: 'ac' }],
    ['ha', { is: 'area', unit: 'ha' }],
    ['L/ha', { is: 'applicationRate', unit: 'L/ha' }],
    ['Spray volume [L/ha]', { is: 'applicationRate', unit: 'L/ha' }],
    ['Water gal/ac', { is: 'applicationRate', unit: 'US gal/ac' }],
    ['Rate (kg/ha)', { is: 'amount', unit: 'kg/ha' }],
    ['Acres', { is: 'area', unit: 'ac' }],
    ['Dose (fl oz/ac)', { is: 'amount', unit: 'US fl oz/ac' }],
    ['gpa gal/ac', { is: 'applicationRate', unit: 'US gal/ac' }],
    ['imp gal/ac', { is: 'applicationRate', unit: 'imp gal/ac' }],
    ['lb/ac', { is: 'amount', unit: 'lb/ac' }],
    ['Urea', { is: 'nothing' }],
    ['Dose mL/ha', { is: 'amount', unit: 'mL/ha' }],
    ['mL/100 L', { is: 'amount', unit: 'mL/100 L' }],
    ['Amount', { is: 'amount', unit: null }],
    ['Superficie (ha)', { is: 'area', unit: 'ha' }],
    ['Parcelle', { is: 'paddock' }],
    ['Agua L/ha', { is: 'applicationRate', unit: 'L/ha' }],
    ['', { is: 'nothing' }],
    // A unit that the app does not know is not taken for another.
    ['Rate (pt/ac)', { is: 'amount', unit: null }],
    ['Water (pt/ac)', { is: 'nothing' }],
    ['Area (sq ft)', { is: 'nothing' }],
    ['Water/ha', { is: 'applicationRate', unit: 'L/ha' }],
    ['Unit', { is: 'unit' }],
    ['UOM', { is: 'unit' }],
    ['Unidad', { is: 'unit' }],
    ['Unités', { is: 'unit' }],
  ])('reads the heading %j', (heading, use) => {
    expect(guessColumn(heading, units)).toEqual(use);
  });

  it.each([
    [
      'two areas',
      'Paddock;ha;acres;L/ha;Product;kg/ha\nRiver flats;13,5;33,4;140;Urea;28',
      'ha',
      'acres',
    ],
    ['two rates', 'ha;Water;L/ha;Product;kg/ha\n13,5;140;200;Urea;28', 'Water', 'L/ha'],
    [
      'two amounts',
      'ha;L/ha;Product;kg/ha;Dose kg/100 L\n13,5;140;Urea;28;20',
      'kg/ha',
      'Dose kg/100 L',
    ],
    [
      'two paddocks',
      'Paddock;Field;L/ha;Product;kg/ha\nRiver flats;Hill;140;Urea;28',
      'Paddock',
      'Field',
    ],
  ])('takes neither of %s, and names both columns', async (_what, text, one, other) => {
    const table = await tableOf(text);
    const [row] = planRows(table, contextOf(table));
    expect(row?.problems).toContainEqual({ code: 'twice', headings: [one, other] });
    expect(row?.problems.map(({ code }) => code)).not.toContain('noAmount');
  });

  it('takes the one of two columns that a row has', async () => {
    const table = await tableOf(
      'ha;acres;L/ha;Product;kg/ha;Dose L/ha\n;10;140;Urea;28;\n4;;140;Urea;;2\n',
    );
    const [acres, hectares] = planRows(table, contextOf(table));
    expect(acres?.problems).toEqual([]);
    expect(acres?.draft.sprayAreaHa).toBeCloseTo(4.047, 3);
    expect(hectares?.problems).toEqual([]);
    expect(hectares?.draft).toMatchObject({
      sprayAreaHa: 4,
      products: [{ rate: { value: 2, unit: 'L/ha' } }],
    });
  });

  it('becomes mixes, and tells of each row what is wrong with it', async () => {
    const table = await tableOf(CSV);
    const [whole, fromPaddock, slip, wrong] = planRows(table, contextOf(table));
    expect(whole).toMatchObject({
      number: 2,
      name: 'River flats, Urea',
      problems: [],
      draft: {
        sprayAreaHa: 13.5,
        applicationRateLPerHa: 140,
        products: [{ productId: 'urea', rate: { value: 28, unit: 'kg/ha' } }],
      },
    });
    expect(fromPaddock).toMatchObject({
      name: 'River flats, Urea (2)',
      problems: [],
      draft: { sprayAreaHa: 13.5 },
    });
    expect(slip?.problems).toEqual([
      { code: 'unknownPaddock', text: 'Rver flats', near: ['River flats'] },
    ]);
    expect(wrong?.problems).toMatchObject([{ code: 'unknownProduct', text: 'Uria' }]);
    expect(wrong?.problems[0]).toHaveProperty('near.0', 'Urea');
  });

  it('offers the few names that are nearest, the likeliest first', () => {
    const names = ['River flats', 'River bend', 'Top terrace', 'Hill', 'Hall'].map(
      (name) => [name] as const,
    );
    expect(nearNames('Rver flats', names)).toEqual(['River flats']);
    expect(nearNames('river', names)).toEqual(['River flats', 'River bend']);
    expect(nearNames('Terrace', names)).toEqual(['Top terrace']);
    expect(nearNames('Hell', names)).toEqual(['Hill', 'Hall']);
    expect(nearNames('Boundary', names)).toEqual([]);
    expect(nearNames(' ', names)).toEqual([]);
    expect(nearNames('a', [['a1'], ['a2'], ['a3'], ['a4']])).toEqual(['a1', 'a2', 'a3']);
    // A slip in the first word of a name, and one in an earlier name.
    expect(nearNames('Woolshd', [['Woolshed flat'], ['Hill']])).toEqual(['Woolshed flat']);
    expect(nearNames('Bord block', [['Far flat', 'Boar block']])).toEqual(['Far flat']);
  });

  it('offers the products that were most likely meant, by the words that are known', () => {
    const [urea, ...more] = nearProducts('Uria', products);
    expect(urea).toBe('Urea');
    expect(more.length).toBeLessThanOrEqual(2);
    expect(nearProducts('Ballance SustaiN Urea 50 kg', products)).toContain('Urea');
    expect(nearProducts('Qqqq', products)).toEqual([]);
  });

  it('numbers no rows that have no name yet', async () => {
    const table = await tableOf('Paddock;Fert\nNowhere;Uria\nNowhere;Uria\n');
    expect(planRows(table, contextOf(table)).map(({ name }) => name)).toEqual(['', '']);
  });

  it('takes what somebody said that a text means', async () => {
    const table = await tableOf(CSV);
    const meanings = new Map([['rver flats', 'River flats']]);
    const [, , slip] = planRows(table, contextOf(table, { meanings }));
    expect(slip).toMatchObject({ problems: [], paddock: { id: 'p1' } });
    const words = planRows(table, contextOf(table, { meanings: new Map([['rver flats', '=']]) }));
    expect(words[2]).toMatchObject({ problems: [], paddock: { id: null, name: 'Rver flats' } });
  });

  it('says in which rows a text was taken for another name', async () => {
    const table = await tableOf(CSV);
    const meanings = new Map([
      ['rver flats', 'River flats'],
      ['uria', 'Urea'],
    ]);
    const rows = planRows(table, contextOf(table, { meanings }));
    expect(rows.map(({ readAs }) => readAs)).toEqual([
      [],
      [],
      [{ text: 'Rver flats', meaning: 'River flats' }],
      [{ text: 'Uria', meaning: 'Urea' }],
    ]);
  });

  it('guesses no figure', async () => {
    const table = await tableOf(
      'Area;L/ha;Product;Amount\n1.500;140;Urea;28\nmany;140;Urea;28\n-3;;Urea;',
    );
    const rows = planRows(table, contextOf(table));
    expect(rows.map(({ problems }) => problems)).toEqual([
      [
        { code: 'figure', heading: 'Area', text: '1.500', why: 'ambiguous' },
        { code: 'noUnit', heading: 'Amount' },
      ],
      [
        { code: 'figure', heading: 'Area', text: 'many', why: 'notANumber' },
        { code: 'noUnit', heading: 'Amount' },
      ],
      [
        { code: 'figure', heading: 'Area', text: '-3', why: 'negative' },
        { code: 'noRate' },
        { code: 'noAmount', product: 'Urea' },
      ],
    ]);
    expect(rows.every(({ draft }) => draft.sprayAreaHa === null)).toBe(true);
  });

  it('gives each product the amount behind it', async () => {
    const table = await tableOf(
      'Area ha,L/ha,Product,kg/ha,Product 2,fl oz/ac\n10,100,Urea,28,Glyphosate salt soluble concentrate,10',
    );
    const [row] = planRows(table, contextOf(table));
    const rates = row?.draft.products?.map(({ rate }) => rate);
    expect(rates?.map((rate) => rate && { ...rate, value: Number(rate.value.toFixed(5)) })).toEqual(
      [
        { value: 28, unit: 'kg/ha' },
        { value: 730.77783, unit: 'mL/ha' },
      ],
    );
  });

  it('takes no mark over behind which figures would read backwards', async () => {
    const { rows } = await tableOf('Paddock;Product\nTop\u202e flat;Urea\u2066');
    expect(rows).toEqual([{ number: 2, cells: ['Top  flat', 'Urea'] }]);
  });

  it('converts acres and gallons', async () => {
    const table = await tableOf('Acres,Water gal/ac,Product,kg/ha\n10,15,Urea,28');
    const [row] = planRows(table, contextOf(table));
    expect(row?.draft.sprayAreaHa).toBeCloseTo(4.0468564224, 10);
    expect(row?.draft.applicationRateLPerHa).toBeCloseTo((15 * 3.785411784) / 0.40468564224, 9);
  });
});

/** A workbook as a spreadsheet program wrote it. */
const savedWorkbook = (name: string) =>
  readTable(readFileSync(new URL(`testing/${name}`, import.meta.url)));

describe('a workbook', () => {
  it('with a title, dates, merged cells and a second sheet gives the rows below its headings', async () => {
    expect(await savedWorkbook('december.xlsx')).toEqual({
      ok: true,
      value: {
        headings: ['Paddock', 'Size ha', 'Water L/ha', 'Product', 'kg/ha', 'When', 'Who'],
        rows: [
          {
            number: 4,
            cells: ['River flats', 13.5, 140, 'Urea, granular 46-0-0', 28, '2026-12-14', 'Sam'],
          },
          // The paddock's cell is merged with the cell above, which alone holds the name.
          {
            number: 5,
            cells: [null, 6.4, 140, 'Urea, granular 46-0-0', 30, '2026-12-14', null],
          },
          { number: 7, cells: ['Rver flats', null, 140, 'Uria', 28, '2026-12-15', null] },
          {
            number: 8,
            cells: ['Ordered by the adviser', null, null, null, null, null, null],
          },
        ],
      },
    });
  });

  it('whose first sheet is empty is refused, whatever its others hold', async () => {
    expect(await savedWorkbook('emptyFirstSheet.xlsx')).toEqual({ ok: false, error: 'empty' });
  });

  it('gives the values of its first sheet, of a formula the one that stands there', async () => {
    const rows = `<row r="1">${cell('A1', 'Area')}${cell('B1', 'Product')}</row><row r="2"><c r="A2"><f>1+1</f><v>13.5</v></c>${cell('B2', 'Urea')}</row>`;
    expect(await readTable(workbook(rows))).toEqual({
      ok: true,
      value: { headings: ['Area', 'Product'], rows: [{ number: 2, cells: [13.5, 'Urea'] }] },
    });
  });

  it('is refused where it unpacks to more than it may', async () => {
    const bomb = { 'xl/big.xml': new Uint8Array(30_000_000) };
    const bytes = workbook(`<row r="1">${cell('A1', 'Area')}</row>`, bomb);
    expect(bytes.length).toBeLessThan(100_000);
    expect(await readTable(bytes)).toEqual({ ok: false, error: 'tooLarge' });
  });

  it('is read at once, though ten thousand cells share a text of nothing but blanks', async () => {
    const shared =
      'http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings';
    const relations = strFromU8(
      unzipSync(workbook(''))['xl/_rels/workbook.xml.rels'] ?? new Uint8Array(),
    );
    const rows = Array.from(
      { length: 10_000 },
      (_, place) => `<row r="${place + 1}"><c r="A${place + 1}" t="s"><v>0</v></c></row>`,
    );
    const bytes = workbook(rows.join(''), {
      'xl/_rels/workbook.xml.rels': strToU8(
        relations.replace(
          '</Relationships>',
          `<Relationship Id="rId2" Type="${shared}" Target="sharedStrings.xml"/></Relationships>`,
        ),
      ),
      'xl/sharedStrings.xml': strToU8(`<sst><si><t>${' '.repeat(250_000)}x</t></si></sst>`),
    });
    expect(await readTable(bytes)).toEqual({ ok: false, error: 'empty' });
  });

  it('is read with what is drawn on it', async () => {
    const drawing = '<xdr:wsDr><a:rect l="l" t="t" r="r" b="b"/></xdr:wsDr>';
    const rows = `<row r="1">${cell('A1', 'Area')}</row><row r="2">${cell('A2', '1')}</row>`;
    const bytes = workbook(rows, { 'xl/drawings/drawing1.xml': strToU8(drawing) });
    expect(await readTable(bytes)).toMatchObject({ ok: true });
  });

  it.each(['XFD1048576', 'A1048577', 'ZZZZ1', '&#88;FD99999', "A1' r='XFD99999"])(
    'is refused where a cell says that it is the last of all: %s',
    async (place) => {
      const bytes = workbook(`<row r="1">${cell(place, 'Area')}</row>`);
      expect(await readTable(bytes)).toMatchObject({ ok: false });
    },
  );

  it.each([
    ['notReadable', Uint8Array.from([0x50, 0x4b, 3, 4, 9, 9, 9])],
    ['notReadable', zipSync({ 'a.txt': strToU8('x') })],
    ['notText', Uint8Array.from([0xff, 0xfe, 0xff])],
    ['notText', bytesOf('a\0b')],
    ['notReadable', bytesOf('a,b\n"open')],
    ['empty', bytesOf('Area,Product\n')],
    ['empty', bytesOf('')],
    ['tooLarge', new Uint8Array(2_000_001)],
    ['tooManyRows', bytesOf(`Area\n${'1\n'.repeat(1001)}`)],
  ])('is refused as %s', async (error, bytes) => {
    expect(await readTable(bytes)).toEqual({ ok: false, error });
  });

  it('is refused or read in whichever place it is damaged, and never throws', async () => {
    const whole = workbook(
      `<row r="1">${cell('A1', 'Area')}</row><row r="2">${cell('A2', '1')}</row>`,
    );
    for (let at = 0; at < whole.length; at += 3) {
      const bytes = Uint8Array.from(whole);
      bytes[at] = (bytes[at] ?? 0) ^ 0x55;
      const { ok } = await readTable(bytes);
      expect(typeof ok).toBe('boolean');
    }
  });
});
