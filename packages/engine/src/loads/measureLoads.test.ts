import { describe, expect, it } from 'vitest';
import { exampleInputs, exampleLine } from '../../test/exampleInputs.ts';
import { limeFlour, urea } from '../../test/testProducts.ts';
import type { MixInputProduct } from '../mix/MixInputs.ts';
import { productDose } from '../products/productAmount.ts';
import { hectares, litres, litresPerHectare } from '../units/quantity.ts';
import { measureLoads } from './measureLoads.ts';
import { mixLoad } from './mixLoad.ts';
import { splitLoads } from './splitLoads.ts';

const ureaLine = (known: Partial<MixInputProduct>): MixInputProduct =>
  exampleLine(urea, { rate: { value: 25, unit: 'kg/ha' }, ...known });

/** Golden G12: 5 x 166.667 kg and 104.167 kg for each 25 kg/ha. */
function runsOf(products: readonly MixInputProduct[], areaHa = 37.5) {
  const inputs = exampleInputs({
    sprayAreaHa: hectares(areaHa),
    applicationRateLPerHa: litresPerHectare(180),
    tankCapacityL: litres(1200),
    products,
  });
  const split = splitLoads(inputs);
  if (!split.ok) throw new Error('too many loads');
  const doses = products.map(productDose);
  const loads = split.value.lines.map((line) => mixLoad(inputs, doses, line));
  return measureLoads(products, doses, loads).runs.map((runs) =>
    runs.map(({ count, measured }) => [count, ...measured]),
  );
}

describe('exact figures', () => {
  it('like loads stay one run', () => {
    expect(runsOf([ureaLine({ measuringStep: 0 })])).toEqual([[[5, null]], [[1, null]]]);
  });
});

describe('where no step was set', () => {
  const chosen = (known: Partial<MixInputProduct>, areaHa?: number) =>
    runsOf([ureaLine({ measuringStep: null, ...known })], areaHa);

  it('is the coarsest usual one that changes no dose by more than 1 %; like loads stay alike', () => {
    expect(chosen({})).toEqual([[[5, 167]], [[1, 104]]]);
    expect(chosen({ rate: { value: 0.7, unit: 'kg/ha' } })).toEqual([[[5, 4.7]], [[1, 2.9]]]);
    expect(chosen({ rate: { value: 12, unit: 'g/ha' } })).toEqual([[[5, 0.08]], [[1, 0.05]]]);
  });

  it('is the whole bag where every load comes within 1 % of whole bags', () => {
    const containers = [{ size: 25, unit: 'kg', kind: 'bag' }] as const;
    expect(chosen({ containers })).toEqual([[[5, 167]], [[1, 104]]]);
    expect(chosen({ containers, rate: { value: 22.4, unit: 'kg/ha' } }, 20)).toEqual([[[3, 150]]]);
  });

  it('never rounds above a label maximum', () => {
    const labelMaximumRate = { value: 25, unit: 'kg/ha' } as const;
    expect(chosen({ labelMaximumRate })).toEqual([[[5, 166]], [[1, 104]]]);
  });

  it('leaves less than a gram as it is', () => {
    expect(chosen({ rate: { value: 0.1, unit: 'g/ha' } })).toEqual([[[5, null]], [[1, null]]]);
  });
});

describe('to the step of the scale', () => {
  it('loads add up to the rounded total, those with a step more first', () => {
    expect(runsOf([ureaLine({ measuringStep: 1 })])).toEqual([
      [
        [3, 167],
        [2, 166],
      ],
      [[1, 105]],
    ]);
    expect(runsOf([ureaLine({ measuringStep: 0.5 })])).toEqual([
      [
        [2, 167],
        [3, 166.5],
      ],
      [[1, 104]],
    ]);
  });

  it('comes apart only where a product asks for it', () => {
    const lime = exampleLine(limeFlour, { rate: { value: 18, unit: 'kg/ha' }, measuringStep: 1 });
    expect(runsOf([ureaLine({ measuringStep: 1 }), lime])).toEqual([
      [
        [3, 167, 120],
        [2, 166, 120],
      ],
      [[1, 105, 75]],
    ]);
  });

  it('stays exact in the load that gets less than a step, and in no other', () => {
    expect(runsOf([ureaLine({ measuringStep: 160 })])).toEqual([[[5, 160]], [[1, null]]]);
  });
});

describe('under a label maximum', () => {
  const label = (value: number) => ({ value, unit: 'kg/ha' }) as const;

  it('no load gets more than its share', () => {
    const atMaximum = ureaLine({ measuringStep: 1, labelMaximumRate: label(25) });
    expect(runsOf([atMaximum])).toEqual([[[5, 166]], [[1, 104]]]);
  });

  it('rounding is free where the maximum is further than a step away', () => {
    const below = ureaLine({ measuringStep: 1, labelMaximumRate: label(26) });
    expect(runsOf([below])).toEqual(runsOf([ureaLine({ measuringStep: 1 })]));
  });

  it('an amount that is whole steps already is not rounded down by the last digit', () => {
    const exact = ureaLine({
      rate: { value: 0.3, unit: 'kg/ha' },
      measuringStep: 0.1,
      labelMaximumRate: { value: 300, unit: 'g/ha' },
    });
    expect(runsOf([exact], 10)).toEqual([[[1, 2]], [[1, 1]]]);
  });
});
