import DataMatrixWriter from '@zxing/library/es2015/core/datamatrix/DataMatrixWriter';
import BarcodeFormat from '@zxing/library/es2015/core/BarcodeFormat';
import { readCode } from '@mix/documents';
import { describe, expect, it } from 'vitest';
import { readPixels, type Pixels } from './readPixels.ts';

/** Bars of the digits, after the tables of GS1 General Specifications 5.2.1: odd, even, right. */
const ODD = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];
const inverse = (bars: string): string => bars.replaceAll(/./g, (bar) => (bar === '0' ? '1' : '0'));
const turned = (bars: string): string => bars.split('').toReversed().join('');
const PARITY = [
  'OOOOOO',
  'OOEOEE',
  'OOEEOE',
  'OOEEEO',
  'OEOOEE',
  'OEEOOE',
  'OEEEOO',
  'OEOEOE',
  'OEOEEO',
  'OEEOEO',
];

function ean13(digits: string): string {
  const [first = 0, ...rest] = digits.split('').map(Number);
  const left = rest.slice(0, 6).map((digit, place) => {
    const odd = ODD[digit] ?? '';
    return PARITY[first]?.[place] === 'E' ? turned(inverse(odd)) : odd;
  });
  const right = rest.slice(6).map((digit) => inverse(ODD[digit] ?? ''));
  return `101${left.join('')}01010${right.join('')}101`;
}

/** A picture of dark and light squares with a quiet zone around. */
function drawn(rows: readonly string[], size: number, heightOfRow: number): Pixels {
  const quiet = 12 * size;
  const width = (rows[0]?.length ?? 0) * size + 2 * quiet;
  const height = rows.length * heightOfRow + 2 * quiet;
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (const [row, bars] of rows.entries()) {
    for (const [column, bar] of bars.split('').entries()) {
      if (bar === '0') continue;
      for (let y = 0; y < heightOfRow; y += 1) {
        for (let x = 0; x < size; x += 1) {
          const at = ((quiet + row * heightOfRow + y) * width + quiet + column * size + x) * 4;
          data.fill(20, at, at + 3);
        }
      }
    }
  }
  return { data, width, height };
}

describe('a picture', () => {
  it.each(['9421003456716', '6291041500213', '4006381333931'])('of the bars of %s', (digits) => {
    expect(readPixels(drawn([ean13(digits)], 3, 120))).toBe(digits);
  });

  it('of a Data Matrix with number, batch and expiry', () => {
    const text = '(01)09421003456716(17)280630(10)U-4533';
    const matrix = new DataMatrixWriter().encode(text, BarcodeFormat.DATA_MATRIX, 1, 1);
    const rows = Array.from({ length: matrix.getHeight() }, (_, y) =>
      Array.from({ length: matrix.getWidth() }, (__, x) => (matrix.get(x, y) ? '1' : '0')).join(''),
    );
    const found = readPixels(drawn(rows, 6, 6));
    expect(readCode(found ?? '', 2026).code).toMatchObject({
      gtin: '09421003456716',
      batch: 'U-4533',
      expiresOn: '2028-06-30',
    });
  });

  it('of nothing is no code', () => {
    expect(readPixels(drawn(['0'.repeat(95)], 3, 120))).toBeNull();
  });
});
