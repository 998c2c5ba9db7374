import { describe, expect, it } from 'vitest';
import { exampleInputs } from '../../test/exampleInputs.ts';
import { aixr11003, sj308, tf15, xr11003 } from '../../test/exampleNozzles.ts';
import type { MixInputs } from '../mix/MixInputs.ts';
import {
  hectares,
  kilogramsPerLitre,
  kilometresPerHour,
  litresPerHectare,
  litresPerMinute,
  metres,
} from '../units/quantity.ts';
import { assessSprayer } from './assessSprayer.ts';
import type { Machine } from '../catalogue/Machine.ts';

const water = { densityKgPerL: kilogramsPerLitre(1), solidsFraction: 0 };

const multi1000: Machine = {
  id: 'tnf-multi-1000',
  name: 'Tow and Fert Multi 1000',
  nominalTankL: null,
  usableFraction: null,
  deadVolumeL: null,
  tankResidualL: null,
  boomConfigurations: [],
  agitation: null,
  pump: null,
  suspendedSolidsLimitFraction: null,
  publishedRateLPerHa: [50, 650],
  publishedSpeedKmPerH: [25, 5],
  notes: null,
  sources: {},
};

const boom = (known: Partial<MixInputs> = {}): MixInputs =>
  exampleInputs({
    nozzle: aixr11003,
    nozzleCount: 40,
    swathWidthM: metres(20),
    travelSpeedKmPerH: kilometresPerHour(12),
    sprayAreaHa: hectares(20),
    ...known,
  });

const codes = (inputs: MixInputs, mix = water): string[] =>
  assessSprayer(inputs, mix).problems.map(({ code }) => code);

