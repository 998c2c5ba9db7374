import type { SheetFigure } from '@mix/engine';
import { expect, it } from 'vitest';
import { figureText } from './figureText.ts';

const amount = (value: number, policy: 'nearest' | 'floor'): SheetFigure => ({
  as: 'amount',
  value,
  unit: 'kg',
  decimals: null,
  policy,
});
const perArea: SheetFigure = {
  as: 'amountPerArea',
  value: 2,
  unit: 'L',
  decimals: null,
  policy: 'floor',
};

// 1 ha is 2.4711 ac, 1 US gallon 3.7854 L, 1 US fl oz 29.574 mL.
it.each<[SheetFigure, string, string]>([
  [{ as: 'quantity', value: 2.2638, unit: 'bar', decimals: 1 }, '2.3 bar', '32.8 psi'],
  [{ as: 'quantity', value: 23.5, unit: 'ha', decimals: null }, '23.5 ha', '58.07 ac'],
  [{ as: 'tankVolume', value: 848.4 }, '848 L', '224 gal'],
  [{ as: 'tankVolume', value: 10.18 }, '10.2 L', '2.69 gal'],
  [{ as: 'doubt', value: 6.7 }, '± 7 L', '± 1.8 gal'],
  [amount(166.6667, 'nearest'), '166.67 kg', '367.4 lb'],
  [amount(166.6667, 'floor'), '166.66 kg', '367.4 lb'],
  [perArea, '2 L/ha', '27.36 fl oz/ac'],
])('writes %j as closely as it is told', (figure, metric, us) => {
  const text = (system: 'metric' | 'us'): string =>
    figureText(figure, { system }).replaceAll('\u00a0', ' ');
  expect([text('metric'), text('us')]).toEqual([metric, us]);
});
