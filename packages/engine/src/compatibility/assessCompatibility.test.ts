import { describe, expect, test } from 'vitest';
import { liquid, mixInputs, solid, tankContent } from '../../test/testMix.ts';
import { exampleProduct } from '../../test/exampleInputs.ts';
import {
  ams,
  calciumNitrate,
  captan,
  gibberellicAcid,
  glyphosate,
  limeFlour,
  seaweed,
  urea,
} from '../../test/testProducts.ts';
import type { MixInputs } from '../mix/MixInputs.ts';
import { phOfMix } from '../precipitation/phOfMix.ts';
import { balanceTank } from '../tank/balanceTank.ts';
import type { TankContent } from '../tank/TankContent.ts';
import { assessCompatibility } from './assessCompatibility.ts';
import type { CompatibilityRule, CompatibilityVerdict } from '../catalogue/CompatibilityRule.ts';

/** Rules of facts 4.1. */
const rule = (
  groupA: string,
  groupB: string,
  verdict: CompatibilityVerdict,
  mechanism: CompatibilityRule['mechanism'] = 'precipitation',
): CompatibilityRule => ({
  id: `${groupA}-${groupB}`,
  between: { [groupA]: [groupB] },
  verdict,
  mechanism,
  reason: `${groupA} meets ${groupB}`,
  source: { sourceIds: ['S46'], assumed: false, note: null },
});
const RULES = [
  rule('CA_SOL', 'SO4', 'incompatible'),
  rule('CA_SOL', 'PO4', 'incompatible'),
  rule('NH4', 'CARBONATE', 'caution'),
  rule('NH4', 'ALK_MILD', 'caution'),
  rule('CARBONATE', 'SO4', 'incompatible'),
  rule('UREA', 'GA', 'compatible'),
  rule('CARBONATE', 'GLY', 'incompatible'),
];

const assess = (content: TankContent, overrides: Partial<MixInputs> = {}) => {
  const balance = balanceTank(content);
  const water = overrides.waterAnalysis ?? null;
  const { range } = phOfMix(content.products, balance.waterMassKg, water, null);
  const inputs = mixInputs(content, { compatibilityRules: RULES, ...overrides });
  return assessCompatibility(inputs, content, balance, null, range);
};
const codes = ({ problems }: ReturnType<typeof assess>) => problems.map(({ code }) => code);

describe('pairs', () => {
  test('hold both ways round, the worst verdict with every reason', () => {
    for (const products of [
      [solid(ams, 20), solid(limeFlour, 100)],
      [solid(limeFlour, 100), solid(ams, 20)],
    ]) {
      const result = assess(tankContent(products));
      expect(result.pairs).toHaveLength(1);
      expect(result.pairs[0]?.verdict).toBe('incompatible');
      expect(result.pairs[0]?.reasons.map(({ ruleId }) => ruleId).sort()).toEqual([
        'CARBONATE-SO4',
        'NH4-CARBONATE',
      ]);
      expect(codes(result)).toEqual(['incompatible']);
    }
  });

  test('never speak of one product with itself', () => {
    const both = exampleProduct({ id: 'ssp', groups: ['CA_SOL', 'PO4'] });
    expect(assess(tankContent([solid(both, 10)])).pairs).toEqual([]);
  });

  test('of caution are a warning each', () => {
    const result = assess(tankContent([solid(ams, 20), liquid(seaweed, 5)]));
    expect(result.pairs[0]?.verdict).toBe('caution');
    expect(result.problems).toEqual([
      {
        code: 'useWithCaution',
        severity: 'warn',
        field: 'products',
        values: {
          productIds: ['ams', 'seaweed'],
          ruleIds: ['NH4-ALK_MILD'],
          mechanisms: ['precipitation'],
        },
      },
    ]);
  });

  test('nothing is known of are named in one note, and have no verdict', () => {
    const result = assess(
      tankContent([solid(urea, 20), solid(gibberellicAcid, 0.2), liquid(seaweed, 5)]),
    );
    expect(result.pairs.map(({ verdict }) => verdict)).toEqual(['compatible', null, null]);
    expect(result.problems).toEqual([
      {
        code: 'nothingKnown',
        severity: 'note',
        field: 'products',
        values: { pairs: ['urea+seaweed', 'ga3+seaweed'] },
      },
    ]);
  });
});

