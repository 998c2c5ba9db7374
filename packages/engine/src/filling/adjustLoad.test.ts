import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mixCatalogue } from '../../test/mixCatalogue.ts';
import { calculateMix } from '../planning/calculateMix.ts';
import type { MixDraft } from '../mix/MixDraft.ts';
import type { LoadPlan, MixPlan } from '../mix/MixPlan.ts';
import { adjustLoad, askedAmount, type StepActual } from './adjustLoad.ts';

/** 20 ha at 100 L/ha, 1,000 L: urea from 700 L up, a wait, ammonium sulphate, water. */
const draft: MixDraft = {
  tankCapacityL: 1000,
  deadVolumeL: 0,
  sprayAreaHa: 20,
  applicationRateLPerHa: 100,
  waterTemperatureC: 12,
  products: [
    {
      productId: 'urea',
      rate: { value: 10, unit: 'kg/ha' },
      containers: [{ size: 25, unit: 'kg', kind: 'bag' }],
    },
    { productId: 'ams', rate: { value: 4, unit: 'kg/ha' } },
  ],
};

function planned(of: MixDraft = draft): { readonly plan: MixPlan; readonly load: LoadPlan } {
  const { plan } = calculateMix(of, mixCatalogue);
  const load = plan?.loads[0];
  if (plan === null || load === undefined) throw new Error('no plan');
  return { plan, load };
}

const { plan, load } = planned();
const job = { plan, draft };
const asPlanned = (of: LoadPlan, count = of.steps.length): StepActual[] =>
  of.steps.slice(0, count).map((step) => ({
    amount: askedAmount(of, step)?.value ?? null,
    matched: false,
  }));
const placeOf = (productId: string, of = load) =>
  of.steps.findIndex((step) => step.productId === productId);
/** Steps as planned up to a product, and then `amount` of that product. */
const with_ = (productId: string, amount: number, matched = false): StepActual[] => [
  ...asPlanned(load, placeOf(productId)),
  { amount, matched },
];
const kinds = (of: LoadPlan) => of.steps.map(({ kind, productId }) => productId ?? kind);
const amountOf = (of: LoadPlan, productId: string) =>
  of.products.find((product) => product.productId === productId)?.amount.value;

it('is the load itself while all goes in as planned', () => {
  for (let count = 0; count <= load.steps.length; count += 1) {
    expect(adjustLoad(load, asPlanned(load, count), job)).toEqual({
      load,
      rateShares: [],
      fitsTank: true,
      fitsLine: true,
    });
  }
});

describe('a different amount that is not matched', () => {
  it('moves the line by the room it takes, and water goes in up to the same line', () => {
    const { load: adjusted, rateShares } = adjustLoad(load, with_('urea', 90), job);
    expect(kinds(adjusted)).toEqual(kinds(load));
    const place = placeOf('urea');
    const before = load.steps[place - 1]?.tankLineL ?? 0;
    const room = ((load.steps[place]?.tankLineL ?? 0) - before) / 100;
    expect(adjusted.steps[place]?.tankLineL).toBeCloseTo(before + 90 * room, 9);
    expect(adjusted.loadL).toBe(1000);
    expect(adjusted.areaHa).toBe(10);
    expect(adjusted.carrierL).toBeCloseTo(load.carrierL + 10 * room, 1);
    expect(amountOf(adjusted, 'urea')).toBe(90);
    expect(amountOf(adjusted, 'ams')).toBe(40);
    expect(rateShares.find(({ productId }) => productId === 'urea')?.share).toBeCloseTo(0.9, 12);
    expect(rateShares.find(({ productId }) => productId === 'ams')?.share).toBeCloseTo(1, 12);
    expect(adjusted.products[0]?.containerCount).toMatchObject({
      containers: [{ count: 3 }],
      remainder: 15,
    });
  });

  it('skipped, its room is filled with water', () => {
    const { load: adjusted, rateShares } = adjustLoad(load, with_('urea', 0), job);
    expect(amountOf(adjusted, 'urea')).toBe(0);
    expect(adjusted.loadL).toBe(1000);
    expect(adjusted.steps.at(-1)?.tankLineL).toBe(1000);
    expect(rateShares.find(({ productId }) => productId === 'urea')?.share).toBe(0);
  });
});

