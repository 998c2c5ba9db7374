import { describe, expect, test } from 'vitest';
import { liquid, mixInputs, solid, tankContent } from '../../test/testMix.ts';
import { exampleProduct } from '../../test/exampleInputs.ts';
import { ams, captan, glyphosate, limeFlour, seaweed } from '../../test/testProducts.ts';
import type { Product } from '../catalogue/Product.ts';
import { kilogramsPerLitre, minutes } from '../units/quantity.ts';
import { phOfMix } from '../precipitation/phOfMix.ts';
import type { MixInputs } from '../mix/MixInputs.ts';
import type { TankContent } from '../tank/TankContent.ts';
import type { Minutes } from '../units/quantity.ts';
import { assessWater } from './assessWater.ts';
import { conditionerDose, conditionerPoundsPer100Gallons } from './conditionerDose.ts';
import { halfLifeAtPh, remainingFraction } from './halfLife.ts';
import { hardness } from './hardness.ts';

/** Problems of 1,000 L of the content. */
function problemsOf(inputs: MixInputs, content: TankContent, sprayingMin: Minutes | null = null) {
  const ph = phOfMix(content.products, 1000, inputs.waterAnalysis, inputs.mixPh);
  return assessWater(inputs, content, sprayingMin, ph).problems;
}

/** The water of golden example G10. */
const G10 = { potassiumPpm: 10, sodiumPpm: 100, calciumPpm: 200, magnesiumPpm: 50, ironPpm: 1 };

describe('G10', () => {
  test('3.062 lb of ammonium sulphate per 100 US gal, 0.36691 kg per 100 L', () => {
    expect(conditionerPoundsPer100Gallons(G10)).toBeCloseTo(3.062, 9);
    expect(conditionerDose(G10)).toBeCloseTo(0.36691, 5);
  });

  test('hardness of 705.3 ppm as CaCO3', () => {
    expect(hardness(G10)).toBeCloseTo(705.3, 9);
  });
});

test('what was not measured gives no dose and no hardness', () => {
  expect(conditionerDose({ ...G10, ironPpm: null })).toBeNull();
  expect(hardness({ calciumPpm: 200 })).toBeNull();
  expect(conditionerDose({ ...G10, ironPpm: 0 })).toBeGreaterThan(0.36);
});

describe('hard water', () => {
  const mix = (waterAnalysis: Parameters<typeof hardness>[0] | null, withGlyphosate = true) => {
    const other = withGlyphosate ? liquid(glyphosate, 3) : liquid(seaweed, 3);
    // 0.3 kg/100 L, a little less than that water asks for.
    const content = tankContent([solid(ams, 3), other]);
    return problemsOf(mixInputs(content, { waterAnalysis }), content);
  };

  test('is a warning with the dose where a weak acid is in the mix', () => {
    const [problem, ...others] = mix(G10);
    expect(others).toEqual([]);
    expect(problem?.code).toBe('hardWater');
    expect(problem?.values).toMatchObject({
      productIds: ['glyphosate'],
      conditionerProductIds: ['ams'],
    });
    expect(problem?.values.hardnessPpm).toBeCloseTo(705.3, 9);
    // The equation says 0.367; glyphosate wants 4 lb in 100 US gal at least (S40).
    expect(problem?.values.ammoniumSulphateKgPer100L).toBeCloseTo(0.4793, 4);
    expect(problem?.values.inMixKgPer100L).toBeCloseTo(0.3, 9);
  });

  test('is said from calcium alone when that is hard enough, without a dose', () => {
    const [problem] = mix({ calciumPpm: 100 });
    expect(problem?.values).toMatchObject({
      hardnessPpm: null,
      ammoniumSulphateKgPer100L: null,
      missingIon: 'magnesiumPpm',
    });
    expect(problem?.values.hardnessAtLeastPpm).toBeCloseTo(249.7, 9);
  });

  test('counts what was not typed as in the worst drinkable water, and names what would say it closer', () => {
    // 0.009 x 200 + 0.014 x 50 and, of Na 200, K 100, Fe 0.3, 1.2126: 3.7126 lb, below the 4 of glyphosate.
    expect(mix({ calciumPpm: 200, magnesiumPpm: 50 })[0]?.values).toMatchObject({
      ammoniumSulphateKgPer100L: expect.closeTo(0.4793, 4) as number,
      missingIon: null,
    });
    // 5.5126 lb: the sodium that nobody typed may be what decides.
    expect(mix({ calciumPpm: 400, magnesiumPpm: 50, sodiumPpm: null })[0]?.values).toMatchObject({
      ammoniumSulphateKgPer100L: expect.closeTo(0.6606, 4) as number,
      missingIon: 'sodiumPpm',
    });
  });

  test('is nothing below 200 ppm, without a weak acid, or without an analysis', () => {
    expect(mix({ calciumPpm: 50, magnesiumPpm: 10 })).toEqual([]);
    expect(mix(G10, false)).toEqual([]);
    expect(mix(null)).toEqual([]);
  });
});