test('two products fit only where all that reacts in each is known with all of the other', () => {
  const fits = [rule('UREA', 'GA', 'compatible', 'none'), rule('UREA', 'K', 'compatible', 'none')];
  const product = (id: string, ...groups: string[]) => exampleProduct({ id, groups });
  const verdictOf = (...products: ReturnType<typeof product>[]) =>
    assess(tankContent(products.map((one) => solid(one, 1))), { compatibilityRules: fits }).pairs[0]
      ?.verdict;
  const ureaOnly = product('urea', 'UREA');
  expect(verdictOf(ureaOnly, product('both', 'GA', 'K'))).toBe('compatible');
  expect(verdictOf(ureaOnly, product('more', 'GA', 'K', 'CL'))).toBeNull();
  expect(verdictOf(ureaOnly, product('nobody', 'GA', 'NEWLY_FOUND'))).toBeNull();
  expect(verdictOf(ureaOnly, product('wetted', 'GA', 'NIS'))).toBe('compatible');
  expect(verdictOf(ureaOnly, product('wetter', 'NIS'))).toBeNull();
});

test('a group of an earlier release counts as all it has become', () => {
  const rules = [rule('UREA', 'CU', 'caution'), rule('UREA', 'ZN', 'compatible')];
  const former = exampleProduct({ id: 'former', groups: ['METAL'] });
  const result = assess(tankContent([solid(urea, 1), solid(former, 1)]), {
    compatibilityRules: rules,
  });
  expect(result.pairs[0]?.verdict).toBe('caution');
});

test('a label that names two products goes before their groups', () => {
  const label: CompatibilityRule = {
    ...rule('ga3', 'urea', 'incompatible', 'leafBurn'),
    ofLabel: true,
  };
  const result = assess(tankContent([solid(urea, 1), solid(gibberellicAcid, 1)]), {
    compatibilityRules: [...RULES, label],
  });
  expect(result.pairs[0]?.reasons.map(({ ruleId }) => ruleId)).toEqual(['ga3-urea']);
  expect(codes(result)).toEqual(['incompatible']);
});

test('what only asks for an order is no problem of the pair', () => {
  const ofOrder = rule('UREA', 'GA', 'compatible', 'order');
  const result = assess(tankContent([solid(urea, 1), solid(gibberellicAcid, 1)]), {
    compatibilityRules: [ofOrder],
  });
  expect(result.pairs[0]?.verdict).toBe('compatible');
  expect(result.problems).toEqual([]);
  expect(result.asked).toEqual([{ rule: ofOrder, places: [0, 1] }]);
});

test('a label that allows a forbidden pair turns the stop into a warning with its reason', () => {
  const content = tankContent([solid(limeFlour, 50), liquid(glyphosate, 2)]);
  expect(codes(assess(content))).toEqual(['incompatible']);
  const allowed = assess(content, {
    labelAllowances: [{ productIds: ['glyphosate', 'lime-flour'], reason: 'page 4' }],
  });
  expect(codes(allowed)).toEqual(['incompatibleByLabelAllowed']);
  expect(allowed.problems[0]?.severity).toBe('warn');
  expect(allowed.problems[0]?.values.labelReason).toBe('page 4');
  expect(allowed.pairs[0]?.verdict).toBe('incompatible');
});

test('more than three products are a warning', () => {
  const products = [solid(urea, 1), solid(gibberellicAcid, 0.1), liquid(seaweed, 1)];
  expect(codes(assess(tankContent(products)))).not.toContain('manyPartners');
  const four = assess(tankContent([...products, solid(captan, 1)]));
  expect(codes(four)).toContain('manyPartners');
});