describe('a different amount that is matched', () => {
  it('the line, the ground, the water and the later products follow it', () => {
    const { load: adjusted, ...judged } = adjustLoad(load, with_('urea', 95, true), job);
    expect(adjusted.loadL).toBeCloseTo(950, 9);
    expect(adjusted.areaHa).toBeCloseTo(9.5, 9);
    // Only to 0.05 L: the water of the top up is not exactly in proportion.
    expect(adjusted.carrierL).toBeCloseTo(load.carrierL * 0.95, 1);
    expect(amountOf(adjusted, 'ams')).toBeCloseTo(38, 9);
    expect(judged.fitsTank && judged.fitsLine).toBe(true);
    for (const { share } of judged.rateShares) expect(share).toBeCloseTo(1, 9);
  });

  it('cannot follow to less than the water that is in', () => {
    expect(adjustLoad(load, with_('urea', 50, true), job).fitsLine).toBe(false);
  });

  it('more than planned does not fit a full tank', () => {
    const adjusted = adjustLoad(load, with_('urea', 110, true), job);
    expect(adjusted.fitsTank).toBe(false);
    expect(adjusted.load.loadL).toBeCloseTo(1100, 9);
  });

  it('in the smaller load there is room for more', () => {
    const small: MixDraft = { ...draft, sprayAreaHa: 5 };
    const own = planned(small);
    const actuals: StepActual[] = [
      ...asPlanned(own.load, placeOf('urea', own.load)),
      { amount: 55, matched: true },
    ];
    const adjusted = adjustLoad(own.load, actuals, { plan: own.plan, draft: small });
    expect(adjusted.load.loadL).toBeCloseTo(550, 9);
    expect(adjusted.load.areaHa).toBeCloseTo(5.5, 9);
    expect(adjusted.fitsTank && adjusted.fitsLine).toBe(true);
    expect(amountOf(adjusted.load, 'ams')).toBeCloseTo(22, 9);
  });
});

it('too much first water leaves less to top up, then none', () => {
  const [first] = load.steps;
  const firstL = first?.amount?.value ?? 0;
  const more = adjustLoad(load, [{ amount: firstL + 50, matched: false }], job);
  expect(more.load.loadL).toBe(1000);
  expect(more.load.carrierL).toBeCloseTo(load.carrierL, 1);
  const flood = adjustLoad(load, [{ amount: 990, matched: false }], job);
  expect(flood.load.steps.at(-1)?.kind).not.toBe('topUp');
  expect(flood.load.loadL).toBeGreaterThan(1000);
  expect(flood.fitsTank).toBe(false);
  expect(flood.fitsLine).toBe(false);
});

it('a heel of the same mix keeps what it carries', () => {
  const held: MixDraft = { ...draft, heel: { volumeL: 200, contents: 'sameMix' } };
  const own = planned(held);
  const place = placeOf('urea', own.load);
  const asked = own.load.steps[place]?.amount?.value ?? 0;
  const actuals: StepActual[] = [
    ...asPlanned(own.load, place),
    { amount: asked * 0.95, matched: true },
  ];
  const { load: adjusted, rateShares } = adjustLoad(own.load, actuals, {
    plan: own.plan,
    draft: held,
  });
  expect(adjusted.loadL).toBeCloseTo(200 + 0.95 * (own.load.loadL - 200), 9);
  expect(adjusted.areaHa).toBeCloseTo(own.load.areaHa - (own.load.loadL - adjusted.loadL) / 100, 9);
  for (const { share } of rateShares) expect(share).toBeCloseTo(1, 9);
});

it('with a measuring step, what the scale shows is as planned', () => {
  const weighed: MixDraft = {
    ...draft,
    sprayAreaHa: 7.3,
    products: [
      { productId: 'urea', rate: { value: 10.07, unit: 'kg/ha' }, measuringStep: 1 },
      { productId: 'ams', rate: { value: 4, unit: 'kg/ha' } },
    ],
  };
  const own = planned(weighed);
  const product = own.load.products[0];
  expect(product?.measured?.value).toBe(74);
  const adjusted = adjustLoad(own.load, asPlanned(own.load), { plan: own.plan, draft: weighed });
  expect(adjusted.load).toBe(own.load);

  const later: StepActual[] = [
    ...asPlanned(own.load, placeOf('ams', own.load)),
    { amount: 20, matched: false },
  ];
  const { load: changed } = adjustLoad(own.load, later, { plan: own.plan, draft: weighed });
  const step = changed.steps[placeOf('urea', changed)];
  expect(product?.amount.value).toBeCloseTo(73.511, 9);
  // The 74 kg that were weighed went in and stay, whatever went in of another product after them.
  expect(changed.products[0]).toEqual(product);
  expect(step?.amount?.value).toBe(74);
});

it('whatever went in: the lines never fall, and the carrier is what the steps hold', () => {
  const amount = fc.double({ min: 0, max: 300, noNaN: true });
  fc.assert(
    fc.property(fc.array(fc.tuple(amount, fc.boolean()), { maxLength: 6 }), (list) => {
      const actuals = list.map(([value, matched], place): StepActual => {
        const kind = load.steps[place]?.kind;
        return {
          amount: kind === 'wait' ? null : value,
          matched: matched && kind === 'product' && value > 0,
        };
      });
      const { load: adjusted } = adjustLoad(load, actuals, job);
      let line = adjusted.heelL as number;
      for (const step of adjusted.steps) {
        expect(step.tankLineL).toBeGreaterThanOrEqual(line - 1e-6);
        line = step.tankLineL;
      }
      const carrier = adjusted.steps
        .filter(({ kind }) => kind === 'carrierFirst' || kind === 'topUp')
        .reduce((sum, { amount: added }) => sum + (added?.value ?? 0), 0);
      expect(adjusted.carrierL).toBeCloseTo(carrier, 6);
      expect(adjusted.loadL).toBeCloseTo(line, 6);
    }),
    { numRuns: 300 },
  );
});
