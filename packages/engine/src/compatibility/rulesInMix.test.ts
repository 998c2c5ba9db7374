import { describe, expect, test } from 'vitest';
import { exampleProduct } from '../../test/exampleInputs.ts';
import { liquid, solid, tankContent } from '../../test/testMix.ts';
import { ams } from '../../test/testProducts.ts';
import type { CompatibilityRule } from '../catalogue/CompatibilityRule.ts';
import type { Crop } from '../catalogue/crops.ts';
import type { TankContent } from '../tank/TankContent.ts';
import { rulesBetween } from './rulesBetween.ts';
import { rulesInMix, weaknessOf } from './rulesInMix.ts';

const care = (
  between: CompatibilityRule['between'],
  more: Partial<CompatibilityRule> = {},
): CompatibilityRule => ({
  id: 'care',
  between,
  verdict: 'caution',
  mechanism: 'separation',
  reason: 'It creams.',
  source: { sourceIds: ['S42'], assumed: false, note: null },
  ...more,
});

const emulsion = exampleProduct({ id: 'emulsion', groups: ['EC', 'STROB'], mixClass: 80 });

function verdictOf(rule: CompatibilityRule, content: TankContent, crop: Crop | null = null) {
  const [one, other] = content.products;
  if (one === undefined || other === undefined) throw new Error('two products are to meet');
  const between = rulesBetween([rule, stays], one.product, other.product);
  return rulesInMix(between, { crop }, weaknessOf(content)).verdict;
}
const stays = care({ STROB: ['NH4', 'SO4', 'SALT'] }, { id: 'stays', verdict: 'compatible' });

describe('a rule of strong salt', () => {
  const rule = care({ EC: ['NH4', 'SALT'] }, { limit: { kgPer100LAtMost: 2.04 } });
  const withSalt = (kgPer100L: number, ...more: TankContent['products']) =>
    tankContent([solid(ams, 10 * kgPer100L), liquid(emulsion, 1), ...more]);

  test('is not said of a spray as strong as conditioned water', () => {
    expect(verdictOf(rule, withSalt(2.05))).toBe('caution');
    expect(verdictOf(rule, withSalt(2.04))).toBe('compatible');
  });

  test('counts all salt of the tank', () => {
    const salt = exampleProduct({ id: 'salt', groups: ['SALT'], mixClass: 40 });
    expect(verdictOf(rule, withSalt(1.5, solid(salt, 15)))).toBe('caution');
  });

  test('counts the salt of a liquid conditioner, not its water', () => {
    const liquidAms = exampleProduct({
      ...ams,
      id: 'liquid-ams',
      groups: ['NH4', 'SO4', 'AMS'],
      activeIngredientGPerL: 417,
      saltTable: null,
    });
    const content = tankContent([liquid(liquidAms, 40), liquid(emulsion, 1)]);
    expect(verdictOf(rule, content)).toBe('compatible');
  });
});

describe('a rule that spares a crop', () => {
  const rule = care({ STROB: ['OIL'] }, { notOnCrops: ['cereals'] });
  const oil = exampleProduct({ id: 'oil', groups: ['OIL', 'SALT'], mixClass: 100 });
  const content = tankContent([liquid(emulsion, 1), liquid(oil, 1)]);

  test('holds on every other, and where no crop was set', () => {
    expect(verdictOf(rule, content, 'cereals')).toBe('compatible');
    expect(verdictOf(rule, content, 'trees')).toBe('caution');
    expect(verdictOf(rule, content)).toBe('caution');
  });
});

describe('what is said of two products by name', () => {
  const named = care({ one: ['other'] }, { id: 'named', ofLabel: true, verdict: 'compatible' });
  const one = exampleProduct({ id: 'one', groups: ['EC'] });
  const other = exampleProduct({ id: 'other', groups: ['NH4'] });
  const verdictWith = (assumed: boolean) =>
    rulesBetween(
      [named, care({ EC: ['NH4'] }, { source: { sourceIds: ['S1'], assumed, note: 'likeness' } })],
      one,
      other,
    ).verdict;

  test('that they fit leaves out what is by likeness, and keeps what was read', () => {
    expect(verdictWith(true)).toBe('compatible');
    expect(verdictWith(false)).toBe('caution');
  });
});

test('a rule of one form is nothing of another', () => {
  const rule = care({ GLY: ['RESIDUAL'] }, { forms: ['SC'] });
  const glyphosate = exampleProduct({ id: 'glyphosate', groups: ['GLY', 'SL'] });
  const soil = (form: string) => exampleProduct({ id: form, groups: ['RESIDUAL', form] });
  expect(rulesBetween([rule], glyphosate, soil('SC')).verdict).toBe('caution');
  expect(rulesBetween([rule], glyphosate, soil('EC')).rules).toEqual([]);
});
