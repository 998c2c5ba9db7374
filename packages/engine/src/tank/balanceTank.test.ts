import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { liquid, solid, tankContent } from '../../test/testMix.ts';
import { SALT_TABLES } from '../../test/saltTables.ts';
import { exampleProduct } from '../../test/exampleInputs.ts';
import {
  ams,
  calciumChloride,
  epsom,
  gibberellicAcid,
  limeFlour,
  potassiumNitrate,
  seaweed,
  urea,
} from '../../test/testProducts.ts';
import { kilogramsPerLitre, litresPerKilogram, massFraction } from '../units/quantity.ts';
import { balanceTank } from './balanceTank.ts';
import { apparentVolumeAt, saltCurves } from './saltDisplacement.ts';

const MG_SO4_SHARE = 120.37 / 246.47;

describe('worked examples', () => {
  test('G6: 200 kg urea in 1,000 L takes 851.85 L of water', () => {
    const balance = balanceTank(tankContent([solid(urea, 200)]));
    expect(balance.carrierL).toBeCloseTo(851.85, 0);
    expect(200 / (200 + balance.waterMassKg)).toBeCloseTo(0.19042, 3);
    expect(balance.densityKgPerL).toBeCloseTo(1.0503, 3);
  });

  test('G5: 100 kg urea and 300 L of water make 374.31 L', () => {
    const balance = balanceTank(tankContent([solid(urea, 100)], { freshL: 374.31 }));
    expect(balance.carrierL).toBeCloseTo(300, 1);
    expect(balance.densityKgPerL).toBeCloseTo(1.0672, 3);
    expect((balance.displacementsL[0] ?? 0) / 100).toBeCloseTo(0.7431, 3);
  });

  test('facts 3.2: 200 kg ammonium sulphate in 1,000 L takes 906.1 L of water', () => {
    const balance = balanceTank(tankContent([solid(ams, 200)]));
    expect(balance.carrierL).toBeCloseTo(906.1, 0);
    expect((balance.displacementsL[0] ?? 0) / 200).toBeCloseTo(0.469, 3);
    expect(balance.densityKgPerL).toBeCloseTo(1.1045, 3);
  });

  test('G7: 250 kg lime flour in 1,000 L', () => {
    const balance = balanceTank(tankContent([solid(limeFlour, 250)]));
    expect(balance.displacementsL[0]).toBeCloseTo(92.25, 2);
    expect(balance.carrierL).toBeCloseTo(907.75, 2);
    expect(balance.massKg).toBeCloseTo(1156.1, 1);
    expect(balance.densityKgPerL).toBeCloseTo(1.1561, 4);
    expect(Math.sqrt(balance.densityKgPerL)).toBeCloseTo(1.0752, 4);
  });
});

test('the room every table row gives back its density', () => {
  const curves = saltCurves(SALT_TABLES);
  for (const table of SALT_TABLES)
    for (const [massPct, density] of table.densityAt20C) {
      if (massPct === 0) continue;
      const salt = curves.get(table.saltId);
      if (salt === undefined) throw new Error(`no curves of ${table.saltId}`);
      const w = massPct / 100;
      const volume = (1 - w) / 0.9982 + w * apparentVolumeAt(salt, w);
      expect(1 / volume, `${table.saltId} ${massPct} %`).toBeCloseTo(density, 9);
    }
});

test('32.5 % urea lies in the AUS 32 band of 1.087 to 1.093 kg/L (S12)', () => {
  const balance = balanceTank(tankContent([solid(urea, 325)], { freshL: 1000 / 1.088 }));
  expect(balance.densityKgPerL).toBeGreaterThan(1.087);
  expect(balance.densityKgPerL).toBeLessThan(1.093);
});

