import fc from 'fast-check';
import type { MixDraft, MixDraftProduct } from '../src/mix/MixDraft.ts';
import type { RateUnit } from '../src/catalogue/Product.ts';

const decimals = (min: number, max: number, perOne = 10) =>
  fc.integer({ min: min * perOne, max: max * perOne }).map((value) => value / perOne);

const orNotSet = <Value>(values: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> =>
  fc.option(values, { nil: null });

const oneOf = (...rates: (readonly [RateUnit, number, number])[]) =>
  fc.oneof(
    ...rates.map(([unit, min, max]) => decimals(min, max).map((value) => ({ value, unit }))),
  );

const line = (
  productId: string,
  rate: fc.Arbitrary<{ value: number; unit: RateUnit }>,
  container: { readonly size: number; readonly unit: 'kg' | 'L' },
): fc.Arbitrary<MixDraftProduct> =>
  fc.record({
    productId: fc.constant(productId),
    rate,
    measuringStep: orNotSet(fc.constantFrom(0.1, 0.5, 1, 2.5)),
    containers: fc.constantFrom([], [{ ...container, kind: 'bag' as const }]),
  });

const bag = { size: 25, unit: 'kg' } as const;
const drum = { size: 20, unit: 'L' } as const;

const lines: fc.Arbitrary<MixDraftProduct>[] = [
  line('urea', oneOf(['kg/ha', 1, 40], ['kg N/ha', 1, 15], ['kg/load', 1, 150]), bag),
  line('epsom', oneOf(['kg/ha', 1, 8], ['kg/100 L', 1, 5], ['kg Mg/ha', 1, 2]), bag),
  line('lime-flour', oneOf(['kg/ha', 1, 20], ['g/100 L', 100, 5000]), bag),
  line('uan', oneOf(['L/ha', 1, 30], ['kg/ha', 1, 40], ['kg N/ha', 1, 10]), drum),
  line('seaweed', oneOf(['L/ha', 1, 5], ['% v/v', 1, 3], ['L/load', 1, 20]), drum),
  line('ga3', oneOf(['g/ha', 5, 30], ['g/load', 10, 100]), bag),
  line('wetter', oneOf(['mL/100 L', 25, 100], ['mL/ha', 50, 200]), drum),
];

/** Drafts of the mix catalogue that can be read; most of them have a plan. */
export const anyDraft: fc.Arbitrary<MixDraft> = fc.record({
  tankCapacityL: fc.oneof(fc.constant(300), fc.integer({ min: 300, max: 4000 })),
  deadVolumeL: orNotSet(fc.integer({ min: 0, max: 100 })),
  tankResidualL: orNotSet(fc.integer({ min: 0, max: 100 })),
  sprayAreaHa: decimals(1, 300),
  applicationRateLPerHa: fc.integer({ min: 50, max: 400 }),
  waterTemperatureC: orNotSet(decimals(8, 25)),
  gaugeStepL: orNotSet(fc.constantFrom(10, 25, 50, 100)),
  crop: fc.constantFrom(null, 'pasture', 'cereals', 'trees'),
  growthStage: orNotSet(fc.integer({ min: 0, max: 99 })),
  loadSplit: fc.constantFrom(null, 'fullThenPart', 'equal'),
  heel: orNotSet(
    fc.record({
      volumeL: fc.oneof(fc.integer({ min: 0, max: 200 }), fc.constant(300)),
      contents: fc.constantFrom<('water' | 'sameMix')[]>('water', 'sameMix'),
    }),
  ),
  products: fc
    .subarray(lines, { minLength: 1 })
    .chain((chosen) => fc.tuple(...chosen))
    .map((chosen) => [...chosen]),
});
