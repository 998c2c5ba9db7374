import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RATE_UNITS } from '../catalogue/Product.ts';
import { convertUnit } from './convertUnit.ts';
import { decimalsFor, formatAmount, formatNumber } from './formatQuantity.ts';
import { parseQuantity } from './parseQuantity.ts';
import { shownUnit, UNIT_SYSTEMS } from './shownUnit.ts';

describe('formatNumber', () => {
  it.each([
    [1000, 0, '1,000'],
    [1663.2, 1, '1,663.2'],
    [1234567.891, 2, '1,234,567.89'],
    [100, 2, '100'],
    [0.5, 2, '0.5'],
    [2.5, 0, '3'],
    [1.005, 2, '1.01'],
    [0.1 + 0.2, 6, '0.3'],
    [831.6, 0, '832'],
    [999.96, 1, '1,000'],
    [-0.11, 1, '\u22120.1'],
    [-12.5, 1, '\u221212.5'],
    [-0, 1, '0'],
    [-0.04, 1, '0'],
    [1e-7, 6, '0'],
    [1e21, 0, '1,000,000,000,000,000,000,000'],
    [0, 3, '0'],
  ])('shows %s with at most %s decimals as %s', (value, decimals, text) => {
    expect(formatNumber(value, { decimals })).toBe(text);
  });

  it('takes the signs of a locale from the caller', () => {
    const signs = { decimal: ',', group: '\u202f' };
    expect(formatNumber(1234.5, { decimals: 1, signs })).toBe('1\u202f234,5');
  });

  it('never shows more than there is under the floor policy', () => {
    expect(formatNumber(1.999, { decimals: 2, policy: 'floor' })).toBe('1.99');
    expect(formatNumber(1.999, { decimals: 2 })).toBe('2');
  });

  it('refuses what is not a number', () => {
    expect(() => formatNumber(Number.NaN, { decimals: 0 })).toThrow(RangeError);
  });

  it('stays within half of its last digit, and has no zeros to spare', () => {
    const values = fc.double({ min: -1e9, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(values, fc.integer({ min: 0, max: 6 }), (value, decimals) => {
        const text = formatNumber(value, { decimals, signs: { decimal: '.', group: '' } });
        expect(text).toMatch(/^\u2212?(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/);
        const read = Number(text.replace('\u2212', '-'));
        expect(Math.abs(read - value)).toBeLessThanOrEqual(0.5001 * 10 ** -decimals + 1e-6);
      }),
    );
  });
});

describe('formatAmount', () => {
  it.each([
    [{ unit: 'kg', value: 200 }, '200', 'kg'],
    [{ unit: 'kg', value: 0.2 }, '200', 'g'],
    [{ unit: 'kg', value: 0.0125 }, '12.5', 'g'],
    [{ unit: 'L', value: 0.75 }, '750', 'mL'],
    [{ unit: 'L', value: 1 }, '1', 'L'],
    [{ unit: 'L', value: 0.9999 }, '1', 'L'],
    [{ unit: 'L', value: 0.999 }, '999', 'mL'],
    [{ unit: 'L', value: 831.6 }, '831.6', 'L'],
    [{ unit: 'L', value: 1663.2 }, '1,663.2', 'L'],
    [{ unit: 'kg', value: 166.66667 }, '166.67', 'kg'],
    [{ unit: 'kg', value: 16.666667 }, '16.67', 'kg'],
    [{ unit: 'L', value: 0 }, '0', 'L'],
  ] as const)('shows %j as %s %s', (amount, text, unit) => {
    expect(formatAmount(amount)).toEqual({ text, unit });
  });

  it('takes decimals from the caller', () => {
    expect(formatAmount({ unit: 'L', value: 831.6 }, { decimals: 0 }).text).toBe('832');
    expect(decimalsFor(5)).toBe(2);
  });

  it.each([
    // 5 g/ha in lb/ac (facts 7: lb/ac x 1.1208512 = kg/ha): 0.004 would be a tenth less.
    [0.005 / 1.1208512, '0.00446'],
    [0.0125, '0.0125'],
    [0.5, '0.5'],
    [0.1234, '0.123'],
    [0, '0'],
    [-0.00446, '\u22120.00446'],
    // What a difference of two figures may leave.
    [1e-13, '0'],
  ])('shows %d as %s, to three figures below one', (value, text) => {
    expect(formatNumber(value, { decimals: decimalsFor(value) })).toBe(text);
  });
});

describe('a switch of units', () => {
  it('shows the same figures again after ten of them', () => {
    const entered = fc.integer({ min: 1, max: 1e6 }).map((n) => n / 1000);
    fc.assert(
      fc.property(entered, fc.constantFrom(...RATE_UNITS), (stored, unit) => {
        const screens = Array.from({ length: 10 }, (_, turn) => {
          const shown = shownUnit(unit, UNIT_SYSTEMS[turn % 3] ?? 'metric');
          return formatNumber(convertUnit(stored, unit, shown), { decimals: 6 });
        });
        expect(screens[9]).toBe(formatNumber(stored, { decimals: 6 }));
        expect(screens.slice(3, 6)).toEqual(screens.slice(0, 3));
      }),
    );
  });

  it('reads a shown figure back within half of its last digit', () => {
    const values = fc.double({ min: 1, max: 1e4, noNaN: true });
    fc.assert(
      fc.property(values, fc.constantFrom(...RATE_UNITS), (stored, metric) => {
        const unit = shownUnit(metric, 'us');
        const shown = convertUnit(stored, metric, unit);
        const text = formatNumber(shown, { decimals: 4, signs: { decimal: '.', group: '' } });
        const read = parseQuantity(text, { unit, storedUnit: metric });
        const readings = read.ok
          ? [read.value.shown]
          : 'readings' in read.error
            ? read.error.readings.map((reading) => reading.shown)
            : [];
        const nearest = Math.min(...readings.map((reading) => Math.abs(reading - shown)));
        expect(nearest).toBeLessThanOrEqual(0.50001e-4);
      }),
    );
  });
});