describe('displacement', () => {
  test('a hydrate brings its crystal water', () => {
    const kg = (1000 * 1.1034 * 0.1) / MG_SO4_SHARE;
    const balance = balanceTank(tankContent([solid(epsom, kg)]));
    const saltKg = kg * MG_SO4_SHARE;
    const allWaterKg = balance.waterMassKg + kg * (1 - MG_SO4_SHARE);
    const anhydrous = exampleProduct({
      id: 'magnesium sulphate',
      saltTable: { saltId: 'magnesiumSulphate', anhydrousFraction: massFraction(1) },
    });
    const same = balanceTank(tankContent([solid(anhydrous, saltKg)]));
    expect(same.waterMassKg).toBeCloseTo(allWaterKg, 6);
    expect((balance.displacementsL[0] ?? 0) / kg).toBeCloseTo(0.535, 3);
  });

  test('two products of one salt take the room of their sum', () => {
    const coated = exampleProduct({ ...urea, id: 'urea-nbpt' });
    const apart = balanceTank(tankContent([solid(urea, 120), solid(coated, 80)]));
    const together = balanceTank(tankContent([solid(urea, 200)]));
    expect(apart.carrierL).toBeCloseTo(together.carrierL, 8);
  });

  test('a salt beyond its table keeps the room of the last row', () => {
    const balance = balanceTank(tankContent([solid(potassiumNitrate, 800)]));
    const last = (1 / 1.1623 - 0.76 / 0.9982) / 0.24;
    expect((balance.displacementsL[0] ?? 0) / 800).toBeCloseTo(last, 9);
  });

  test('room that is not known is the middle of the band of its kind, and the doubt half of it', () => {
    const balance = balanceTank(tankContent([solid(gibberellicAcid, 0.2)]));
    expect(balance.displacementsL[0]).toBeCloseTo(0.1, 12);
    expect(balance.doubtL).toBeCloseTo(0.06, 12);
    expect(balance.carrierL).toBeCloseTo(999.9, 12);
  });

  test('without a table the fixed figure speaks, and a dissolved crystal is never its own volume', () => {
    const fixed = exampleProduct({ id: 'fixed', displacementLPerKg: litresPerKilogram(0.419) });
    const crystal = exampleProduct({
      id: 'crystal',
      particleDensityKgPerL: kilogramsPerLitre(1.8),
      saltTable: { saltId: 'notInTheTables', anhydrousFraction: massFraction(1) },
    });
    const balance = balanceTank(tankContent([solid(fixed, 100), solid(crystal, 1)]));
    expect(balance.displacementsL[0]).toBeCloseTo(41.9, 9);
    // The middle of the band of solids that dissolve.
    expect(balance.displacementsL[1]).toBeCloseTo(0.5, 9);
  });

  test('products that leave no room give a negative carrier', () => {
    const balance = balanceTank(tankContent([liquid(seaweed, 900), solid(urea, 400)]));
    expect(balance.carrierL).toBeLessThan(0);
    expect(balance.waterMassKg).toBe(0);
  });
});

describe('heel', () => {
  test('water in the tank is water less to add, and dissolves as well', () => {
    const empty = balanceTank(tankContent([solid(urea, 200)]));
    const heel = balanceTank(tankContent([solid(urea, 200)], { heelWaterL: 150 }));
    expect(heel.carrierL).toBeCloseTo(empty.carrierL - 150, 8);
    expect(heel.waterMassKg).toBeCloseTo(empty.waterMassKg, 8);
  });

  test('a heel of the same mix weighs as much per litre as the fresh part', () => {
    const balance = balanceTank(
      tankContent([solid(urea, 160)], { freshL: 800, heelSameMixL: 200 }),
    );
    expect(balance.massKg).toBeCloseTo(1000 * balance.densityKgPerL, 9);
    expect(balance.densityKgPerL).toBeCloseTo(1.0503, 3);
  });
});

test('a litre of water weighs what its temperature says once that is known', () => {
  expect(balanceTank(tankContent([])).massKg).toBeCloseTo(998.2, 9);
  expect(balanceTank(tankContent([], { waterC: 30 })).massKg).toBeCloseTo(995.65, 2);
});

const amounts = fc.record({
  ureaKg: fc.double({ min: 0, max: 300, noNaN: true }),
  amsKg: fc.double({ min: 0, max: 200, noNaN: true }),
  epsomKg: fc.double({ min: 0, max: 200, noNaN: true }),
  chlorideKg: fc.double({ min: 0, max: 200, noNaN: true }),
  limeKg: fc.double({ min: 0, max: 300, noNaN: true }),
  seaweedL: fc.double({ min: 0, max: 100, noNaN: true }),
  heelL: fc.double({ min: 0, max: 100, noNaN: true }),
  waterC: fc.option(fc.double({ min: 0, max: 40, noNaN: true })),
});

test('room and mass are conserved, whatever goes in and in whatever order', () => {
  fc.assert(
    fc.property(amounts, (a) => {
      const products = [
        solid(urea, a.ureaKg),
        solid(ams, a.amsKg),
        solid(epsom, a.epsomKg),
        solid(calciumChloride, a.chlorideKg),
        solid(limeFlour, a.limeKg),
        liquid(seaweed, a.seaweedL),
      ];
      const conditions = { heelWaterL: a.heelL, waterC: a.waterC };
      const balance = balanceTank(tankContent(products, conditions));
      const room = balance.displacementsL.reduce<number>((sum, value) => sum + value, 0);
      expect(balance.carrierL + a.heelL + room).toBeCloseTo(1000, 9);
      if (balance.carrierL >= 0) {
        const solids = a.ureaKg + a.amsKg + a.epsomKg + a.chlorideKg + a.limeKg;
        const mass = balance.waterMassKg + solids + a.seaweedL * 1.05;
        expect(balance.massKg).toBeCloseTo(mass, 7);
      }
      const reversed = balanceTank(tankContent([...products].reverse(), conditions));
      expect(reversed.carrierL).toBeCloseTo(balance.carrierL, 8);
      expect(Object.is(balance.carrierL, -0)).toBe(false);
    }),
    { numRuns: 200 },
  );
});

test('more salt never leaves more room for water', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 600, noNaN: true }),
      fc.double({ min: 0, max: 100, noNaN: true }),
      (kg, moreKg) => {
        const less = balanceTank(tankContent([solid(urea, kg)])).carrierL;
        const more = balanceTank(tankContent([solid(urea, kg + moreKg)])).carrierL;
        expect(more).toBeLessThanOrEqual(less + 1e-9);
      },
    ),
    { numRuns: 200 },
  );
});
