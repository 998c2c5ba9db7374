import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SALT_TABLES } from '../../test/saltTables.ts';
import { liquid, mixInputs, solid, tankContent } from '../../test/testMix.ts';
import { exampleProduct } from '../../test/exampleInputs.ts';
import {
  epsom,
  gibberellicAcid,
  limeFlour,
  potassiumNitrate,
  seaweed,
  urea,
} from '../../test/testProducts.ts';
import type { SaltTable } from '../catalogue/Catalogue.ts';
import { balanceTank } from '../tank/balanceTank.ts';
import type { TankContent } from '../tank/TankContent.ts';
import { fillSteps } from './fillSteps.ts';

const stepsOf = (content: TankContent, mixingOrder: readonly string[] | null = null) =>
  fillSteps(mixInputs(content, { mixingOrder }), content, balanceTank(content));

/** A salt table with one and the same room at every strength, L/kg. */
const alwaysTaking =
  (litresPerKg: number) =>
  (table: SaltTable): SaltTable => ({
    ...table,
    densityAt20C: [10, 40].map((pct) => [
      pct,
      1 / ((1 - pct / 100) / 0.9982 + (pct / 100) * litresPerKg),
    ]),
  });

const tenths = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 10) / 10;

describe('200 kg urea, 200 g gibberellic acid and 20 L seaweed in 1,000 L from 12 °C', () => {
  const products = [liquid(seaweed, 20), solid(gibberellicAcid, 0.2)];

  test('with 0.742 L/kg gives the lines and temperatures of the worked job', () => {
    const content = {
      ...tankContent([solid(urea, 200), ...products], { waterC: 12 }),
      saltTables: SALT_TABLES.map(alwaysTaking(0.742)),
    };
    const { steps, problems } = stepsOf(content);
    expect(problems).toEqual([]);
    expect(steps.map(({ kind, productId }) => productId ?? kind)).toEqual([
      'carrierFirst',
      'urea',
      'wait',
      'ga3',
      'seaweed',
      'topUp',
    ]);
    // With the 0.1 L of the gibberellic acid, which the worked job leaves out.
    expect(steps.map(({ tankLineL }) => tenths(tankLineL))).toEqual([
      700, 848.4, 848.4, 848.5, 868.5, 1000,
    ]);
    expect(steps.map(({ temperatureC }) => tenths(temperatureC))).toEqual([
      12, -2.4, -2.4, -2.4, -2.2, -0.2,
    ]);
    expect(steps.at(-1)?.amount?.value).toBeCloseTo(131.5, 9);
    expect(steps[2]?.waitMin).toBe(25);
    expect(steps.map(({ reason }) => reason)).toEqual([
      'firstCarrier',
      'dissolves',
      'waitAssumed',
      'solublePowdersBeforeLiquids',
      'biostimulantsLate',
      'topUp',
    ]);
  });

  test('with the density table the same lines to half a litre, and the load exactly', () => {
    const content = tankContent([solid(urea, 200), ...products], { waterC: 12 });
    const lines = stepsOf(content).steps.map(({ tankLineL }) => tankLineL);
    for (const [index, line] of [700, 848.4, 848.4, 848.4, 868.4, 1000].entries())
      expect(Math.abs((lines[index] ?? 0) - line)).toBeLessThan(0.5);
    expect(lines.at(-1)).toBe(1000);
  });
});

describe('first fill', () => {
  test('counts a water heel towards its line', () => {
    const { steps } = stepsOf(tankContent([solid(urea, 100)], { heelWaterL: 150 }));
    expect(steps[0]?.amount?.value).toBeCloseTo(550, 9);
    expect(steps[0]?.tankLineL).toBeCloseTo(700, 9);
  });

  test('counts a heel of the same mix towards its line', () => {
    const { steps } = stepsOf(tankContent([solid(urea, 80)], { freshL: 800, heelSameMixL: 200 }));
    expect(steps[0]?.amount?.value).toBeCloseTo(500, 9);
    expect(steps.at(-1)?.tankLineL).toBe(1000);
  });

  test('is left out where the water heel is above its line', () => {
    const { steps } = stepsOf(tankContent([solid(urea, 10)], { heelWaterL: 800 }));
    expect(steps.map(({ kind }) => kind)).toEqual(['product', 'wait', 'topUp']);
  });

  test('brings fresh water where the tank is mostly full of the same mix', () => {
    const content = tankContent([solid(urea, 10)], { freshL: 200, heelSameMixL: 800 });
    const { steps } = stepsOf(content);
    expect(steps[0]?.kind).toBe('carrierFirst');
    expect(steps[0]?.amount?.value).toBeCloseTo(0.7 * balanceTank(content).carrierL, 9);
  });

  test('is never more than the carrier, and then nothing is left to top up', () => {
    const content = tankContent([solid(limeFlour, 1000)]);
    const { steps } = stepsOf(content);
    expect(steps.map(({ kind }) => kind)).toEqual(['carrierFirst', 'product']);
    expect(steps[0]?.amount?.value).toBe(balanceTank(content).carrierL);
    expect(steps[1]?.tankLineL).toBe(1000);
  });

  test('is raised when the salt would not dissolve in 70 % of the tank', () => {
    const content = tankContent([solid(potassiumNitrate, 110)], { waterC: 14 });
    const balance = balanceTank(content);
    const { steps } = stepsOf(content);
    expect(steps[0]?.amount?.value).toBeCloseTo(0.8 * balance.carrierL, 9);
    const easier = stepsOf(tankContent([solid(potassiumNitrate, 110)], { waterC: 25 }));
    expect(easier.steps[0]?.amount?.value).toBeCloseTo(700, 9);
  });

  test('is raised when the tank would freeze at 70 %', () => {
    // Epsom salts have a table of freezing points; 60 kg in 700 L from 1 °C would end below it.
    const cold = exampleProduct({ ...epsom, heatOfSolutionKJPerKg: 150 });
    const content = tankContent([solid(cold, 60)], { waterC: 2.2 });
    const { steps } = stepsOf(content);
    expect(steps[0]?.amount?.value).toBeGreaterThan(700);
    expect(steps[1]?.temperatureC).toBeGreaterThan(-1);
  });
});

