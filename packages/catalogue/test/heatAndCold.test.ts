import { calculateMix, isStop, type MixDraft, type MixDraftProduct } from '@mix/engine';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../src/index.ts';
import { line } from './golden/plans.ts';

const base: MixDraft = {
  tankCapacityL: 1000,
  deadVolumeL: 0,
  sprayAreaHa: 10,
  applicationRateLPerHa: 100,
  waterTemperatureC: 12,
};

const result = (products: readonly MixDraftProduct[], more: MixDraft = {}) =>
  calculateMix({ ...base, ...more, products }, catalogue);

const found = ({ problems }: ReturnType<typeof result>, code: string) =>
  problems.find((problem) => problem.code === code);

const urea = (kgPerHa: number) => line('urea', kgPerHa, 'kg/ha');

describe('a margin to freezing', () => {
  it('warns of a plan that ends a hair above its freezing point: the margin is assumed', () => {
    const close = result([urea(29)], { waterTemperatureC: 8 });
    expect(close.plan).not.toBeNull();
    const problem = found(close, 'nearFreezing');
    expect(problem?.severity).toBe('warn');
    expect(problem?.values['endC']).toBeCloseTo(-9.95, 1);
    expect(problem?.values['freezingPointC']).toBeCloseTo(-9.98, 1);
    expect(problem?.values['marginK']).toBe(2);
  });

  it('stops where the draft has one, and may be none', () => {
    const at = (freezingMarginK: number | null) =>
      result([urea(29)], { waterTemperatureC: 8, freezingMarginK }).plan;
    expect(at(null)).not.toBeNull();
    expect(at(2)).toBeNull();
    expect(at(0)).not.toBeNull();
    expect(
      found(result([urea(29)], { waterTemperatureC: 8, freezingMarginK: 0 }), 'nearFreezing'),
    ).toBeUndefined();
    expect(result([urea(20)], { freezingMarginK: 10 }).plan).toBeNull();
  });

  it('is kept by every way out that is offered', () => {
    const problem = found(result([urea(32)], { waterTemperatureC: 8 }), 'wouldFreeze');
    const { workableWaterTemperatureC: warm, workableApplicationRateLPerHa: rate } =
      problem?.values ?? {};
    for (const change of [
      { waterTemperatureC: Number(warm) },
      { waterTemperatureC: 8, applicationRateLPerHa: Number(rate) },
    ]) {
      const { plan } = result([urea(32)], change);
      const { endTemperatureC, freezingPointC } = plan?.dissolving ?? {};
      expect(Number(endTemperatureC) - Number(freezingPointC)).toBeGreaterThanOrEqual(2);
    }
  });

  it('does not stop cold water that nothing cools', () => {
    const { plan } = result([line('glyphosate', 2, 'L/ha')], { waterTemperatureC: 1 });
    expect(plan).not.toBeNull();
  });
});

describe('temperatures that cannot be', () => {
  const ammoniumNitrate = result([line('an', 60, 'kg/ha')], {
    applicationRateLPerHa: 50,
  });

  it('are never told: a tank freezes before it is at -85 °C', () => {
    expect(ammoniumNitrate.plan).toBeNull();
    for (const { values } of ammoniumNitrate.problems) {
      for (const [name, value] of Object.entries(values)) {
        if (/(?:atC|endC)$/.test(name) && value !== null) expect(value).toBeGreaterThan(-12);
      }
    }
    expect(found(ammoniumNitrate, 'doesNotDissolve')?.values).toMatchObject({
      undissolvedKg: null,
      dissolvedKg: null,
      atC: null,
    });
    expect(found(ammoniumNitrate, 'wouldFreeze')?.values).toMatchObject({
      endC: null,
      freezingPointC: null,
    });
  });

  it('nor is what a tank of ice is saturated with', () => {
    // Each load gets 3.15 kg of ammonium nitrate, and the last one holds 4.7 L.
    const ice = calculateMix(
      {
        ...base,
        tankCapacityL: 814.3,
        sprayAreaHa: 30,
        applicationRateLPerHa: 27.3,
        waterTemperatureC: 14,
        products: [line('an', 3150, 'g/load'), line('cuso4', 1.43, 'g/ha')],
      },
      catalogue,
    );
    expect(found(ice, 'wouldFreeze')?.values['endC']).toBeNull();
    expect(found(ice, 'nearSaturation')).toBeUndefined();
  });
});

describe('saturations add up', () => {
  it('E44: to a warning though each salt alone would dissolve', () => {
    const both = result([urea(30), line('mop', 13, 'kg/ha')], { waterTemperatureC: 30 });
    const problem = found(both, 'saturationsAddUp');
    expect(problem?.severity).toBe('warn');
    expect(problem?.values['saturationSum']).toBeCloseTo(1.23, 1);
    expect(problem?.values['productIds']).toEqual(['urea', 'mop']);
    const little = result([urea(20), line('mop', 2, 'kg/ha')], { waterTemperatureC: 30 });
    expect(found(little, 'saturationsAddUp')).toBeUndefined();
  });

  it('E45: not of what a proved solution holds, UAN alone and with ammonium sulphate in it', () => {
    // UAN holds urea at 1.60 and ammonium nitrate at 1.18 of what water takes of each at 20 °C, and
    // stays clear.
    const uan = line('uan32', 60, 'L/ha');
    for (const products of [[uan], [uan, line('ams', 5, 'kg/ha')]]) {
      const { problems } = result(products, { waterTemperatureC: 20 });
      const told = problems.map(({ code }) => code);
      expect(told).not.toContain('saturationsAddUp');
      expect(told).not.toContain('doesNotDissolve');
    }
  });
});

