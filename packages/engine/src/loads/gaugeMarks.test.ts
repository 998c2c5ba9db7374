import { describe, expect, it } from 'vitest';
import { exampleInputs, exampleLine } from '../../test/exampleInputs.ts';
import { SALT_TABLES } from '../../test/saltTables.ts';
import { seaweed, urea } from '../../test/testProducts.ts';
import type { MixInputs } from '../mix/MixInputs.ts';
import { productDose } from '../products/productAmount.ts';
import { hectares, litres } from '../units/quantity.ts';
import { gaugeMarks } from './gaugeMarks.ts';
import { mixLoad } from './mixLoad.ts';
import { splitLoads } from './splitLoads.ts';

/** 1,000 L tank, 100 L/ha, marks every 50 L: 20 kg urea a hectare. */
const inputsOf = (known: Partial<MixInputs>): MixInputs =>
  exampleInputs({
    gaugeStepL: litres(50),
    products: [exampleLine(urea, { rate: { value: 20, unit: 'kg/ha' } })],
    saltTables: SALT_TABLES,
    ...known,
  });

function marksOf(areaHa: number, known: Partial<MixInputs> = {}) {
  const inputs = inputsOf({ sprayAreaHa: hectares(areaHa), ...known });
  const split = splitLoads(inputs);
  if (!split.ok) throw new Error('too many loads');
  const doses = inputs.products.map(productDose);
  const line = split.value.lines.at(-1) ?? split.value.lines[0];
  return gaugeMarks(inputs, doses, mixLoad(inputs, doses, line), []);
}

const shapes = (...from: Parameters<typeof marksOf>) =>
  marksOf(...from).map(({ kind, loadL, areaHa }) => [kind, loadL, areaHa]);

describe('a part load of 720 L', () => {
  it('stands between the marks of 700 and 750 L, each with its area, products and carrier', () => {
    const marks = marksOf(17.2);
    expect(shapes(17.2)).toEqual([
      ['exact', 720, 7.2],
      ['nextLower', 700, 7],
      ['nextHigher', 750, 7.5],
    ]);
    const amounts = marks.map(({ amounts: [first] }) => first?.amount);
    expect(amounts).toEqual([
      { unit: 'kg', value: 144 },
      { unit: 'kg', value: 140 },
      { unit: 'kg', value: 150 },
    ]);
    const [exact, lower, higher] = marks.map(({ carrierL }) => carrierL);
    expect(exact).toBeCloseTo(0.85185 * 720, 0);
    expect(lower).toBeCloseTo(((exact ?? 0) * 700) / 720, 8);
    expect(higher).toBeCloseTo(((exact ?? 0) * 750) / 720, 8);
  });

  it('keeps what is dosed per load the same', () => {
    const perLoad = exampleLine(seaweed, { rate: { value: 5, unit: 'L/load' } });
    const marks = marksOf(17.2, { products: [perLoad] });
    expect(marks.map(({ amounts }) => amounts[0]?.amount.value)).toEqual([5, 5, 5]);
    expect(marks.map(({ carrierL }) => carrierL)).toEqual([715, 695, 745]);
  });
});

describe('marks are left out', () => {
  it('where the load stands on one exactly', () => {
    expect(shapes(17.5)).toEqual([['exact', 750, 7.5]]);
    expect(shapes(10.3, { gaugeStepL: litres(0.1) })).toHaveLength(1);
  });

  it('of a full tank, and while their distance is not set', () => {
    expect(shapes(20)).toEqual([]);
    expect(shapes(17.2, { gaugeStepL: null })).toEqual([]);
  });

  it('above the tank', () => {
    const kinds = shapes(9.8, { gaugeStepL: litres(300) }).map(([kind]) => kind);
    expect(kinds).toEqual(['exact', 'nextLower']);
  });

  it('at nothing, and below what stands in the tank', () => {
    const kindsOf = (...from: Parameters<typeof marksOf>) => shapes(...from).map(([kind]) => kind);
    expect(kindsOf(0.3)).toEqual(['exact', 'nextHigher']);
    const heel = { volumeL: litres(120), contents: 'sameMix' } as const;
    expect(kindsOf(1.4, { heel })).toEqual(['exact', 'nextHigher']);
    const water = { volumeL: litres(110), contents: 'water' } as const;
    expect(kindsOf(1.4, { heel: water })).toEqual(['exact', 'nextHigher']);
  });
});