test('what conditions, wets or stops foam is no partner', () => {
  const helper = (id: string, groups: readonly string[], mixClass: number) =>
    liquid(exampleProduct({ id, groups, mixClass }), 1);
  const content = tankContent([
    solid(urea, 1),
    solid(gibberellicAcid, 0.1),
    liquid(seaweed, 1),
    solid(ams, 20),
    helper('wetter', ['NIS'], 100),
    helper('antifoam', ['ANTIFOAM'], 20),
    helper('acidifier', ['ACID_WEAK'], 30),
  ]);
  expect(codes(assess(content))).not.toContain('manyPartners');
});

describe('what drops out as a solid', () => {
  const gypsum: CompatibilityRule = {
    ...rule('CA_SOL', 'SO4', 'incompatible'),
    solids: ['gypsum'],
  };
  const known = ['NH4', 'NO3', 'CA_SOL'].flatMap((group) =>
    ['NH4', 'SO4']
      .filter((other) => group !== 'CA_SOL' || other !== 'SO4')
      .map((other) => rule(group, other, 'compatible', 'none')),
  );
  const judged = (content: TankContent, overrides: Partial<MixInputs> = {}) =>
    assess(content, { compatibilityRules: [gypsum, ...known], ...overrides });
  const mix = (nitrateKg: number, sulphateKg: number) =>
    tankContent([solid(calciumNitrate, nitrateKg), solid(ams, sulphateKg)]);

  test('10 kg calcium nitrate and 20 kg ammonium sulphate in 1,000 L stop, with the amount', () => {
    const result = judged(mix(10, 20));
    expect(codes(result)).toEqual(['solidForms']);
    expect(result.problems[0]).toMatchObject({ severity: 'stop', values: { solid: 'gypsum' } });
    // 6.27 kg in 1,000 kg of water; in 1,000 L of mix there is a little less water.
    expect(result.problems[0]?.values.kgPer100L).toBeCloseTo(0.63, 1);
    expect(result.pairs[0]?.verdict).toBe('incompatible');
  });

  test('2 kg of each stay dissolved, which is a note, and fit', () => {
    const result = judged(mix(2, 2));
    expect(codes(result)).toEqual(['solidStaysDissolved']);
    expect(result.problems[0]?.severity).toBe('note');
    expect(result.problems[0]?.values.saturation).toBeCloseTo(10 ** -0.29, 1);
    expect(result.pairs[0]?.verdict).toBe('compatible');
  });

  test('near saturation it is a warning, and a stop beside what does not dissolve', () => {
    const near = mix(4, 4);
    expect(codes(judged(near))).toEqual(['solidMayForm']);
    const grit = exampleProduct({ id: 'grit', behaviour: 'suspends', groups: [] });
    const seeded = tankContent([solid(calciumNitrate, 4), solid(ams, 4), solid(grit, 10)]);
    expect(codes(judged(seeded))).toContain('solidForms');
  });

  test('counts the calcium of the water', () => {
    expect(codes(judged(mix(2, 4)))).toEqual(['solidStaysDissolved']);
    const hard = { waterAnalysis: { calciumPpm: 2000 } };
    expect(codes(judged(mix(2, 4), hard))).toEqual(['solidForms']);
  });

  test('is a matter of the label where the label allows it', () => {
    const allowed = judged(mix(10, 20), {
      labelAllowances: [{ productIds: ['can-sol', 'ams'], reason: 'below 1 % allowed' }],
    });
    expect(codes(allowed)).toEqual(['incompatibleByLabelAllowed']);
    expect(allowed.problems[0]?.values.solid).toBe('gypsum');
  });

  test('cannot be worked out for undissolved or unstated calcium: the plain rule holds', () => {
    const undissolved = exampleProduct({
      id: 'undissolved',
      behaviour: 'suspends',
      groups: ['CA_SOL'],
      nutrientsPct: { Ca: 54 },
    });
    const unstated = exampleProduct({ id: 'unstated', groups: ['CA_SOL'], nutrientsPct: null });
    for (const product of [undissolved, unstated])
      expect(codes(judged(tankContent([solid(product, 1), solid(ams, 1)])))).toEqual([
        'incompatible',
      ]);
  });
});
