import { catalogue } from '@mix/catalogue';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hill } from '../../sync/testing/openDevice.ts';
import { guessColumns } from './planColumns.ts';
import { planRows, type PlanRow } from './planRows.ts';
import { productsByName } from './productsByName.ts';
import { readTable } from './readTable.ts';
import { cell, workbook } from './testing/workbook.ts';

/*
 * Files as programs export them, byte for byte where the encoding matters: "CSV" of Excel on a western Windows is
 * Windows-1252, its "Unicode text" UTF-16 with tabs, and its "CSV UTF-8" has a mark; of a country with decimal
 * commas the columns stand between semicolons.
 */
async function rowsOf(bytes: Uint8Array): Promise<readonly PlanRow[]> {
  const read = await readTable(bytes);
  if (!read.ok) throw new Error(read.error);
  return planRows(read.value, {
    uses: guessColumns(read.value.headings, { area: 'ha', applicationRate: 'L/ha' }),
    paddocks: ['Peñón', 'River flats', 'Woolshed flat'].map((name, id) => ({
      id: String(id),
      value: { ...hill, name, areaHa: 12.5 },
    })),
    products: catalogue.products,
    productCalled: productsByName(catalogue.products),
    isImperial: false,
    nearProducts: () => [],
    soldUnder: () => [],
    meanings: new Map(),
  });
}

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
/** Each character is one byte: true of all texts below. */
const windows1252 = (text: string): Uint8Array =>
  Uint8Array.from(text, (sign) => sign.charCodeAt(0));
function utf16(text: string, isLittle: boolean): Uint8Array {
  const bytes = new Uint8Array(2 * text.length + 2);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 0xfeff, isLittle);
  for (let at = 0; at < text.length; at += 1) {
    view.setUint16(2 * at + 2, text.charCodeAt(at), isLittle);
  }
  return bytes;
}

const SEMICOLONS =
  'Paddock;Area (ha);Product;Amount (kg/ha);Water (L/ha)\r\nPeñón;12,5;Urea;25;200\r\n';
const TABS = SEMICOLONS.replaceAll(';', '\t');
const COMMAS = SEMICOLONS.replace('12,5', '12.5').replaceAll(';', ',');

const river = {
  problems: [],
  paddock: { name: 'Peñón' },
  draft: {
    sprayAreaHa: 12.5,
    applicationRateLPerHa: 200,
    products: [{ productId: 'urea', rate: { value: 25, unit: 'kg/ha' } }],
  },
};

describe('a sheet that a program exported is read as it is', () => {
  it.each<[string, Uint8Array]>([
    ['CSV of Excel on Windows', windows1252(SEMICOLONS)],
    ['CSV of Excel with points', windows1252(COMMAS)],
    ['CSV UTF-8 of Excel', utf8(`\uFEFF${SEMICOLONS}`)],
    ['Unicode text of Excel', utf16(TABS, true)],
    ['Unicode text, the other way round', utf16(TABS, false)],
    ['a title above semicolons', utf8(`Spray plan spring 2026\r\n${SEMICOLONS}`)],
    ['a title of two words with a comma', utf8(`Spring, 2026\r\n\r\n${SEMICOLONS}`)],
    ['a title above tabs', utf8(`Spray plan\r\n${TABS}`)],
    ['what Excel says of the separator', utf8(`\uFEFFsep=;\r\n${SEMICOLONS}`)],
  ])('%s', async (_what, bytes) => {
    expect(await rowsOf(bytes)).toMatchObject([river]);
  });

  it('takes quoted cells with line ends, commas and quotes in them for one cell each', async () => {
    const text =
      '"Paddock\n(name)","Area\n(ha)",Product,"Amount, kg/ha",Water L/ha\r\n"River flats","1,250.5",Urea,25,200\r\n';
    expect(await rowsOf(utf8(text))).toMatchObject([
      { problems: [], draft: { sprayAreaHa: 1250.5, applicationRateLPerHa: 200 } },
    ]);
  });

  it('refuses what is no text, whatever signs its bytes would be', async () => {
    const picture = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10, 0x4a, 0x46, 0x49, 0x46);
    expect(await readTable(picture)).toEqual({ ok: false, error: 'notText' });
  });
});