describe('the wait until clear', () => {
  const manganese = exampleProduct({ ...epsom, id: 'mnso4', category: 'traceElement' });
  const waits = (content: TankContent) =>
    stepsOf(content).steps.filter(({ kind }) => kind === 'wait');

  test('is there for a trace salt by the sackful, and not for a handful of it', () => {
    expect(waits(tankContent([solid(manganese, 45)]))).toHaveLength(1);
    expect(waits(tankContent([solid(manganese, 1)]))).toEqual([]);
  });

  test('says that its time is assumed, unless the time of the product was read', () => {
    const source = { sourceIds: ['S1'], assumed: false, note: null };
    const timed = exampleProduct({
      ...urea,
      dissolvingMin: 15,
      sources: { dissolvingMin: source },
    });
    expect(waits(tankContent([solid(urea, 50)]))[0]?.reason).toBe('waitAssumed');
    expect(waits(tankContent([solid(timed, 50)]))[0]?.reason).toBe('waitUntilClear');
  });
});

test('without a water temperature no step has one', () => {
  const { steps } = stepsOf(tankContent([solid(urea, 200)]));
  expect(steps.every(({ temperatureC }) => temperatureC === null)).toBe(true);
});

test("the operator's own order wins, and says that it differs", () => {
  const content = tankContent([solid(urea, 200), liquid(seaweed, 20)]);
  const { steps, problems } = stepsOf(content, ['seaweed', 'urea']);
  expect(steps.map(({ productId }) => productId)).toEqual([null, 'seaweed', 'urea', null, null]);
  expect(steps[1]?.reason).toBe('operatorsOrder');
  expect(problems).toEqual([
    {
      code: 'orderDiffersFromClasses',
      severity: 'note',
      field: 'mixingOrder',
      values: { productIds: ['seaweed', 'urea'], classProductIds: ['urea', 'seaweed'] },
    },
  ]);
});

test('lines never fall, end at the load, and the amounts add up to the carrier', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 300, noNaN: true }),
      fc.double({ min: 0, max: 150, noNaN: true }),
      fc.double({ min: 0, max: 300, noNaN: true }),
      fc.double({ min: 0, max: 50, noNaN: true }),
      fc.double({ min: 0, max: 400, noNaN: true }),
      fc.option(fc.double({ min: 0, max: 30, noNaN: true })),
      fc.boolean(),
      (ureaKg, nitrateKg, limeKg, seaweedL, heelL, waterC, sameMix) => {
        const content = tankContent(
          [
            liquid(seaweed, seaweedL),
            solid(limeFlour, limeKg),
            solid(urea, ureaKg),
            solid(potassiumNitrate, nitrateKg),
          ],
          {
            freshL: sameMix ? 1000 : 1000 + heelL,
            heelWaterL: sameMix ? 0 : heelL,
            heelSameMixL: sameMix ? heelL : 0,
            waterC,
          },
        );
        const balance = balanceTank(content);
        fc.pre(balance.carrierL > 0);
        const { steps } = stepsOf(content);
        let before = heelL;
        let carrierL = 0;
        for (const step of steps) {
          expect(step.tankLineL).toBeGreaterThanOrEqual(before);
          before = step.tankLineL;
          if (step.kind !== 'carrierFirst' && step.kind !== 'topUp') continue;
          expect(step.amount?.value).toBeGreaterThan(0);
          carrierL += step.amount?.value ?? 0;
        }
        expect(before).toBe(1000 + heelL);
        expect(carrierL).toBeCloseTo(balance.carrierL, 8);
      },
    ),
    { numRuns: 200 },
  );
});
