import { describe, expect, it } from 'vitest';
import { exampleCatalogue } from '../../test/exampleCatalogue.ts';
import { calculateMix } from './calculateMix.ts';

const boom = {
  tankCapacityL: 1000,
  swathWidthM: 20,
  nozzle: { nozzleId: 'xr11003', nozzleCount: 40 },
  travelSpeedKmPerH: 12,
  sprayAreaHa: 6.4,
  applicationRateLPerHa: 100,
  products: [{ productId: 'urea', rate: { value: 2, unit: 'kg/ha' } }],
};

const planOf = (more: object) => {
  const { plan, problems } = calculateMix({ ...boom, ...more }, exampleCatalogue);
  if (plan === null) throw new Error(JSON.stringify(problems));
  return { plan, codes: problems.map(({ code }) => code) };
};

const measured = (flowLPerMin: number, pressureBar: number, nozzleId = 'xr11003') => ({
  catchTest: { nozzleId, flowLPerMin, pressureBar },
});

describe('a plan with a catch test', () => {
  it('takes the pressure from the measured flow: 3 bar x (1.00 ÷ 1.25)²', () => {
    const { plan, codes } = planOf(measured(1.25, 3));
    expect(plan.sprayer?.nozzleOutputLPerMin).toBeCloseTo(1, 12);
    expect(plan.sprayer?.measuredFlow).toEqual({
      flowLPerMin: 1.25,
      atBar: 3,
      tableFlowLPerMin: 1.18,
    });
    const density = plan.sprayer?.densityFactor ?? 0;
    expect(plan.sprayer?.pressureBar).toBeCloseTo(3 * (density / 1.25) ** 2, 12);
    expect(codes).not.toContain('flowFarFromTable');
    expect(codes).not.toContain('pressureFarFromTest');
  });

  it('gives the same as the table where the nozzles give what the table says', () => {
    const table = planOf({}).plan.sprayer;
    const same = planOf(measured(1.18, 3)).plan.sprayer;
    expect(same?.pressureBar).toBeCloseTo(table?.pressureBar ?? 0, 12);
    expect(same?.speedWindowKmPerH?.[1]).toBeCloseTo(table?.speedWindowKmPerH?.[1] ?? 0, 12);
    expect(table?.measuredFlow).toBeNull();
  });

  it('drives faster within the same pressures where more comes out', () => {
    const table = planOf({}).plan.sprayer?.speedWindowKmPerH;
    const more = planOf(measured(1.239, 3)).plan.sprayer?.speedWindowKmPerH;
    expect(more?.[1]).toBeCloseTo((table?.[1] ?? 0) * 1.05, 10);
  });

  it('shows the factor and the formula', () => {
    const { workings } = planOf(measured(1.239, 3)).plan;
    const factor = workings.find(({ figure }) => figure === 'sprayer.flowFactor');
    expect(factor?.value).toBeCloseTo(1.05, 12);
    expect(factor?.terms.map(({ name, source }) => [name, source])).toEqual([
      ['measuredFlow', 'draft'],
      ['tableFlow', 'S36'],
    ]);
    const pressure = workings.find(({ figure }) => figure === 'sprayer.pressureBar');
    expect(pressure?.terms.map(({ name }) => name)).toEqual([
      'nozzleOutput',
      'densityFactor',
      'measuredFlow',
      'measuredPressure',
      'flowExponent',
    ]);
  });

  it('is not counted for another nozzle', () => {
    const { plan } = planOf(measured(1.25, 3, 'xr11004'));
    expect(plan.sprayer?.measuredFlow).toBeNull();
    expect(plan.sprayer?.pressureBar).toBe(planOf({}).plan.sprayer?.pressureBar);
  });

  it('is doubted where it is far from the table, or was at quite another pressure', () => {
    expect(planOf(measured(1.5, 3)).codes).toContain('flowFarFromTable');
    expect(planOf(measured(2.15, 10)).codes).toContain('pressureFarFromTest');
  });

  it('is refused where half of it is missing', () => {
    const { plan, problems } = calculateMix(
      { ...boom, catchTest: { nozzleId: 'xr11003', flowLPerMin: 1.2 } },
      exampleCatalogue,
    );
    expect(plan).toBeNull();
    expect(problems.map(({ code, field }) => [code, field])).toContainEqual([
      'missing',
      'catchTest.pressureBar',
    ]);
  });
});
