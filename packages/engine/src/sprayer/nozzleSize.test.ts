import { describe, expect, it } from 'vitest';
import { aixr11003, nominal04, tf15, xr11004 } from '../../test/exampleNozzles.ts';
import { litresPerMinute } from '../units/quantity.ts';
import type { NozzleSize } from './Nozzle.ts';
import { nozzleSize, sizeDeviation } from './nozzleSize.ts';

/** ISO 10625:2018, L/min at 3 bar; colours of Table 2 were not verified (S36). */
const ROWS: readonly (readonly [string, number, string | null])[] = [
  ['0050', 0.2, 'blue lilac'],
  ['0067', 0.25, 'olive green'],
  ['0075', 0.3, 'light pink'],
  ['01', 0.4, 'orange'],
  ['015', 0.6, 'green'],
  ['02', 0.8, 'yellow'],
  ['025', 1.0, 'violet'],
  ['03', 1.2, 'blue'],
  ['035', 1.4, 'purple red'],
  ['04', 1.6, 'red'],
  ['05', 2.0, 'brown'],
  ['06', 2.4, 'grey'],
  ['08', 3.2, 'white'],
  ['10', 4.0, 'light blue'],
  ['12', 4.8, 'raspberry red'],
  ['14', 5.6, 'olive yellow'],
  ['15', 6.0, 'yellow green'],
  ['16', 6.4, 'orange brown'],
  ['18', 7.2, 'turquoise blue'],
  ['20', 8.0, null],
  ['25', 10, null],
  ['30', 12, null],
  ['40', 16, null],
  ['50', 20, null],
  ['60', 24, null],
  ['80', 32, null],
];
const SIZES: readonly NozzleSize[] = ROWS.map(([size, flow, colour]) => ({
  size,
  flowLPerMinAt3Bar: litresPerMinute(flow),
  colour,
}));

const size04 = { size: '04', flowLPerMinAt3Bar: litresPerMinute(1.6), colour: 'red' };

describe('nozzleSize', () => {
  it.each(ROWS)('finds size %s', (size, flow, colour) => {
    expect(nozzleSize(SIZES, size)).toEqual({ size, flowLPerMinAt3Bar: flow, colour });
  });

  it('knows no size outside the table, and does not round to a neighbour', () => {
    expect(nozzleSize(SIZES, '07')).toBeNull();
    expect(nozzleSize(SIZES, '4')).toBeNull();
  });
});

describe('sizeDeviation', () => {
  it('puts a US tip of 0.1 gal/min at 40 psi inside the 5 % of the standard', () => {
    const off = sizeDeviation(xr11004, size04);
    expect(off?.fraction).toBeCloseTo(1.58 / 1.6 - 1, 12);
    expect(off?.withinStandard).toBe(true);
  });

  it('accepts exactly 5 % off and refuses more', () => {
    const flow = (value: number) => ({ ...nominal04, flowLPerMin: litresPerMinute(value) });
    expect(sizeDeviation(flow(1.68), size04)?.withinStandard).toBe(true);
    expect(sizeDeviation(flow(1.52), size04)?.withinStandard).toBe(true);
    expect(sizeDeviation(flow(1.69), size04)?.withinStandard).toBe(false);
    expect(sizeDeviation(aixr11003, size04)?.withinStandard).toBe(false);
  });

  it('is not known for a tip without a published flow', () => {
    expect(sizeDeviation(tf15, size04)).toBeNull();
  });
});