const BY_ROW =
  'Paddock,Area,Product,Rate,Unit,Water\nRiver flats,10,Urea,50,kg/ha,200\nRiver flats,10,Liquid seaweed extract,2.5,l/ha,200\nRiver flats,10,Urea,2,pt/ac,200\nRiver flats,10,Urea,2,,200\nWoolshd,10,Urea,800,g/ha,200\n';

describe('a sheet with a unit in each row', () => {
  it('takes each amount in its own, and no unit that it does not know', async () => {
    const [urea, seaweed, pints, none, near] = await rowsOf(utf8(BY_ROW));
    expect(urea).toMatchObject({
      problems: [],
      draft: {
        applicationRateLPerHa: 200,
        products: [{ productId: 'urea', rate: { value: 50, unit: 'kg/ha' } }],
      },
    });
    expect(seaweed).toMatchObject({
      problems: [],
      draft: { products: [{ productId: 'seaweed', rate: { value: 2.5, unit: 'L/ha' } }] },
    });
    expect(pints?.problems).toEqual([{ code: 'unknownUnit', heading: 'Unit', text: 'pt/ac' }]);
    expect(none?.problems).toEqual([{ code: 'unknownUnit', heading: 'Unit', text: '' }]);
    expect(near?.problems).toEqual([
      { code: 'unknownPaddock', text: 'Woolshd', near: ['Woolshed flat'] },
    ]);
  });

  it('does so in a workbook', async () => {
    const head = ['Field', 'Hectares', 'Product', 'Rate', 'UOM', 'Carrier (L/ha)'];
    const line = (row: number, texts: readonly string[]) =>
      `<row r="${row}">${texts.map((text, at) => cell(`${'ABCDEF'[at] ?? ''}${row}`, text)).join('')}</row>`;
    const rows = [
      line(1, ['Spray plan']),
      line(2, head),
      line(3, ['River flats', '10', 'Urea', '50', 'kg/ha', '150']),
    ];
    expect(await rowsOf(workbook(rows.join('')))).toMatchObject([
      {
        problems: [],
        draft: {
          sprayAreaHa: 10,
          applicationRateLPerHa: 150,
          products: [{ rate: { value: 50, unit: 'kg/ha' } }],
        },
      },
    ]);
  });

  it('takes no formula without its value, and no figure with words, out of a workbook of openpyxl', async () => {
    const path = new URL('testing/mergedWithFormulas.xlsx', import.meta.url);
    const [whole, formula, words] = await rowsOf(readFileSync(path));
    expect(whole).toMatchObject({
      number: 4,
      problems: [],
      draft: {
        sprayAreaHa: 12.5,
        applicationRateLPerHa: 200,
        products: [{ productId: 'urea', rate: { value: 25, unit: 'kg/ha' } }],
      },
    });
    expect(formula?.problems).toContainEqual({ code: 'formula', heading: 'Area (ha)' });
    expect(words?.problems).toContainEqual(
      expect.objectContaining({ code: 'figure', heading: 'Water (L/ha)', text: '1.000' }),
    );
  });

  it('takes a rate for the product’s where another column is the water’s', async () => {
    const text =
      'Paddock,Area (ha),Product,Rate (L/ha),Water (L/ha)\nRiver flats,12,Liquid seaweed extract,2.5,200\n';
    expect(await rowsOf(utf8(text))).toMatchObject([
      {
        problems: [],
        draft: {
          applicationRateLPerHa: 200,
          products: [{ rate: { value: 2.5, unit: 'L/ha' } }],
        },
      },
    ]);
  });

  it('knows a product by what the app calls it, and takes none of two strengths', () => {
    const called = productsByName(catalogue.products);
    expect(called('Urea')?.id).toBe('urea');
    expect(called(' urea, granular 46-0-0 ')?.id).toBe('urea');
    expect(called('Clopyralid')).toBeNull();
    expect(called('UAN solution')).toBeNull();
  });

  it('guesses no unit for pints to the acre', async () => {
    const text = 'Field,Acres,Chemical,Rate (pt/ac),Carrier (gal/ac)\nRiver flats,40,Urea,2,15\n';
    const [row] = await rowsOf(utf8(text));
    expect(row?.problems).toEqual([{ code: 'noUnit', heading: 'Rate (pt/ac)' }]);
    expect(row?.draft.applicationRateLPerHa).toBeCloseTo(140.3, 1);
  });
});
