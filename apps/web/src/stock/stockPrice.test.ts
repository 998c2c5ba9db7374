import { expect, it } from 'vitest';
import {
  pricePersOf,
  pricePerUnit,
  readPrice,
  stockPriceText,
  type PricePer,
} from './stockPrice.ts';

const bags = { unit: 'kg', packSize: 25, amount: 500 } as const;
const drums = { unit: 'L', packSize: 20, amount: 200 } as const;

it.each<[number, string]>([
  [110, '$1.10/kg'],
  [98, '$0.98/kg'],
  [100, '$1.00/kg'],
  [110.004, '$1.10/kg'],
  [110.25, '$1.1025/kg'],
  [0.5, '$0.005/kg'],
  [123_450, '$1,234.50/kg'],
])('%s cents are written %s', (cents, text) => {
  expect(stockPriceText(cents, 'kg')).toBe(text);
});

// By hand: 1,100 / 1,000 kg; 27.50 / 25 kg; 550 / 500 kg.
it.each<[string, PricePer, string]>([
  ['1.10', 'unit', '$/kg'],
  ['1100', 'thousand', '$/t'],
  ['27.50', 'pack', '$/25 kg'],
  ['550', 'all', '$'],
])('$%s %s of 20 bags of 25 kg is $1.10/kg', (text, per, sign) => {
  expect(pricePerUnit(per, bags).replaceAll('\u00a0', ' ')).toBe(sign);
  const { value, message } = readPrice(text, per, bags);
  expect([value?.toFixed(6), message]).toEqual(['110.000000', null]);
});

it.each<[string, PricePer, number]>([
  ['12.40', 'unit', 1240],
  ['12400', 'thousand', 1240],
  ['248', 'pack', 1240],
  ['2480', 'all', 1240],
])('$%s %s of 10 drums of 20 L is $12.40/L', (text, per, cents) => {
  expect(readPrice(text, per, drums).value).toBeCloseTo(cents, 9);
});

it('is of no pack and of no whole where these are not said, and is then not read', () => {
  const unsaid = { unit: 'kg', packSize: null, amount: null } as const;
  expect(pricePersOf(unsaid)).toEqual(['unit', 'thousand']);
  expect(readPrice('27.50', 'pack', unsaid)).toMatchObject({
    value: null,
    message: { stops: true },
  });
  expect(readPrice('550', 'all', { ...unsaid, amount: 0 }).value).toBeNull();
  expect(readPrice('', 'pack', unsaid)).toEqual({ value: null, message: null });
});
