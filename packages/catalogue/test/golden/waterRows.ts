import {
  celsius,
  conditionerDose,
  convertUnit,
  deltaT,
  hardness,
  remainingFraction,
  scaleJarTest,
} from '@mix/engine';
import type { GoldenRow } from './GoldenRow.ts';
import { firstLoad, known, line, oneLoad, planOf, resultOf, toldBy, withProduct } from './plans.ts';

// The worked example has 19 % calcium; the catalogue follows the 26 % CaO of the label.
const ca19 = withProduct('can-sol', { nutrientsPct: { N: 15.5, Ca: 19 } });
const gypsumMix = oneLoad(1000, [line('can-sol', 10), line('ams', 20)]);
const labWater = {
  potassiumPpm: 10,
  sodiumPpm: 100,
  calciumPpm: 200,
  magnesiumPpm: 50,
  ironPpm: 1,
};
const jar = () => {
  const steps = scaleJarTest(firstLoad(planOf(oneLoad(70, [line('uan28', 2, 'L/ha')]))), 700).steps;
  return {
    product: known(steps.find(({ productId }) => productId === 'uan28')?.amount?.value),
    all: steps.reduce((sum, { amount }) => sum + (amount?.value ?? 0), 0),
  };
};
const dryMinusWet = (airC: number, humidityPct: number) => {
  const found = deltaT(celsius(airC), humidityPct);
  if (!found.ok) throw new Error(found.error);
  return found.value;
};

export const waterRows: readonly GoldenRow[] = [
  [
    'G14',
    '10 kg calcium nitrate with 20 kg ammonium sulphate: gypsum, kg per 100 L of water',
    'S106',
    () => toldBy(gypsumMix, 'solidForms', 'kgPer100L', ca19),
    '0.6',
    'printed',
  ],
  [
    'G14',
    'plans',
    'S1',
    () => (resultOf(gypsumMix, ca19).plan === null ? 0 : 1),
    '0',
    'arithmetic',
  ],
  [
    'G10',
    'ammonium sulphate for the water: kg/100 L',
    'S40',
    () => known(conditionerDose(labWater)),
    '0.36691',
    'arithmetic',
  ],
  [
    'G10',
    'lb per 100 US gal',
    'S40',
    () => convertUnit(known(conditionerDose(labWater)), 'kg/100 L', 'lb/100 US gal'),
    '3.062',
    'arithmetic',
  ],
  ['G10', 'hardness as CaCO3', 'S73', () => known(hardness(labWater)), '705.3', 'arithmetic'],
  [
    'G18',
    'captan left after 30 min at a half-life of 10',
    'S44',
    () => remainingFraction(10, 30),
    '0.125',
    'arithmetic',
  ],
  ...(
    [
      [20, 50, '6.301'],
      [25, 50, '7.002'],
      [30, 30, '11.632'],
      [35, 20, '15.698'],
      [15, 90, '1.155'],
      [10, 80, '2.071'],
      [28, 60, '5.802'],
    ] as const
  ).map(([airC, humidityPct, expected]): GoldenRow => [
    'G11',
    `delta T at ${String(airC)} °C and ${String(humidityPct)} %`,
    'S41',
    () => dryMinusWet(airC, humidityPct),
    expected,
    'printed',
  ]),
  [
    '4.4',
    'jar of 0.7 L for 70 L/ha: 2 L/ha become mL',
    'S71',
    () => jar().product,
    '20',
    'arithmetic',
  ],
  ['4.4', 'and all in the jar: mL', 'S71', () => jar().all, '700', 'arithmetic'],
];
