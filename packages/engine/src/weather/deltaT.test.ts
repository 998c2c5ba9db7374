import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { celsius } from '../units/quantity.ts';
import { deltaT, wetBulb } from './deltaT.ts';

describe('deltaT', () => {
  it.each([
    [20, 50, 13.699, 6.301],
    [25, 50, 17.998, 7.002],
    [30, 30, 18.368, 11.632],
    [35, 20, 19.302, 15.698],
    [15, 90, 13.845, 1.155],
    [10, 80, 7.929, 2.071],
    [28, 60, 22.198, 5.802],
  ])(
    'gives golden G11: %s °C and %s %% are wet bulb %s, Delta T %s',
    (air, humidity, wet, delta) => {
      const bulb = wetBulb(celsius(air), humidity);
      expect(bulb.ok && bulb.value).toBeCloseTo(wet, 3);
      const difference = deltaT(celsius(air), humidity);
      expect(difference.ok && difference.value).toBeCloseTo(delta, 3);
    },
  );

  it.each([
    [20, 4.9, 'humidityOutsideFit'],
    [20, 99.1, 'humidityOutsideFit'],
    [20, -1, 'humidityOutsideFit'],
    [20, Number.NaN, 'humidityOutsideFit'],
    [-21, 50, 'temperatureOutsideFit'],
    [51, 50, 'temperatureOutsideFit'],
  ])('refuses %s °C and %s %%: %s', (air, humidity, error) => {
    expect(deltaT(celsius(air), humidity)).toEqual({ ok: false, error });
  });

  it('answers at the ends of the fit', () => {
    for (const humidity of [5, 99]) expect(deltaT(celsius(20), humidity).ok).toBe(true);
  });

  it('falls with humidity at field temperatures', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 5, max: 40, noNaN: true }),
        fc.double({ min: 10, max: 90, noNaN: true }),
        (air, humidity) => {
          const drier = deltaT(celsius(air), humidity);
          const damper = deltaT(celsius(air), humidity + 5);
          expect(drier.ok && damper.ok && drier.value > damper.value).toBe(true);
        },
      ),
      { numRuns: 100 },
    );
  });
});
