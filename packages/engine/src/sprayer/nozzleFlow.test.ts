import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nominal04, sj308, tf15, xr11003, xr11004 } from '../../test/exampleNozzles.ts';
import {
  bar,
  kilometresPerHour,
  litresPerHectare,
  litresPerMinute,
  metres,
} from '../units/quantity.ts';
import { flowForRate } from './applicationRate.ts';
import { nozzleFlow, pressureForFlow } from './nozzleFlow.ts';

const PSI_BAR = 0.0689475729;
const US_GAL_L = 3.785411784;

describe('nozzleFlow', () => {
  it('gives golden G3: a nominal 04 passes 1.3064 L/min at 2 bar (a table prints 1.31, S38)', () => {
    expect(nozzleFlow(nominal04, bar(2))).toBeCloseTo(1.3064, 4);
  });

  it.each([
    [xr11003, 30, 0.26],
    [xr11004, 20, 0.28],
  ])('gives the published gpm of $model at a pressure in psi (S63)', (nozzle, psi, gpm) => {
    const flow = nozzleFlow(nozzle, bar(psi * PSI_BAR));
    expect((flow ?? Number.NaN) / US_GAL_L).toBeCloseTo(gpm, 2);
  });

  it('uses the exponent of the tip, not the square root for all', () => {
    expect(nozzleFlow(sj308, bar(1.5))).toBeCloseTo(3.13 * 0.5 ** 0.401, 10);
  });

  it('is not known for a tip without a published flow', () => {
    expect(nozzleFlow(tf15, bar(2))).toBeNull();
    expect(pressureForFlow(tf15, litresPerMinute(2))).toBeNull();
  });
});

describe('pressureForFlow', () => {
  it('gives golden G1b: 200 L/ha, 12 km/h, 0.5 m is 2.0 L/min, an 04 at 4.6875 bar', () => {
    const flow = flowForRate(litresPerHectare(200), kilometresPerHour(12), metres(0.5));
    expect(flow).toBeCloseTo(2, 12);
    expect(pressureForFlow(nominal04, flow)).toBeCloseTo(4.6875, 10);
  });

  it('needs four times the pressure for twice the flow', () => {
    expect(pressureForFlow(nominal04, litresPerMinute(3.2))).toBeCloseTo(12, 10);
  });

  it('is undone by nozzleFlow, whatever the exponent', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.05, max: 40, noNaN: true }),
        fc.double({ min: 0.39, max: 0.53, noNaN: true }),
        (flow, flowExponent) => {
          const nozzle = { ...xr11004, flowExponent };
          const pressure = pressureForFlow(nozzle, litresPerMinute(flow));
          const back = nozzleFlow(nozzle, pressure ?? bar(0)) ?? Number.NaN;
          expect(back / flow).toBeCloseTo(1, 9);
        },
      ),
      { numRuns: 50 },
    );
  });
});
