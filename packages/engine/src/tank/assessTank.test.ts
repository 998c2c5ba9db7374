import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nominal04 } from '../../test/exampleNozzles.ts';
import { liquid, mixInputs, solid, tankContent } from '../../test/testMix.ts';
import { exampleProduct } from '../../test/exampleInputs.ts';
import {
  ams,
  calciumChloride,
  captan,
  epsom,
  gibberellicAcid,
  limeFlour,
  potassiumNitrate,
  seaweed,
  urea,
} from '../../test/testProducts.ts';
import type { MixInputs } from '../mix/MixInputs.ts';
import type { RateUnit } from '../catalogue/Product.ts';
import {
  celsius,
  fraction,
  kilogramsPerLitre,
  litresPerKilogram,
  massFraction,
} from '../units/quantity.ts';
import { assessTank } from './assessTank.ts';
import { balanceTank } from './balanceTank.ts';
import type { TankContent } from './TankContent.ts';

const assess = (
  content: TankContent,
  overrides: Partial<MixInputs> = {},
  rateUnit: RateUnit = 'kg/ha',
) => assessTank(mixInputs(content, overrides, rateUnit), content, balanceTank(content));

type Assessment = ReturnType<typeof assess>;
const codes = ({ problems }: Assessment) => problems.map(({ code }) => code);
const valuesOf = ({ problems }: Assessment, code: string) =>
  problems.find((problem) => problem.code === code)?.values ?? {};

describe('200 kg urea in 1,000 L from 12 °C', () => {
  const result = assess(tankContent([solid(urea, 200)], { waterC: 12 }));

  test('G8 and G6: ends at -0.1 °C, 37 % of what dissolves, and freezes at -6.6 °C', () => {
    expect(Math.abs((result.dissolving.endTemperatureC ?? NaN) + 0.11)).toBeLessThan(0.05);
    expect(result.dissolving.freezingPointC).toBeCloseTo(-6.6, 1);
    expect(result.dissolving.products[0]?.saturation).toBeCloseTo(0.36, 2);
    expect(result.dissolving.curveProductId).toBe('urea');
    expect(result.dissolving.curve).toBe(urea.solubility);
  });

  test('warns that it ends cold, with the figures', () => {
    expect(codes(result)).toEqual(['endsCold']);
    const { startC, endC, dropC, freezingPointC } = valuesOf(result, 'endsCold');
    expect(startC).toBe(12);
    expect(Number(startC) - Number(endC)).toBeCloseTo(Number(dropC), 9);
    expect(freezingPointC).toBeCloseTo(-6.6, 1);
  });

  test('shows how the temperature was worked out', () => {
    const working = result.workings.find(({ figure }) => figure === 'dissolving.endTemperatureC');
    expect(working?.value).toBe(result.dissolving.endTemperatureC);
    const heat = working?.terms.find(({ name }) => name === 'heatOfSolution');
    expect(heat).toEqual({
      name: 'heatOfSolution',
      productId: 'urea',
      value: 241,
      unit: 'kJ/kg',
      source: 'assumed',
    });
  });
});

describe('liquids hold less warmth than water', () => {
  const uan = exampleProduct({
    ...seaweed,
    id: 'uan',
    liquidDensityKgPerL: kilogramsPerLitre(1.3),
    specificHeatKJPerKgK: 2.4,
  });
  const endOf = (specificHeatKJPerKgK: number | null) => {
    const product = exampleProduct({ ...uan, specificHeatKJPerKgK });
    const content = tankContent([solid(urea, 150), liquid(product, 300)], { waterC: 12 });
    const { waterMassKg } = balanceTank(content);
    const { endTemperatureC } = assess(content).dissolving;
    return { endC: endTemperatureC ?? NaN, waterMassKg };
  };

  test('so that a strong mix with UAN ends colder than the same mass of water would', () => {
    const { endC, waterMassKg } = endOf(2.4);
    // 150 kg x 241 kJ/kg over water, urea and 390 kg of UAN.
    const heat = 150 * 241;
    expect(endC).toBeCloseTo(12 - heat / (4.186 * waterMassKg + 2.106 * 150 + 2.4 * 390), 9);
    expect(endOf(4.186).endC - endC).toBeGreaterThan(1);
  });

  test('and one of unknown heat counts with the least, as mineral oil', () => {
    expect(endOf(null).endC).toBe(endOf(1.67).endC);
    expect(endOf(null).endC).toBeLessThan(endOf(2.4).endC);
  });
});

