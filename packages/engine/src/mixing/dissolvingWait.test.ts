import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tankContent, solid } from '../../test/testMix.ts';
import { epsom, potassiumNitrate, urea } from '../../test/testProducts.ts';
import type { Product } from '../catalogue/Product.ts';
import { tankSolutes } from '../tank/tankSolutes.ts';
import { dissolvingWait } from './dissolvingWait.ts';

interface Tank {
  readonly product?: Product;
  readonly massKg?: number;
  readonly temperatureC?: number | null;
  readonly isUnstirred?: boolean;
}

const waterKg = 1000;

const waitOf = ({ product = urea, massKg = 100, temperatureC = 15, isUnstirred = false }: Tank) =>
  dissolvingWait(
    tankSolutes(tankContent([solid(product, massKg)])).solutes,
    waterKg,
    temperatureC,
    isUnstirred,
  )?.waitMin;

/** Holds 500 g in a kilogram of water at any temperature, and takes 20 minutes. */
const slow: Product = {
  ...urea,
  saltTable: null,
  solubility: [
    { temperatureC: 0, gPerKgWater: 500 },
    { temperatureC: 60, gPerKgWater: 500 },
  ],
  dissolvingMin: 20,
};

describe('the wait after bulk fertilisers', () => {
  test.each<[what: string, tank: Tank, minutes: number]>([
    ['a product of no known time', {}, 10],
    ['its own time', { product: slow }, 20],
    ['never less than it takes to measure again', { product: { ...slow, dissolvingMin: 5 } }, 10],
    ['warmer than it was timed', { product: slow, temperatureC: 30 }, 20],
    ['5 °C colder: 1.3 times as long', { product: slow, temperatureC: 10 }, 26],
    ['15 °C colder', { product: slow, temperatureC: 0 }, 44],
    ['up to half of what dissolves', { product: slow, massKg: 250 }, 20],
    ['at four fifths of it: twice as long', { product: slow, massKg: 400 }, 40],
    ['at all of it', { product: slow, massKg: 500 }, 54],
    ['without agitation: three times', { product: slow, isUnstirred: true }, 60],
    ['all at once', { product: slow, massKg: 400, temperatureC: 10, isUnstirred: true }, 156],
    ['no temperature: as of a cold tank', { product: slow, massKg: 400, temperatureC: null }, 115],
  ])('%s', (_what, tank, minutes) => {
    expect(waitOf(tank)).toBe(minutes);
  });

  test('the slowest of several decides', () => {
    const content = tankContent([solid(urea, 50), solid(slow, 50), solid(potassiumNitrate, 10)]);
    const wait = dissolvingWait(tankSolutes(content).solutes, waterKg, 15, false);
    expect(wait?.slowest.solute.position).toBe(1);
  });

  test('there is none where nothing dissolves', () => {
    expect(dissolvingWait([], waterKg, 15, false)).toBeNull();
  });

  test('less that is known never waits less', () => {
    for (const product of [urea, potassiumNitrate, epsom, slow])
      for (const temperatureC of [-5, 0, 5, 15, 35])
        expect(waitOf({ product, temperatureC: null })).toBeGreaterThanOrEqual(
          waitOf({ product, temperatureC }) ?? Number.NaN,
        );
  });

  test('colder or stronger never waits less', () => {
    const masses = fc.double({ min: 1, max: 300, noNaN: true });
    const temperatures = fc.double({ min: -5, max: 40, noNaN: true });
    fc.assert(
      fc.property(
        fc.constantFrom(urea, potassiumNitrate, epsom, slow),
        ...([masses, masses, temperatures, temperatures] as const),
        (product, a, b, oneC, otherC) => {
          const [less, more] = [Math.min(a, b), Math.max(a, b)];
          const [cold, warm] = [Math.min(oneC, otherC), Math.max(oneC, otherC)];
          const short = waitOf({ product, massKg: less, temperatureC: warm }) ?? 0;
          expect(short).toBeGreaterThanOrEqual(10);
          expect(waitOf({ product, massKg: more, temperatureC: warm })).toBeGreaterThanOrEqual(
            short,
          );
          expect(waitOf({ product, massKg: less, temperatureC: cold })).toBeGreaterThanOrEqual(
            short,
          );
        },
      ),
    );
  });
});
