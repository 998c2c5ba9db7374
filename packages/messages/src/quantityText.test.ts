import { describe, expect, it } from 'vitest';
import { amountText, measuredIn, quantityText, typedText } from './quantityText.ts';

const metric = { system: 'metric' } as const;
const us = { system: 'us' } as const;
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('quantityText', () => {
  it.each([
    [2.31, 'bar', metric, '2.31 bar'],
    [1000, 'L', metric, '1,000 L'],
    [1000, 'L', us, '264.2 gal'],
    [100, 'L/ha', us, '10.69 gal/ac'],
    [12, '°C', us, '53.6 °F'],
    [3, '1', metric, '3'],
    [7.5, 'pH', metric, '7.5'],
    [1234, 'cent', metric, '12.34'],
  ] as const)('%s %s for %j is %s', (value, unit, format, text) => {
    expect(plain(quantityText(value, unit, format))).toBe(text);
  });

  it('takes the signs of the reader', () => {
    const signs = { decimal: ',', group: '.' };
    expect(plain(quantityText(1663.4, 'L', { system: 'metric', signs }, 1))).toBe('1.663,4 L');
  });

  it('shows what was typed as it was typed', () => {
    expect(plain(typedText(5000.4, 'L/ha', metric))).toBe('5,000.4 L/ha');
    expect(plain(typedText(5000.4, 'L/ha', us))).toBe('534.6 gal/ac');
  });
});

describe('amountText', () => {
  it.each([
    [200, 'kg', metric, '200 kg'],
    [0.2, 'kg', metric, '200 g'],
    [200, 'kg', us, '440.9 lb'],
    [0.2, 'kg', us, '7.05 oz'],
    [0.5, 'L', us, '16.91 fl oz'],
    [20, 'L', us, '5.28 gal'],
    [0, 'L', us, '0 gal'],
  ] as const)('%s %s for %j is %s', (value, unit, format, text) => {
    expect(plain(amountText(value, unit, format))).toBe(text);
  });

  it('never shows more than there is under a label maximum', () => {
    expect(plain(amountText(16.669, 'L', metric, { policy: 'floor' }))).toBe('16.66 L');
    expect(plain(amountText(16.669, 'L', metric))).toBe('16.67 L');
  });
});

describe('measuredIn', () => {
  it.each([
    [20, 'L', metric, 'L'],
    [0.5, 'L', metric, 'mL'],
    // Shown as 1 kg, so nobody types it in grams.
    [0.9996, 'kg', metric, 'kg'],
    // 2 L are 67.63 fl oz, which is less than a gallon.
    [2, 'L', us, 'mL'],
    [0.2, 'kg', us, 'g'],
    [20, 'kg', us, 'kg'],
    [0, 'L', us, 'L'],
  ] as const)('%s %s for %j is measured as %s is', (value, unit, format, measured) => {
    expect(measuredIn(value, unit, format)).toBe(measured);
  });
});