describe('what does not dissolve', () => {
  // G9 as a load: 60 kg of potassium nitrate in the water that makes 300 L of carrier.
  const g9 = tankContent([solid(potassiumNitrate, 60)], { freshL: 324.6, waterC: 15 });

  test('G9: stops with what is left', () => {
    const result = assess(g9);
    const values = valuesOf(result, 'doesNotDissolve');
    expect(balanceTank(g9).carrierL).toBeCloseTo(300, 0);
    expect(values.atC).toBeCloseTo(2.59, 1);
    expect(Number(values.undissolvedKg)).toBeCloseTo(13.2, 0);
    expect(Number(values.dissolvedKg) + Number(values.undissolvedKg)).toBeCloseTo(60, 9);
  });

  test('is judged in the most favourable water where its temperature is not set', () => {
    const some = assess(tankContent([solid(potassiumNitrate, 60)], { freshL: 324.6 }));
    expect(codes(some)).toContain('waterTemperatureNotSet');
    expect(codes(some)).not.toContain('doesNotDissolve');
    expect(some.dissolving.endTemperatureC).toBeNull();
    const never = tankContent([solid(potassiumNitrate, 120)], { freshL: 324.6 });
    const values = valuesOf(assess(never), 'doesNotDissolve');
    expect(values['judgedAtC']).toBe(35);
    const warm = { ...never, waterTemperatureC: celsius(35) };
    const inWarm = valuesOf(assess(warm), 'doesNotDissolve');
    // Warm water has another volume, by half a percent.
    expect(Number(values['undissolvedKg']) / Number(inWarm['undissolvedKg'])).toBeCloseTo(1, 1);
    expect(values['atC']).toBeCloseTo(Number(inWarm['atC']), 0);
  });

  test('is not, where cooler water that is usual too takes it all', () => {
    const retrograde = exampleProduct({
      ...potassiumNitrate,
      heatOfSolutionKJPerKg: 0,
      solubility: [
        { temperatureC: 0, gPerKgWater: 600 },
        { temperatureC: 35, gPerKgWater: 300 },
      ],
    });
    const tank = tankContent([solid(retrograde, 120)], { freshL: 324.6 });
    expect(codes(assess(tank))).not.toContain('doesNotDissolve');
  });

  test('counts two products of one salt together', () => {
    const coated = exampleProduct({ ...potassiumNitrate, id: 'coated' });
    const halves = tankContent([solid(potassiumNitrate, 30), solid(coated, 30)], {
      freshL: 324.6,
      waterC: 15,
    });
    const result = assess(halves);
    expect(codes(result).filter((code) => code === 'doesNotDissolve')).toHaveLength(2);
    expect(result.dissolving.endTemperatureC).toBeCloseTo(
      assess(g9).dissolving.endTemperatureC ?? NaN,
      6,
    );
  });
});

describe('limits', () => {
  test('above 85 % of the limit at the end temperature is near saturation', () => {
    const near = assess(tankContent([solid(potassiumNitrate, 138)], { waterC: 15 }));
    expect(codes(near)).toContain('nearSaturation');
    expect(Number(valuesOf(near, 'nearSaturation').saturation)).toBeGreaterThan(0.85);
    const far = assess(tankContent([solid(potassiumNitrate, 100)], { waterC: 15 }));
    expect(codes(far)).not.toContain('nearSaturation');
  });

  test('more than 30 kg urea per 100 L of water is above the practical limit (S15)', () => {
    const above = assess(tankContent([solid(urea, 250)], { waterC: 30 }));
    const balance = balanceTank(tankContent([solid(urea, 250)], { waterC: 30 }));
    expect(valuesOf(above, 'abovePracticalLimit').kgPer100L).toBeCloseTo(
      25000 / balance.carrierL,
      6,
    );
    const below = assess(tankContent([solid(urea, 240)], { waterC: 30 }));
    expect(codes(below)).not.toContain('abovePracticalLimit');
  });

  test('a tank that ends at its freezing point stops', () => {
    const result = assess(tankContent([solid(epsom, 350)], { waterC: 1 }));
    expect(codes(result)).toContain('wouldFreeze');
    expect(codes(result)).not.toContain('endsCold');
    const values = valuesOf(result, 'wouldFreeze');
    // Ice holds the temperature: there is no end to tell.
    expect(values).toMatchObject({ startC: 1, endC: null });
    expect(values.freezingPointC).toBeCloseTo(-3.2, 1);
  });

  test("an operator's own displacement takes nothing from the freezing point", () => {
    const own = exampleProduct({
      ...urea,
      displacementLPerKg: litresPerKilogram(0.76),
      saltTable: { saltId: 'urea', anhydrousFraction: massFraction(1), givesRoom: false },
    });
    const content = tankContent([solid(own, 200)], { waterC: 12 });
    expect(balanceTank(content).displacementsL[0]).toBeCloseTo(152, 9);
    expect(assess(content).dissolving.freezingPointC).toBeCloseTo(-6.6, 1);
  });

  test('no freezing point below the eutectic of urea is promised', () => {
    const { dissolving } = assess(tankContent([solid(urea, 400)], { waterC: 30 }));
    expect(dissolving.freezingPointC).toBe(-11.5);
  });

  test('a salt without a table promises nothing below 0 °C', () => {
    const bare = exampleProduct({ ...urea, id: 'bare', saltTable: null });
    const { dissolving } = assess(tankContent([solid(bare, 200)], { waterC: 20 }));
    expect(dissolving.freezingPointC).toBe(0);
  });

  test('a tank above 40 °C ends hot', () => {
    const result = assess(tankContent([solid(calciumChloride, 150)], { waterC: 20 }));
    expect(codes(result)).toContain('endsHot');
  });
});