describe('ammonium sulphate of a solution', () => {
  // 8-0-0-9S at 1.215 kg/L: 0.90 kg in 2 L by its sulphur, 0.92 by its nitrogen.
  const solution = exampleProduct({
    id: 'ams-liquid',
    form: 'liquid',
    behaviour: 'liquid',
    liquidDensityKgPerL: kilogramsPerLitre(1.215),
    groups: ['AMS', 'NH4', 'SO4'],
    nutrientsPct: { N: 8, S: 9 },
  });
  const told = (product: Product, volumeL: number, water: Parameters<typeof hardness>[0] = G10) => {
    const content = tankContent([liquid(product, volumeL), liquid(glyphosate, 3)]);
    const inputs = mixInputs(content, { waterAnalysis: water });
    return problemsOf(inputs, content).find(({ code }) => code === 'hardWater');
  };

  test('counts by the less of its nitrogen and sulphur', () => {
    expect(told(solution, 10)?.values.inMixKgPer100L).toBeCloseTo(0.4506, 3);
    expect(told(solution, 20)).toBeUndefined();
  });

  test('is none of thiosulphate', () => {
    const ats = { ...solution, id: 'ats', groups: ['NH4', 'S2O3'] };
    expect(told(ats, 20)?.values.inMixKgPer100L).toBe(0);
  });

  test('is enough beside ions that were not typed, where their worst is covered', () => {
    const hard = { calciumPpm: 200, magnesiumPpm: 50 };
    expect(told(solution, 10, hard)).toBeDefined();
    expect(told(solution, 12, hard)).toBeUndefined();
  });

  test('of a water without calcium or magnesium only the most of the labels is enough', () => {
    expect(told(solution, 20, { calciumPpm: 200 })).toBeDefined();
    expect(told(solution, 50, { calciumPpm: 200 })).toBeUndefined();
  });
});

describe('half-life', () => {
  test('G18: after 30 min at a half-life of 10 min 12.5 % is left', () => {
    expect(remainingFraction(10, 30)).toBe(0.125);
  });

  test('of captan goes from 32 h at pH 5 to 10 min at pH 8 (S44), in steps of one factor', () => {
    const at = (ph: number) => halfLifeAtPh(captan.halfLifeByPh, ph) ?? NaN;
    expect(at(5)).toBeCloseTo(1920, 6);
    expect(at(8)).toBeCloseTo(10, 9);
    expect(at(6) / at(7)).toBeCloseTo(at(7) / at(8), 9);
    expect(at(6.5)).toBeCloseTo(Math.sqrt(1920 * 10), 6);
  });

  test('is never promised longer than measured outside the known pH', () => {
    expect(halfLifeAtPh(captan.halfLifeByPh, 3)).toBe(1920);
    expect(halfLifeAtPh(captan.halfLifeByPh, 9)).toBeLessThan(10);
    const rising = [
      { ph: 7, halfLifeMin: 60 },
      { ph: 5, halfLifeMin: 30 },
    ];
    expect(halfLifeAtPh(rising, 9)).toBe(60);
    expect(halfLifeAtPh([{ ph: 7, halfLifeMin: 60 }], 9)).toBe(60);
    expect(halfLifeAtPh([], 7)).toBeNull();
  });
});

describe('standing in the tank', () => {
  const slow = exampleProduct({
    id: 'carbaryl',
    behaviour: 'liquid',
    halfLifeByPh: [{ ph: 7, halfLifeMin: 24 * 24 * 60 }],
  });
  const content = tankContent([solid(captan, 1), liquid(slow, 1)]);

  test('warns of what breaks down while it stands', () => {
    const inputs = mixInputs(content, { waterAnalysis: { ph: 8 }, holdingTimeMin: minutes(30) });
    const problems = problemsOf(inputs, content);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ code: 'breaksDownInTank', field: 'products.0' });
    expect(problems[0]?.values.remaining).toBeCloseTo(0.125, 9);
  });

  test('takes the time of spraying where that is longer', () => {
    const inputs = mixInputs(content, { waterAnalysis: { ph: 8 }, holdingTimeMin: minutes(5) });
    const problems = problemsOf(inputs, content, minutes(20));
    expect(problems[0]?.values.holdingTimeMin).toBe(20);
    expect(problems[0]?.values.remaining).toBeCloseTo(0.25, 9);
  });

  test('tells the half-life where an hour matters and no time is known', () => {
    const inputs = mixInputs(content, { waterAnalysis: { ph: 8 } });
    const [problem, ...others] = problemsOf(inputs, content);
    expect(others).toEqual([]);
    expect(problem?.values).toMatchObject({ holdingTimeMin: null, remaining: null });
    expect(problem?.values.halfLifeMin).toBeCloseTo(10, 9);
  });

  test('is not judged while the pH is not known, and says which one is missing', () => {
    const inputs = mixInputs(content, { holdingTimeMin: minutes(30) });
    expect(problemsOf(inputs, content)).toMatchObject([
      {
        code: 'breakdownNotJudged',
        severity: 'note',
        field: 'waterAnalysis.ph',
        values: { productIds: ['captan', 'carbaryl'], canTells: [] },
      },
    ]);
    const withSeaweed = tankContent([solid(captan, 1), liquid(seaweed, 5)]);
    const ofCan = problemsOf(mixInputs(withSeaweed, { waterAnalysis: { ph: 7 } }), withSeaweed);
    expect(ofCan).toMatchObject([
      { code: 'breakdownNotJudged', field: 'mixPh', values: { canTells: ['seaweed'] } },
    ]);
  });

  test('takes the pH of the mix before that of the water', () => {
    const more = { waterAnalysis: { ph: 8 }, holdingTimeMin: minutes(30) };
    expect(problemsOf(mixInputs(content, { ...more, mixPh: 5 }), content)).toEqual([]);
    // Lime holds the mix at pH 7.8 to 8.5: the end that breaks more down counts.
    const limed = tankContent([solid(captan, 1), solid(limeFlour, 20)]);
    const [problem] = problemsOf(mixInputs(limed, { holdingTimeMin: minutes(30) }), limed);
    expect(problem?.values.ph).toBe(8.5);
  });
});
