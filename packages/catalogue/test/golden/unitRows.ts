import { convertUnit, type UnitId } from '@mix/engine';
import type { GoldenRow } from './GoldenRow.ts';

export const unitRows: readonly GoldenRow[] = (
  [
    ['US gal/ac', 'L/ha', '9.353956'],
    ['imp gal/ac', 'L/ha', '11.233633'],
    ['lb/ac', 'kg/ha', '1.1208512'],
    ['US fl oz/ac', 'mL/ha', '73.077783'],
    ['oz/ac', 'g/ha', '70.053197'],
    ['US pt/ac', 'L/ha', '1.1692445'],
    ['US qt/ac', 'L/ha', '2.3384891'],
    ['lb/100 US gal', 'kg/100 L', '0.11982643'],
    ['psi', 'bar', '0.06894757'],
    ['mph', 'km/h', '1.609344'],
    ['cwt/ac', 'kg/ha', '125.535329'],
    ['short ton/ac', 't/ha', '2.2417023'],
    ['US gal/min', 'L/min', '3.785411784'],
    ['imp gal', 'L', '4.54609'],
    ['lb', 'kg', '0.45359237'],
    ['ac', 'ha', '0.40468564224'],
  ] as const satisfies readonly (readonly [UnitId, UnitId, string])[]
).map(([from, to, expected]): GoldenRow => [
  'G17',
  `1 ${from} in ${to}`,
  'definition',
  () => convertUnit(1, from, to),
  expected,
  'printed',
]);