describe('what is not known', () => {
  test('is said of each product: heat, solubility, room, density', () => {
    const unknown = exampleProduct({ ...seaweed, id: 'brew', liquidDensityKgPerL: null });
    const result = assess(
      tankContent([solid(gibberellicAcid, 20), liquid(unknown, 10)], { waterC: 12 }),
    );
    expect(codes(result).sort()).toEqual([
      'coolingUnknown',
      'densityAssumed',
      'displacementAssumed',
      'solubilityUnknown',
    ]);
    expect(result.dissolving.coolingUnknownFor).toEqual(['ga3']);
    expect(valuesOf(result, 'displacementAssumed')['productIds']).toEqual(['ga3']);
    expect(valuesOf(result, 'displacementAssumed')['doubtL']).toBeCloseTo(6, 12);
  });

  test('names a density that follows from a like product, and no figure for two that differ', () => {
    const likened = { liquidDensityKgPerL: { sourceIds: [], assumed: true, note: 'like another' } };
    const brew = exampleProduct({ ...seaweed, id: 'brew', sources: likened });
    const mix = (...others: readonly ReturnType<typeof exampleProduct>[]) =>
      assess(tankContent([liquid(brew, 10), ...others.map((one) => liquid(one, 10))]));
    expect(valuesOf(mix(seaweed), 'densityAssumed')).toEqual({
      productIds: ['brew'],
      densityKgPerL: seaweed.liquidDensityKgPerL,
    });
    const water = exampleProduct({ ...seaweed, id: 'water', liquidDensityKgPerL: null });
    expect(valuesOf(mix(water), 'densityAssumed')).toEqual({ productIds: ['brew', 'water'] });
  });

  test('says nothing of a doubt that no gauge shows', () => {
    expect(codes(assess(tankContent([solid(gibberellicAcid, 3)])))).not.toContain(
      'displacementAssumed',
    );
    expect(codes(assess(tankContent([solid(gibberellicAcid, 4)])))).toContain(
      'displacementAssumed',
    );
  });

  test('stops only where the tank could run over by what is not known of the room', () => {
    // 0.8 L/kg at most: 1,250 kg are all of 1,000 L.
    expect(codes(assess(tankContent([solid(gibberellicAcid, 1249)])))).toContain(
      'displacementAssumed',
    );
    const result = assess(tankContent([solid(gibberellicAcid, 1251)]));
    expect(codes(result)).toContain('displacementUnknown');
    expect(result.problems[0]?.field).toBe('products.0.overrides.displacementLPerKg');
  });

  test('solubility known only from 20 °C up is not promised in a colder tank', () => {
    const warmOnly = exampleProduct({
      ...urea,
      id: 'warm-only',
      solubility: [{ temperatureC: 20, gPerKgWater: 1080 }],
    });
    const cold = assess(tankContent([solid(warmOnly, 50)], { waterC: 12 }));
    expect(valuesOf(cold, 'solubilityUnknown').knownFromC).toBe(20);
    const warm = assess(tankContent([solid(warmOnly, 50)], { waterC: 30 }));
    expect(codes(warm)).not.toContain('solubilityUnknown');
  });
});

describe('shared ions', () => {
  test('are one warning with the ions and the products', () => {
    const potash = exampleProduct({ ...potassiumNitrate, id: 'sop', groups: ['K', 'SO4'] });
    const result = assess(tankContent([solid(ams, 50), solid(potash, 20)], { waterC: 15 }));
    const values = valuesOf(result, 'sharedIons');
    expect(values).toMatchObject({ ions: ['K', 'SO4'], productIds: ['ams', 'sop'] });
  });

  test('potassium meets sulphate though neither product has both', () => {
    const result = assess(tankContent([solid(ams, 50), solid(potassiumNitrate, 20)]));
    expect(valuesOf(result, 'sharedIons')).toMatchObject({
      ions: ['K', 'SO4'],
    });
  });

  test('of a trace of salt, or of urea, are nothing', () => {
    const trace = assess(tankContent([solid(ams, 50), solid(epsom, 1)], { waterC: 15 }));
    expect(codes(trace)).not.toContain('sharedIons');
    const none = assess(tankContent([solid(urea, 50), solid(epsom, 50)], { waterC: 15 }));
    expect(codes(none)).not.toContain('sharedIons');
  });
});

