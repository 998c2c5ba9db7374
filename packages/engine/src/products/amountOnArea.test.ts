import { expect, it } from 'vitest';
import { mixCatalogue } from '../../test/mixCatalogue.ts';
import type { RateUnit } from '../catalogue/Product.ts';
import { calculateMix } from '../planning/calculateMix.ts';
import { kilogramsPerLitre } from '../units/quantity.ts';
import { amountOnArea } from './amountOnArea.ts';

const productOf = (id: string) => {
  const product = mixCatalogue.products.find((one) => one.id === id);
  if (product === undefined) throw new Error(`no ${id}`);
  return product;
};
const near = (value: number) => expect.closeTo(value, 9) as number;
const onGround = (id: string, value: number, unit: RateUnit, litres: number | null = null) =>
  amountOnArea(productOf(id), { value, unit }, { areaHa: 3.1, applicationRateLPerHa: litres });

it('40 kg/ha and 20 g/ha on 3.1 ha are 124 kg and 62 g', () => {
  expect(onGround('urea', 40, 'kg/ha')).toEqual({ unit: 'kg', value: near(124) });
  expect(onGround('urea', 20, 'g/ha')).toEqual({ unit: 'kg', value: near(0.062) });
});

it('a rate of nitrogen is as much of the product as holds it', () => {
  // 18.4 kg N/ha of 46 % are 40 kg/ha.
  expect(onGround('urea', 18.4, 'kg N/ha')?.value).toBeCloseTo(124, 9);
});

it('a rate by volume needs the rate of the spray', () => {
  // 0.2 % of 120 L/ha on 3.1 ha.
  expect(onGround('uan', 0.2, '% v/v', 120)).toEqual({
    unit: 'L',
    value: near(0.744),
  });
  expect(onGround('uan', 0.2, '% v/v')).toBeNull();
});

it('of a load, or of a solid by volume, nobody can say an amount', () => {
  expect(onGround('uan', 5, 'L/load', 120)).toBeNull();
  expect(onGround('urea', 5, 'L/ha')).toBeNull();
  expect(onGround('urea', 5, 'g ai/ha')).toBeNull();
});

it('a liquid by mass is litres by its density, and stays kilograms without one', () => {
  const uan = { ...productOf('uan'), liquidDensityKgPerL: kilogramsPerLitre(1.25) };
  const rate = { value: 10, unit: 'kg/ha' } as const;
  const ground = { areaHa: 2, applicationRateLPerHa: null };
  expect(amountOnArea(uan, rate, ground)).toEqual({ unit: 'L', value: 16 });
  expect(amountOnArea({ ...uan, liquidDensityKgPerL: null }, rate, ground)).toEqual({
    unit: 'kg',
    value: 20,
  });
});

it.each<[string, number, RateUnit]>([
  ['urea', 37.5, 'kg/ha'],
  ['urea', 20, 'kg N/ha'],
  ['uan', 35, 'L/ha'],
  ['uan', 20, 'kg/ha'],
  ['uan', 2.5, 'L/100 L'],
])('%s at %f %s is what a plan of the same ground asks for', (id, value, unit) => {
  const ground = { areaHa: 12, applicationRateLPerHa: 150 };
  const { plan, problems } = calculateMix(
    {
      tankCapacityL: 1000,
      deadVolumeL: 0,
      tankResidualL: 0,
      waterTemperatureC: 20,
      sprayAreaHa: ground.areaHa,
      applicationRateLPerHa: ground.applicationRateLPerHa,
      products: [{ productId: id, rate: { value, unit } }],
    },
    mixCatalogue,
  );
  const planned = plan?.productTotals[0]?.amount;
  if (planned === undefined) throw new Error(problems.map(({ code }) => code).join());
  const said = amountOnArea(productOf(id), { value, unit }, ground);
  expect(said?.unit).toBe(planned.unit);
  expect(said?.value).toBeCloseTo(planned.value, 6);
});
