import { describe, expect, it } from 'vitest';
import { nominal04, tf15 } from '../../test/exampleNozzles.ts';
import {
  bar,
  kilogramsPerLitre,
  kilometresPerHour,
  litres,
  metres,
  minutes,
} from '../units/quantity.ts';
import { calibrate, isCalibrationStale, type CatchTest } from './calibration.ts';

/** A nominal 04 at 3 bar passes 1.6 L/min when new; each value is caught in half a minute. */
const caughtInHalfAMinute = (...flows: number[]): CatchTest => ({
  nozzle: nominal04,
  pressureBar: bar(3),
  densityKgPerL: kilogramsPerLitre(1),
  travelSpeedKmPerH: kilometresPerHour(10),
  widthPerNozzleM: metres(0.5),
  catches: flows.map((flow) => ({ volumeL: litres(flow / 2), timeMin: minutes(0.5) })),
});

describe('calibrate', () => {
  it('reads flow, deviation and the true application rate', () => {
    const result = calibrate(caughtInHalfAMinute(1.6, 1.68, 1.52, 1.6));
    expect(result?.readings.map(({ condition }) => condition)).toEqual(
      Array.from({ length: 4 }, () => 'good'),
    );
    expect(result?.readings[1]?.deviation).toBeCloseTo(0.05, 12);
    expect(result?.meanFlowLPerMin).toBeCloseTo(1.6, 12);
    expect(result?.applicationRateLPerHa).toBeCloseTo(192, 10);
    expect(result?.replaceAll).toBe(false);
  });

  it('keeps a tip exactly 10 % off and fails one beyond, on either side', () => {
    const edge = calibrate(caughtInHalfAMinute(1.76, 1.44));
    expect(edge?.failed).toBe(0);
    const beyond = calibrate(caughtInHalfAMinute(1.77, 1.6, 1.6));
    expect(beyond?.readings[0]?.condition).toBe('worn');
    expect(beyond?.replaceAll).toBe(false);
    const blocked = calibrate(caughtInHalfAMinute(1.43));
    expect(blocked?.readings[0]?.condition).toBe('blocked');
  });

  it('replaces all tips when two fail', () => {
    expect(calibrate(caughtInHalfAMinute(1.8, 1.8, 1.6, 1.6))?.replaceAll).toBe(true);
  });

  it('expects less of a new tip when the mix itself is caught and is dense', () => {
    const dense = { ...caughtInHalfAMinute(1.6 / 1.2), densityKgPerL: kilogramsPerLitre(1.44) };
    const result = calibrate(dense);
    expect(result?.newFlowLPerMin).toBeCloseTo(1.6 / 1.2, 12);
    expect(result?.readings[0]?.condition).toBe('good');
  });

  it('gives the true rate but judges no wear for a tip without a published flow', () => {
    const result = calibrate({ ...caughtInHalfAMinute(9, 1), nozzle: tf15 });
    expect(result?.readings.map(({ condition }) => condition)).toEqual(['notJudged', 'notJudged']);
    expect(result?.failed).toBe(0);
    expect(result?.applicationRateLPerHa).toBeCloseTo(600, 10);
  });

  it('has nothing to say without a catch', () => {
    expect(calibrate(caughtInHalfAMinute())).toBeNull();
  });
});

describe('isCalibrationStale', () => {
  it('is, as soon as another tip is fitted or none is known', () => {
    const done = { nozzleId: nominal04.id };
    expect(isCalibrationStale(done, nominal04.id)).toBe(false);
    expect(isCalibrationStale(done, 'xr11004')).toBe(true);
    expect(isCalibrationStale(done, null)).toBe(true);
  });
});