describe('suspended solids', () => {
  const lime = (kg: number, overrides: Partial<MixInputs> = {}) =>
    assess(tankContent([solid(limeFlour, kg)], { waterC: 15 }), overrides);

  test('G7: 250 kg of lime in 1,000 L is 9.2 %, 1.285 times as thick', () => {
    const result = lime(250);
    expect(result.suspension?.solidsL).toBeCloseTo(92.25, 2);
    expect(result.suspension?.solidsFraction).toBeCloseTo(0.09225, 5);
    expect(result.suspension?.relativeViscosity).toBeCloseTo(1.285, 3);
    // 173.6 s alone (G15), 0.64 of the speed among the others.
    expect(result.suspension?.settlingSeconds).toBeCloseTo(272, 0);
    expect(codes(result)).toEqual(['solidsLimitAssumed', 'settlesFast', 'blockingNotChecked']);
  });

  test('warn above 15 % and above 30 %, as assumed, and stop where they are packed', () => {
    expect(codes(lime(400))).not.toContain('solidsAboveWarning');
    expect(codes(lime(410))).toContain('solidsAboveWarning');
    expect(codes(lime(813))).not.toContain('solidsAboveAssumedLimit');
    expect(codes(lime(814))).toContain('solidsAboveAssumedLimit');
    expect(codes(lime(1626))).not.toContain('solidsAboveStop');
    expect(valuesOf(lime(1627), 'solidsAboveStop').stopFraction).toBe(0.6);
  });

  test("obey the machine's own limit, and warn at 80 % of it", () => {
    const own = { suspendedSolidsLimitFraction: fraction(0.1) };
    expect(codes(lime(210, own))).toEqual(['settlesFast', 'blockingNotChecked']);
    expect(codes(lime(220, own))).toContain('solidsAboveWarning');
    expect(codes(lime(272, own))).toContain('solidsAboveStop');
    expect(lime(250, own).suspension?.warnFraction).toBeCloseTo(0.08, 12);
  });

  test('of packed density are a stop on any machine', () => {
    const own = { suspendedSolidsLimitFraction: fraction(0.9) };
    expect(lime(100, own).suspension?.stopFraction).toBe(0.6);
  });

  test('may block from a fifth of the orifice, and do block at its size', () => {
    const through = (orificeMm: number) => lime(100, { nozzle: { ...nominal04, orificeMm } });
    expect(codes(through(0.075))).toContain('particlesTooLarge');
    expect(codes(through(0.076))).not.toContain('particlesTooLarge');
    expect(codes(through(0.375))).toContain('particlesMayBlock');
    expect(codes(through(0.376))).not.toContain('particlesMayBlock');
  });

  test('of unknown size are a note for raw materials only', () => {
    const coarse = exampleProduct({ ...limeFlour, id: 'gypsum', particleTopSizeUm: null });
    const result = assess(tankContent([solid(coarse, 100), solid(captan, 1)]));
    const notes = result.problems.filter(({ code }) => code === 'particleSizeUnknown');
    expect(notes.map(({ values }) => values.productId)).toEqual(['gypsum']);
    expect(result.suspension?.settlingSeconds).toBeNull();
  });

  test('are null where nothing is suspended', () => {
    expect(assess(tankContent([solid(urea, 100)])).suspension).toBeNull();
  });
});

test('any tank gives finite figures, the same whatever the order of its products', () => {
  const kg = fc.double({ min: 0, max: 500, noNaN: true });
  const waterC = fc.option(fc.double({ min: 0, max: 40, noNaN: true }));
  fc.assert(
    fc.property(kg, kg, kg, kg, kg, waterC, (a, b, c, d, e, temperature) => {
      const products = [
        solid(urea, a),
        solid(ams, b),
        solid(epsom, c),
        solid(limeFlour, d),
        liquid(seaweed, e / 10),
      ];
      const content = tankContent(products, { waterC: temperature });
      const forwards = assess(content);
      const backwards = assess({ ...content, products: [...products].reverse() });
      const text = JSON.stringify(forwards);
      expect(text).not.toMatch(/NaN|Infinity/);
      expect(codes(backwards).sort()).toEqual(codes(forwards).sort());
      const ends = [forwards, backwards].map(({ dissolving }) => dissolving.endTemperatureC);
      if (temperature === null) expect(ends).toEqual([null, null]);
      else expect(ends[1]).toBeCloseTo(ends[0] ?? NaN, 6);
    }),
    { numRuns: 150 },
  );
});
