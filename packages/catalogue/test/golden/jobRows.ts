import { oxideFromElement } from '@mix/engine';
import type { GoldenRow } from './GoldenRow.ts';
import { firstLoad, known, line, oneLoad, planOf } from './plans.ts';

const g12 = () =>
  planOf({
    tankCapacityL: 1200,
    sprayAreaHa: 37.5,
    applicationRateLPerHa: 180,
    products: [line('urea', 25, 'kg/ha')],
  });
const supply = () =>
  planOf(oneLoad(200, [line('urea', 40, 'kg/ha'), line('dap', 20, 'kg/ha')])).supply;

export const jobRows: readonly GoldenRow[] = [
  ['G12', '37.5 ha at 180 L/ha: L', 'arithmetic', () => g12().jobVolumeL, '6750', 'arithmetic'],
  ['G12', 'full loads of 1,200 L', 'arithmetic', () => g12().fullLoadCount, '5', 'arithmetic'],
  [
    'G12',
    'last load: L',
    'arithmetic',
    () => known(g12().loads.at(-1)?.loadL),
    '750',
    'arithmetic',
  ],
  [
    'G12',
    'last load: ha',
    'arithmetic',
    () => known(g12().loads.at(-1)?.areaHa),
    '4.1667',
    'arithmetic',
  ],
  [
    'G12',
    'urea in a full load: kg',
    'arithmetic',
    () => known(g12().loads[0]?.products[0]?.amount.value),
    '166.667',
    'arithmetic',
  ],
  [
    'G12',
    'urea in the last load: kg',
    'arithmetic',
    () => known(g12().loads.at(-1)?.products[0]?.amount.value),
    '104.167',
    'arithmetic',
  ],
  [
    'G12',
    'urea in all: kg',
    'arithmetic',
    () => known(g12().productTotals[0]?.amount.value),
    '937.5',
    'arithmetic',
  ],
  [
    '3.6',
    'the same in equal loads: L',
    'arithmetic',
    () =>
      firstLoad(
        planOf({
          tankCapacityL: 1200,
          sprayAreaHa: 37.5,
          applicationRateLPerHa: 180,
          loadSplit: 'equal',
          products: [line('urea', 25, 'kg/ha')],
        }),
      ).loadL,
    '1125',
    'arithmetic',
  ],
  [
    'G13',
    '40 kg urea and 20 kg DAP: kg N/ha',
    'S9',
    () => known(supply().elementalKgPerHa.N),
    '22.0',
    'arithmetic',
  ],
  ['G13', 'kg P/ha', 'S9', () => known(supply().elementalKgPerHa.P), '4.015', 'arithmetic'],
  [
    'G13',
    'kg P2O5/ha',
    'S9',
    () => oxideFromElement('P2O5', known(supply().elementalKgPerHa.P)),
    '9.2',
    'arithmetic',
  ],
  [
    'G13',
    'part of the cap',
    'S50',
    () => known(supply().elementalKgPerHa.N) / known(supply().nitrogenCapKgPerHa),
    '0.1158',
    'printed',
  ],
];
