import { densityFactor } from '@mix/engine';
import type { GoldenRow } from './GoldenRow.ts';
import { firstLoad, known, line, oneLoad, planOf, withProduct } from './plans.ts';

const lime = (kg: number, particleTopSizeUm = 75) => {
  const draft = oneLoad(1000, [line('lime-flour', kg)], { waterTemperatureC: 15 });
  const { suspension } = planOf(draft, withProduct('lime-flour', { particleTopSizeUm }));
  if (suspension === null) throw new Error('nothing is suspended');
  return suspension;
};
const limeLoad = () => firstLoad(planOf(oneLoad(1000, [line('lime-flour', 250)])));
// So little lime that no particle hinders another.
const fallMmPerS = (sizeUm: number) => 800 / known(lime(0.001, sizeUm).settlingSeconds);
const limeOfVolume = (pct: number) => (pct * 10) / 0.369;

export const suspensionRows: readonly GoldenRow[] = [
  [
    'G7',
    '250 kg lime in 1,000 L: solids L',
    'handbook calcite',
    () => lime(250).solidsL,
    '92.25',
    'arithmetic',
  ],
  ['G7', 'its carrier', 'handbook calcite', () => limeLoad().carrierL, '907.75', 'arithmetic'],
  [
    'G7',
    'its solids by volume',
    'handbook calcite',
    () => lime(250).solidsFraction,
    '0.09225',
    'arithmetic',
  ],
  ['G7', 'its density', 'handbook calcite', () => limeLoad().densityKgPerL, '1.1561', 'arithmetic'],
  ['G7', 'its mass', 'handbook calcite', () => limeLoad().massKg, '1156.1', 'arithmetic'],
  [
    'G7',
    'its relative viscosity',
    'Krieger and Dougherty',
    () => lime(250).relativeViscosity,
    '1.285',
    'printed',
  ],
  [
    'G7',
    'its density factor',
    'S37',
    () => densityFactor(limeLoad().densityKgPerL),
    '1.0752',
    'arithmetic',
  ],
  ...(
    [
      [5, '1.14'],
      [20, '1.84'],
    ] as const
  ).map(([pct, viscosity]): GoldenRow => [
    '3.5',
    `relative viscosity at ${String(pct)} %`,
    'Krieger and Dougherty',
    () => lime(limeOfVolume(pct)).relativeViscosity,
    viscosity,
    'printed',
  ]),
  [
    'G15',
    '75 µm calcite in water at 15 °C falls: mm/s',
    'Stokes',
    () => fallMmPerS(75),
    '4.609',
    'table',
  ],
  ['G15', 'and 0.8 m in: s', 'Stokes', () => known(lime(0.001).settlingSeconds), '173.6', 'table'],
  ['3.5', '20 µm falls: mm/s', 'Stokes', () => fallMmPerS(20), '0.33', 'printed'],
  ['3.5', '45 µm falls: mm/s', 'Stokes', () => fallMmPerS(45), '1.66', 'printed'],
  ['3.5', '120 µm falls: mm/s', 'Stokes', () => fallMmPerS(120), '11.8', 'printed'],
  [
    '3.5',
    'at 9.2 % it falls slower by',
    'Richardson and Zaki',
    () => known(lime(0.001).settlingSeconds) / known(lime(250).settlingSeconds),
    '0.64',
    'printed',
  ],
];