describe('assessSprayer', () => {
  it('reads a table with water: AIXR11003, 40 tips on 20 m, 12 km/h, 100 L/ha', () => {
    const { sprayer, problems } = assessSprayer(boom(), water);
    expect(problems).toEqual([]);
    expect(sprayer?.nozzleOutputLPerMin).toBeCloseTo(1, 12);
    expect(sprayer?.boomFlowLPerMin).toBeCloseTo(40, 12);
    expect(sprayer?.pressureBar).toBeCloseTo(3 / 1.18 ** 2, 12);
    expect(sprayer?.speedWindowKmPerH?.[0]).toBeCloseTo(8.18, 2);
    expect(sprayer?.speedWindowKmPerH?.[1]).toBeCloseTo(20.03, 2);
    expect(sprayer?.dropletClass).toBe('XC');
    expect(sprayer?.dropletStandard).toBe('S572.1');
    expect(sprayer?.workRateHaPerH).toBe(24);
    expect(sprayer?.sprayingTimeMin).toBeCloseTo(50, 12);
  });

  it('corrects for the mix of the worked job, 1.051 kg/L: 2.3 bar and 8.0 to 19.5 km/h', () => {
    const mix = { densityKgPerL: kilogramsPerLitre(1.051), solidsFraction: 0 };
    const { sprayer } = assessSprayer(boom(), mix);
    expect(sprayer?.nozzleOutputLPerMin).toBeCloseTo(1, 12);
    expect(sprayer?.waterEquivalentLPerMin).toBeCloseTo(1.0252, 4);
    expect(sprayer?.pressureBar).toBeCloseTo(2.264, 3);
    expect(sprayer?.speedWindowKmPerH?.[0]).toBeCloseTo(8.0, 1);
    expect(sprayer?.speedWindowKmPerH?.[1]).toBeCloseTo(19.5, 1);
  });

  it('shares the flow of a boomless swath by its few nozzles', () => {
    const inputs = boom({ nozzle: sj308, nozzleCount: 2, swathWidthM: metres(6) });
    const { sprayer } = assessSprayer(inputs, water);
    expect(sprayer?.boomFlowLPerMin).toBeCloseTo(12, 12);
    expect(sprayer?.nozzleOutputLPerMin).toBeCloseTo(6, 12);
  });

  it('names what is not set, and gives no result', () => {
    const missing = (inputs: MixInputs) =>
      assessSprayer(inputs, water).problems.map(({ code, field, values }) => [
        code,
        field,
        values['missing'],
      ]);
    expect(missing(exampleInputs())).toEqual([
      ['sprayerNotSet', 'nozzle', ['nozzle', 'swathWidthM', 'travelSpeedKmPerH']],
    ]);
    expect(missing(boom({ nozzleCount: null }))).toEqual([
      ['sprayerNotSet', 'nozzle.nozzleCount', ['nozzle.nozzleCount']],
    ]);
    expect(assessSprayer(boom({ swathWidthM: null }), water).sprayer).toBeNull();
  });

  it('says which flow an unpublished tip has to give instead of guessing a pressure', () => {
    const { sprayer, problems } = assessSprayer(boom({ nozzle: tf15 }), water);
    expect(sprayer).toBeNull();
    expect(problems).toEqual([
      expect.objectContaining({
        code: 'nozzleFlowUnknown',
        severity: 'note',
        values: { nozzleId: 'tnf-tf15', nozzleOutputLPerMin: expect.closeTo(1, 10) as number },
      }),
    ]);
  });

  it('warns outside the pressures of the tip and gives the speeds that would do', () => {
    const { sprayer, problems } = assessSprayer(
      boom({ nozzle: xr11003, travelSpeedKmPerH: kilometresPerHour(20) }),
      water,
    );
    expect(sprayer?.pressureBar).toBeCloseTo(3 * (20 / 12 / 1.18) ** 2, 10);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({
      code: 'pressureOutOfRange',
      severity: 'warn',
      values: { minBar: 1, maxBar: 4, slowestKmPerH: expect.closeTo(8.18, 2) as number },
    });
    expect(codes(boom({ travelSpeedKmPerH: kilometresPerHour(7) }))).toEqual([
      'pressureOutOfRange',
    ]);
  });

  it('says when a slurry is outside the density law, above 5 % solids', () => {
    const slurry = (solidsFraction: number) => ({ ...water, solidsFraction });
    expect(codes(boom(), slurry(0.05))).toEqual([]);
    expect(codes(boom(), slurry(0.0923))).toEqual(['outsideDensityLaw']);
  });

  it('keeps to the window a machine publishes, whichever end is written first', () => {
    const machine = multi1000;
    expect(codes(boom({ machine }))).toEqual([]);
    expect(codes(boom({ machine, applicationRateLPerHa: litresPerHectare(40) }))).toContain(
      'outsidePublishedRate',
    );
    const tooFast = boom({ machine, travelSpeedKmPerH: kilometresPerHour(26) });
    const { problems } = assessSprayer(tooFast, water);
    expect(problems[0]).toMatchObject({
      code: 'outsidePublishedRate',
      field: 'travelSpeedKmPerH',
      values: { value: 26, min: 5, max: 25 },
    });
  });

  it('adds agitation to the flow the pump has to give, when it is known', () => {
    expect(assessSprayer(boom(), water).sprayer?.pumpFlowLPerMin).toBeNull();
    const agitated = boom({ agitationFlowLPerMin: litresPerMinute(50) });
    expect(assessSprayer(agitated, water).sprayer?.pumpFlowLPerMin).toBeCloseTo(90, 12);
  });

  it('shows how the pressure was worked out, each term with its source', () => {
    const { workings, sprayer } = assessSprayer(boom(), water);
    const pressure = workings.find(({ figure }) => figure === 'sprayer.pressureBar');
    expect(pressure?.value).toBe(sprayer?.pressureBar);
    expect(pressure?.terms.find(({ name }) => name === 'publishedFlow')).toEqual({
      name: 'publishedFlow',
      value: 1.18,
      unit: 'L/min',
      source: 'S36',
    });
    expect(workings.map(({ figure }) => figure)).toEqual([
      'sprayer.nozzleOutputLPerMin',
      'sprayer.densityFactor',
      'sprayer.pressureBar',
    ]);
  });
});
