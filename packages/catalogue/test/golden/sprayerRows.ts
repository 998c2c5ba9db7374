import {
  applicationRate,
  bar,
  convertUnit,
  densityFactor,
  flowForRate,
  kilometresPerHour,
  litresPerHectare,
  litresPerMinute,
  metres,
  mixFlow,
  nozzleFlow,
  pressureForFlow,
  waterEquivalentFlow,
} from '@mix/engine';
import type { GoldenRow } from './GoldenRow.ts';
import { density, iso04, known, nozzle } from './plans.ts';

const usRate = () =>
  convertUnit(
    applicationRate(
      litresPerMinute(convertUnit(0.3, 'US gal/min', 'L/min')),
      kilometresPerHour(convertUnit(6, 'mph', 'km/h')),
      metres(convertUnit(20, 'in', 'm')),
    ),
    'L/ha',
    'US gal/ac',
  );

export const sprayerRows: readonly GoldenRow[] = [
  [
    'G1',
    '1.2 L/min, 10 km/h, 0.5 m: L/ha',
    'S39',
    () => applicationRate(litresPerMinute(1.2), kilometresPerHour(10), metres(0.5)),
    '144',
    'arithmetic',
  ],
  [
    'G1b',
    '200 L/ha, 12 km/h, 0.5 m: L/min',
    'S39',
    () => flowForRate(litresPerHectare(200), kilometresPerHour(12), metres(0.5)),
    '2.0',
    'arithmetic',
  ],
  [
    'G1b',
    '2 L/min of an 04 tip: bar',
    'S36',
    () => known(pressureForFlow(iso04, litresPerMinute(2))),
    '4.6875',
    'arithmetic',
  ],
  ['G2', '0.3 US gpm, 6 mph, 20 in: US gal/ac', 'S39', usRate, '14.85', 'arithmetic'],
  [
    'G3',
    '04 tip at 2 bar: L/min',
    'S36',
    () => known(nozzleFlow(iso04, bar(2))),
    '1.3064',
    'arithmetic',
  ],
  [
    'G3',
    '04 tip at 2 bar, as printed',
    'S38',
    () => known(nozzleFlow(iso04, bar(2))),
    '1.31',
    'printed',
  ],
  [
    '2.1',
    '20 US gal/ac, 4 mph, 20 in: US gpm',
    'S63',
    () =>
      convertUnit(
        flowForRate(
          litresPerHectare(convertUnit(20, 'US gal/ac', 'L/ha')),
          kilometresPerHour(convertUnit(4, 'mph', 'km/h')),
          metres(convertUnit(20, 'in', 'm')),
        ),
        'L/min',
        'US gal/min',
      ),
    '0.27',
    'printed',
  ],
  [
    '2.2',
    'XR11003 at 30 psi: US gpm',
    'S63',
    () =>
      convertUnit(
        known(nozzleFlow(nozzle('xr11003'), bar(convertUnit(30, 'psi', 'bar')))),
        'L/min',
        'US gal/min',
      ),
    '0.26',
    'printed',
  ],
  [
    '2.2',
    'XR11004 at 20 psi: US gpm',
    'S63',
    () =>
      convertUnit(
        known(nozzleFlow(nozzle('xr11004'), bar(convertUnit(20, 'psi', 'bar')))),
        'L/min',
        'US gal/min',
      ),
    '0.28',
    'printed',
  ],
  [
    '2.3',
    '0.1 US gpm at 40 psi, at 3 bar: L/min',
    'S36',
    () =>
      known(
        nozzleFlow(
          {
            ...iso04,
            flowLPerMin: litresPerMinute(convertUnit(0.1, 'US gal/min', 'L/min')),
            atBar: bar(convertUnit(40, 'psi', 'bar')),
          },
          bar(3),
        ),
      ),
    '0.395',
    'printed',
  ],
  [
    'G4',
    'density factor of 1.28',
    'S37',
    () => densityFactor(density(1.28)),
    '1.1314',
    'arithmetic',
  ],
  [
    'G4',
    'water for 20 of 1.28',
    'S37',
    () => waterEquivalentFlow(litresPerMinute(20), density(1.28)),
    '22.6274',
    'arithmetic',
  ],
  ...(
    [
      [0.84, '0.92'],
      [0.96, '0.98'],
      [1.08, '1.04'],
      [1.2, '1.10'],
      [1.28, '1.13'],
      [1.32, '1.15'],
      [1.44, '1.20'],
      [1.68, '1.30'],
    ] as const
  ).map(([kgPerL, factor]): GoldenRow => [
    '2.3',
    `density factor of ${String(kgPerL)}`,
    'S37',
    () => densityFactor(density(kgPerL)),
    factor,
    'printed',
  ]),
  [
    '0',
    'UAN 28 gives 12 % less at the same pressure',
    'S37',
    () => mixFlow(litresPerMinute(1), density(1.279)),
    '0.88',
    'printed',
  ],
  [
    '0',
    'lime at 1.156 gives 7 % less',
    'S37',
    () => mixFlow(litresPerMinute(1), density(1.156)),
    '0.93',
    'printed',
  ],
  [
    'G16',
    '50 L/ha, 25 km/h, 20 m: L/min',
    'S29',
    () => flowForRate(litresPerHectare(50), kilometresPerHour(25), metres(20)),
    '41.667',
    'arithmetic',
  ],
  [
    'G16',
    '650 L/ha, 5 km/h, 20 m: L/min',
    'S29',
    () => flowForRate(litresPerHectare(650), kilometresPerHour(5), metres(20)),
    '108.333',
    'arithmetic',
  ],
];
