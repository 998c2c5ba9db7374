import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  aixr11003,
  id12004,
  sj308,
  tf15,
  tt11004,
  xr11003,
  xr11004,
} from '../../test/exampleNozzles.ts';
import {
  kilogramsPerLitre,
  kilometresPerHour,
  litresPerHectare,
  metres,
} from '../units/quantity.ts';
import { chooseNozzles, judgeNozzle, type NozzleDuty } from './chooseNozzles.ts';
import { speedWindow } from './speedWindow.ts';

const ALL = [xr11003, xr11004, tt11004, aixr11003, id12004, sj308, tf15];

const duty = (rate: number, slow: number, fast: number, density = 1): NozzleDuty => ({
  applicationRateLPerHa: litresPerHectare(rate),
  travelSpeedKmPerH: [kilometresPerHour(slow), kilometresPerHour(fast)],
  widthPerNozzleM: metres(0.5),
  densityKgPerL: kilogramsPerLitre(density),
});

describe('chooseNozzles', () => {
  it('keeps the tips that stay in range over the whole speed range, most room first', () => {
    const choices = chooseNozzles(ALL, duty(100, 9, 15));
    expect(choices.map(({ nozzleId }) => nozzleId)).toEqual(['aixr11003', 'xr11003']);
    const [best] = choices;
    // 0.75 and 1.25 L/min of a tip with 1.18 at 3 bar
    expect(best?.pressureBar[0]).toBeCloseTo(3 * (0.75 / 1.18) ** 2, 12);
    expect(best?.pressureBar[1]).toBeCloseTo(3 * (1.25 / 1.18) ** 2, 12);
    expect(best?.headroom).toBeCloseTo(3 * (0.75 / 1.18) ** 2, 12);
    expect(best?.dropletClasses).toEqual(['VC', 'XC']);
    expect(best?.dropletStandard).toBe('S572.1');
  });

  it('leaves out a tip that holds at one speed but not at the other', () => {
    expect(chooseNozzles([xr11003], duty(100, 12, 12))).toHaveLength(1);
    expect(chooseNozzles([xr11003], duty(100, 12, 17))).toEqual([]);
    expect(chooseNozzles([xr11003], duty(100, 8, 12))).toEqual([]);
  });

  it('counts the density of the mix', () => {
    // Window of XR11003 at 100 L/ha in water ends at 16.3 km/h; at 1.44 kg/L at 13.6 km/h.
    expect(chooseNozzles([xr11003], duty(100, 12, 16))).toHaveLength(1);
    expect(chooseNozzles([xr11003], duty(100, 12, 16, 1.44))).toEqual([]);
  });

  it('cannot judge a tip without published flow or pressures', () => {
    expect(judgeNozzle(tf15, duty(100, 9, 15))).toBeNull();
    expect(judgeNozzle({ ...xr11003, maxBar: null }, duty(100, 9, 15))).toBeNull();
  });

  it('agrees with the speed window of each tip', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 30, max: 600, noNaN: true }),
        fc.double({ min: 3, max: 20, noNaN: true }),
        fc.double({ min: 0, max: 8, noNaN: true }),
        fc.double({ min: 0.9, max: 1.4, noNaN: true }),
        (rate, slow, more, density) => {
          const job = duty(rate, slow, slow + more, density);
          const chosen = chooseNozzles(ALL, job).map(({ nozzleId }) => nozzleId);
          for (const nozzle of ALL) {
            const window = speedWindow(
              nozzle,
              job.applicationRateLPerHa,
              job.widthPerNozzleM,
              job.densityKgPerL,
            );
            const fits = window !== null && window[0] <= slow && slow + more <= window[1];
            expect(chosen.includes(nozzle.id)).toBe(fits);
          }
        },
      ),
      { numRuns: 100 },
    );
  });
});