describe('a limit that is only assumed', () => {
  const lime = (kgPerHa: number, more: MixDraft = {}) =>
    result([line('lime-flour', kgPerHa, 'kg/ha')], { machineId: 'tnf-multi-1000', ...more });

  it('of solids warns, and says what is assumed', () => {
    const mixed = lime(50, { tankCapacityL: 1000 });
    expect(mixed.plan).not.toBeNull();
    const problem = found(mixed, 'solidsAboveAssumedLimit');
    expect(problem?.severity).toBe('warn');
    expect(problem?.values['solidsFraction']).toBeCloseTo(0.1845, 4);
    expect(problem?.values['stopFraction']).toBe(0.15);
  });

  it('of solids stops once the operator has set it', () => {
    const mixed = lime(50, { suspendedSolidsLimitPct: 15 });
    expect(found(mixed, 'solidsAboveStop')?.severity).toBe('stop');
  });

  it('of dissolving warns, and leaves the plan', () => {
    const mixed = result([line('can-sol', 85, 'kg/ha')], { waterTemperatureC: 40 });
    expect(mixed.problems.filter(isStop)).toEqual([]);
    const problem = found(mixed, 'mayNotDissolve');
    expect(problem?.severity).toBe('warn');
    expect(Number(problem?.values['undissolvedKg'])).toBeGreaterThan(50);
  });

  it('never lets a tank be packed', () => {
    expect(lime(170).problems.some(isStop)).toBe(true);
  });
});

describe('all stops at once', () => {
  const bad = [urea(60), line('can-sol', 30, 'kg/ha'), line('ams', 40, 'kg/ha')];
  const codes = ({ problems }: ReturnType<typeof result>) =>
    problems.filter(isStop).map(({ code }) => code);

  it('chemistry first', () => {
    const stops = codes(result(bad, { maxLoadMassKg: 900 }));
    expect(stops[0]).toBe('solidForms');
    expect(stops).toContain('wouldFreeze');
    expect(stops).toContain('loadMassAboveLimit');
  });

  it('even where the products leave no room for water', () => {
    const stops = codes(result([...bad, urea(1)].slice(1), { applicationRateLPerHa: 20 }));
    expect(stops).toEqual(['incompatible', 'productsExceedLoad']);
  });

  it('and beside a rate above its label', () => {
    const stops = codes(
      result([line('clopyralid', 2, 'L/ha'), ...bad], { applicationRateLPerHa: 100 }),
    );
    expect(stops[0]).toBe('solidForms');
    expect(stops).toContain('rateAboveLabelMaximum');
  });
});

describe('a way out', () => {
  const kno3 = (more: MixDraft = {}) =>
    result([line('kno3', 20, 'kg/ha')], { waterTemperatureC: 15, ...more });

  it('was tried, each thing alone, and a step less of it does not do', () => {
    const values = found(kno3(), 'doesNotDissolve')?.values ?? {};
    const warmer = Number(values['workableWaterTemperatureC']);
    expect(kno3({ waterTemperatureC: warmer }).plan).not.toBeNull();
    expect(kno3({ waterTemperatureC: warmer - 1 }).plan).toBeNull();
    const rate = Number(values['workableApplicationRateLPerHa']);
    expect(kno3({ applicationRateLPerHa: rate }).plan).not.toBeNull();
    expect(kno3({ applicationRateLPerHa: rate - 1 }).plan).toBeNull();
    const less = Number(values['workableRate']);
    expect(less).toBeGreaterThan(0);
    expect(values['workableRateUnit']).toBe('kg/ha');
    const products = [line('kno3', less, 'kg/ha')];
    expect(result(products, { waterTemperatureC: 15 }).plan).not.toBeNull();
  });

  it('is not in the application rate where the amounts follow the spray', () => {
    const { problems } = result([line('kno3', 20, 'kg/100 L')], { waterTemperatureC: 15 });
    const problem = problems.find(({ code }) => code === 'doesNotDissolve');
    expect(problem?.values['workableApplicationRateLPerHa']).toBeNull();
  });

  it('is offered only where the mix it leads to has no stop', () => {
    const cold = { waterTemperatureC: 4, maxLoadMassKg: 1090 };
    const problem = found(result([urea(40)], cold), 'wouldFreeze');
    const rate = problem?.values['workableApplicationRateLPerHa'];
    if (typeof rate === 'number') {
      expect(result([urea(40)], { ...cold, applicationRateLPerHa: rate }).plan).not.toBeNull();
    }
    const forbidden = found(
      result([urea(40), line('can-sol', 5, 'kg/ha'), line('ams', 10, 'kg/ha')], cold),
      'wouldFreeze',
    );
    expect(forbidden?.values).toMatchObject({
      workableApplicationRateLPerHa: null,
      workableWaterTemperatureC: null,
    });
  });
});
