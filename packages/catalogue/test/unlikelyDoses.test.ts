import { join } from 'node:path';
import { planMix, RATE_UNITS, type MixDraft, type RateUnit } from '@mix/engine';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../src/catalogue.ts';
import { number, oneOf, readTable, text } from '../src/tables/readTable.ts';

/** Rates per 100 L belong to sprays that wet to run-off: 1,000 L/ha. */
const mixOf = (productId: string, value: number, unit: RateUnit): MixDraft => ({
  ...{ machineId: 'custom', tankCapacityL: 2000, deadVolumeL: 0, tankResidualL: 0 },
  ...{ sprayAreaHa: 5, applicationRateLPerHa: unit.endsWith('/100 L') ? 1000 : 200 },
  products: [{ productId, rate: { value, unit } }],
});

const isAsked = (...dose: Parameters<typeof mixOf>): boolean =>
  planMix(mixOf(...dose), catalogue).problems.some(({ code }) => code === 'doseNotPlausible');

/** Everyday doses of what farms spray, most of them as people who tried the product typed them. */
const EVERYDAY: readonly (readonly [productId: string, value: number, unit: RateUnit])[] = [
  ['lambda-cyhalothrin-250-cs', 0.04, 'L/ha'],
  ['florasulam-200-sc', 0.025, 'L/ha'],
  ['chlorantraniliprole-200-sc', 0.1, 'L/ha'],
  ['haloxyfop-520-ec', 0.15, 'L/ha'],
  ['metsulfuron-600-wg', 7, 'g/ha'],
  ['na-selenite', 10, 'g/ha'],
  ['paraquat', 1.5, 'L/ha'],
  ['24d', 1.5, 'L/ha'],
  ['glyphosate', 4, 'L/ha'],
  ['glyphosate-540-ipa-sl', 3, 'L/ha'],
  ['mcpa', 1, 'L/ha'],
  ['dicamba-480-dga-sl', 0.28, 'L/ha'],
  ['clopyralid', 0.5, 'L/ha'],
  ['triclopyr-600-ec', 2, 'L/ha'],
  ['clethodim-240-ec', 0.5, 'L/ha'],
  ['atrazine-900-wg', 2, 'kg/ha'],
  ['mancozeb-750-wg', 2, 'kg/ha'],
  ['azoxy', 0.8, 'L/ha'],
  ['tebuconazole-430-sc', 0.29, 'L/ha'],
  ['prothioconazole-480-sc', 0.4, 'L/ha'],
  ['propiconazole-625-ec', 0.24, 'L/ha'],
  ['dimethoate', 0.8, 'L/ha'],
  ['chlorpyrifos-500-ec', 0.7, 'L/ha'],
  ['pirimicarb-500-wg', 0.25, 'kg/ha'],
  ['trinexapac-250-ec', 0.4, 'L/ha'],
  ['ga3', 20, 'g/ha'],
  ['selenium', 1, 'kg/ha'],
  ['coso4', 0.35, 'kg/ha'],
  ['moly', 50, 'g/ha'],
  ['solubor', 2, 'kg/ha'],
  ['znso4', 5, 'kg/ha'],
];

const askedAt = (times: number): number =>
  EVERYDAY.filter(([id, value, unit]) => isAsked(id, value * times, unit)).length;

describe('a slip of a unit', () => {
  it('is asked about: of 31 everyday doses all at 1,000 times, nearly all at 100, most at 10', () => {
    expect(EVERYDAY).toHaveLength(31);
    expect(askedAt(1)).toBe(0);
    expect(askedAt(10)).toBeGreaterThanOrEqual(0.6 * 31);
    expect(askedAt(100)).toBeGreaterThanOrEqual(0.95 * 31);
    expect(askedAt(1000)).toBe(31);
  });

  it('however the dose was typed, and of one active over several products', () => {
    for (const [value, unit] of [
      [400, 'mL/ha'],
      [0.2, 'L/100 L'],
      [0.2, '% v/v'],
      [4, 'L/load'],
      [100, 'g ai/ha'],
    ] as const) {
      const draft = { ...mixOf('lambda-cyhalothrin-250-cs', value, unit) };
      const { problems } = planMix({ ...draft, applicationRateLPerHa: 200 }, catalogue);
      expect([unit, problems[0]?.code]).toEqual([unit, 'doseNotPlausible']);
    }
    const [one] = mixOf('glyphosate-570-k-sl', 6, 'L/ha').products ?? [];
    const two = mixOf('glyphosate-540-ipa-sl', 6, 'L/ha');
    expect(planMix(two, catalogue).problems.map(({ code }) => code)).not.toContain(
      'doseNotPlausible',
    );
    const both = {
      ...two,
      products: [...(two.products ?? []), ...(one === undefined ? [] : [one])],
    };
    expect(planMix(both, catalogue).problems[0]?.code).toBe('doseNotPlausible');
  });
});

describe('a usual dose', () => {
  const rates = readTable(join(import.meta.dirname, 'labelRates.csv'), {
    productId: text,
    rate: number(0.001, 10_000),
    unit: oneOf(...RATE_UNITS),
    country: text,
    situation: text,
    label: text,
  });

  it('is never asked about: the highest rates of labels that were read', () => {
    expect(rates.length).toBeGreaterThan(300);
    expect(rates.filter(({ productId, rate, unit }) => isAsked(productId, rate, unit))).toEqual([]);
  });

  it('nor the usual ranges of the catalogue', () => {
    const ranged = catalogue.products.flatMap(({ id, rate }) =>
      rate === null ? [] : [{ id, rate }],
    );
    expect(ranged.length).toBeGreaterThan(70);
    expect(ranged.filter(({ id, rate }) => isAsked(id, rate.max, rate.unit))).toEqual([]);
  });
});

it('has a ceiling for every active of a spray', () => {
  const sprays = catalogue.products.filter(({ category }) =>
    ['herbicide', 'fungicide', 'insecticide', 'growthRegulator'].includes(category),
  );
  const without = sprays.filter(
    ({ actives = [] }) =>
      actives.length === 0 || actives.some(({ ceilingGPerHa }) => ceilingGPerHa === null),
  );
  // Live spores are not counted in grams.
  expect(without.map(({ id }) => id)).toEqual(['btk-wg']);
});
