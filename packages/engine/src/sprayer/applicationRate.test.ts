import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kilometresPerHour, litresPerHectare, litresPerMinute, metres } from '../units/quantity.ts';
import { applicationRate, flowForRate, speedForRate } from './applicationRate.ts';

const US_GAL_L = 3.785411784;
const MILE_KM = 1.609344;
const INCH_M = 0.0254;
/** L/ha in one US gal/ac: gallon over acre, both exact. */
const GAL_PER_ACRE = US_GAL_L / 0.40468564224;

const gallonsPerAcre = (gpm: number, mph: number, inches: number): number =>
  applicationRate(
    litresPerMinute(gpm * US_GAL_L),
    kilometresPerHour(mph * MILE_KM),
    metres(inches * INCH_M),
  ) / GAL_PER_ACRE;

describe('applicationRate', () => {
  it('gives golden G1: 1.2 L/min, 10 km/h, 0.5 m is 144 L/ha', () => {
    expect(applicationRate(litresPerMinute(1.2), kilometresPerHour(10), metres(0.5))).toBeCloseTo(
      144,
      10,
    );
  });

  it('gives golden G2: 0.3 gpm, 6 mph, 20 in is 14.85 GPA', () => {
    expect(gallonsPerAcre(0.3, 6, 20)).toBeCloseTo(14.85, 10);
  });

  it('agrees with the US constant 5,940 wherever both are used (S39)', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.05, max: 10, noNaN: true }),
        fc.double({ min: 1, max: 30, noNaN: true }),
        fc.double({ min: 5, max: 400, noNaN: true }),
        (gpm, mph, inches) => {
          const us = (5940 * gpm) / (mph * inches);
          expect(gallonsPerAcre(gpm, mph, inches) / us).toBeCloseTo(1, 12);
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe('flowForRate', () => {
  it('gives the published 0.27 gpm for 20 GPA, 4 mph, 20 in (S63)', () => {
    const flow = flowForRate(
      litresPerHectare(20 * GAL_PER_ACRE),
      kilometresPerHour(4 * MILE_KM),
      metres(20 * INCH_M),
    );
    expect(flow / US_GAL_L).toBeCloseTo(0.27, 2);
  });

  it.each([
    ['50 L/ha at 25 km/h', 50, 25, 41.667],
    ['650 L/ha at 5 km/h', 650, 5, 108.333],
  ])('gives golden G16, the whole flow over 20 m for %s', (_, rate, speed, total) => {
    expect(flowForRate(litresPerHectare(rate), kilometresPerHour(speed), metres(20))).toBeCloseTo(
      total,
      3,
    );
  });

  it('is undone by applicationRate and by speedForRate', () => {
    const positive = fc.double({ min: 0.1, max: 1000, noNaN: true });
    fc.assert(
      fc.property(positive, positive, positive, (rate, speed, width) => {
        const flow = flowForRate(litresPerHectare(rate), kilometresPerHour(speed), metres(width));
        const back = applicationRate(flow, kilometresPerHour(speed), metres(width));
        expect(back / rate).toBeCloseTo(1, 12);
        const speedBack = speedForRate(litresPerHectare(rate), flow, metres(width));
        expect(speedBack / speed).toBeCloseTo(1, 12);
      }),
      { numRuns: 50 },
    );
  });
});
