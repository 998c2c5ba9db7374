import type { GoldenRow } from './GoldenRow.ts';
import { firstLoad, known, line, oneLoad, planOf, toldBy } from './plans.ts';

const water = (waterTemperatureC: number) => () =>
  1000 *
  firstLoad(planOf(oneLoad(1000, [line('antifoam', 1, 'mL/load')], { waterTemperatureC })))
    .densityKgPerL;
const urea374 = () => planOf(oneLoad(374.31, [line('urea', 100)]));
const urea200 = (waterTemperatureC: number | null = null) =>
  planOf(oneLoad(1000, [line('urea', 200)], { waterTemperatureC }));
const ams200 = () => firstLoad(planOf(oneLoad(1000, [line('ams', 200)])));

export const solutionRows: readonly GoldenRow[] = [
  ['3.1', 'water at 10 °C: kg/m³', 'S4', water(10), '999.70', 'printed'],
  ['3.1', 'water at 20 °C: kg/m³', 'S4', water(20), '998.20', 'printed'],
  ['3.1', 'water at 30 °C: kg/m³', 'S4', water(30), '995.65', 'printed'],
  [
    'G5',
    '100 kg urea in 300 L of water: carrier of 374.31 L',
    'S3',
    () => firstLoad(urea374()).carrierL,
    '300',
    'table',
  ],
  ['G5', 'its density', 'S3', () => firstLoad(urea374()).densityKgPerL, '1.0672', 'table'],
  [
    'G5',
    'its displacement: L/kg',
    'S3',
    () => known(firstLoad(urea374()).products[0]?.displacementL) / 100,
    '0.7431',
    'table',
  ],
  [
    'G6',
    '200 kg urea in 1,000 L: carrier',
    'S3',
    () => firstLoad(urea200()).carrierL,
    '851.85',
    'table',
  ],
  [
    'G6',
    'its mass fraction',
    'S3',
    () => 200 / (200 + 0.9982 * firstLoad(urea200()).carrierL),
    '0.19042',
    'table',
  ],
  ['G6', 'its density', 'S3', () => firstLoad(urea200()).densityKgPerL, '1.0503', 'table'],
  [
    'G6',
    'its freezing point: °C',
    'S3',
    () => known(urea200(12).dissolving.freezingPointC),
    '-6.6',
    'thermal',
  ],
  [
    '3.2',
    '200 kg ammonium sulphate in 1,000 L: carrier',
    'S3',
    () => ams200().carrierL,
    '906.1',
    'table',
  ],
  [
    '3.2',
    'its displacement: L/kg',
    'S3',
    () => known(ams200().products[0]?.displacementL) / 200,
    '0.469',
    'table',
  ],
  ['3.2', 'its density', 'S3', () => ams200().densityKgPerL, '1.1045', 'table'],
  [
    '3.2',
    'AUS 32, 32.5 % urea: density',
    'S12',
    () => firstLoad(planOf(oneLoad(1000, [line('urea', 353.7)]))).densityKgPerL,
    '1.088',
    'printed',
  ],
];

const coolingOf = (kg: number, loadL: number, heat: number | null = null) => {
  const urea = {
    ...line('urea', kg),
    ...(heat !== null && { overrides: { heatOfSolutionKJPerKg: heat } }),
  };
  const { startTemperatureC, endTemperatureC } = planOf(
    oneLoad(loadL, [urea], { waterTemperatureC: 20 }),
  ).dissolving;
  return known(startTemperatureC) - known(endTemperatureC);
};
// 60 kg in 300 L of water make 323.71 L (density 1.1104 at 16.7 %, S3); 45 kg make 317.8 L.
const kno3 = (kg: number, loadL: number) =>
  oneLoad(loadL, [line('kno3', kg)], { waterTemperatureC: 15 });

const traceCooling = (productId: string, kg: number): number => {
  const draft = oneLoad(100, [line(productId, kg)], { waterTemperatureC: 20 });
  return 20 - known(planOf(draft).dissolving.endTemperatureC);
};

export const thermalRows: readonly GoldenRow[] = [
  [
    'G8',
    '200 kg urea in 851.85 L from 12 °C ends at',
    'S13',
    () => known(urea200(12).dissolving.endTemperatureC),
    '-0.11',
    'thermal',
  ],
  [
    'G8',
    'and fell by: K',
    'S13',
    () => 12 - known(urea200(12).dissolving.endTemperatureC),
    '12.11',
    'thermal',
  ],
  [
    '3.4',
    'with 254 kJ/kg it falls by: K',
    'S13',
    () => coolingOf(200, 1000, 254),
    '12.8',
    'thermal',
  ],
  [
    '3.4',
    'with 230 kJ/kg it falls by: K',
    'S13',
    () => coolingOf(200, 1000, 230),
    '11.6',
    'thermal',
  ],
  [
    '12',
    '2 kg of boric acid in 100 L cool it by: K',
    'S6',
    () => traceCooling('boric', 2),
    '1.7',
    'thermal',
  ],
  [
    '12',
    '5 kg of manganese sulphate in 100 L cool it by: K',
    'S6',
    () => traceCooling('mnso4', 5),
    '-2.5',
    'thermal',
  ],
  ['3.4', '100 kg urea in 900 L of water: K', 'S13', () => coolingOf(100, 973.4), '6.1', 'thermal'],
  ['3.4', '150 kg urea in 850 L of water: K', 'S13', () => coolingOf(150, 960.8), '9.3', 'thermal'],
  ['3.4', '30 kg urea in 100 L of water: K', 'S13', () => coolingOf(30, 122.2), '15.0', 'thermal'],
  [
    'G9',
    '60 kg potassium nitrate, 300 L, 15 °C: dissolved kg',
    'S1',
    () => toldBy(kno3(60, 323.71), 'doesNotDissolve', 'dissolvedKg'),
    '46.83',
    'table',
  ],
  [
    'G9',
    'left undissolved: kg',
    'S1',
    () => toldBy(kno3(60, 323.71), 'doesNotDissolve', 'undissolvedKg'),
    '13.2',
    'printed',
  ],
  [
    'G9',
    'where it stops: °C',
    'S1',
    () => toldBy(kno3(60, 323.71), 'doesNotDissolve', 'atC'),
    '2.59',
    'thermal',
  ],
  [
    '3.4',
    '45 kg dissolve and end at: °C',
    'S1',
    () => known(planOf(kno3(45, 317.8)).dissolving.endTemperatureC),
    '3.06',
    'thermal',
  ],
];
