import { currentGroups } from '../catalogue/chemicalGroups.ts';
import type { CompatibilityRule } from '../catalogue/CompatibilityRule.ts';
import type { MixInputs } from '../mix/MixInputs.ts';
import type { TankContent } from '../tank/TankContent.ts';
import { saltOf } from '../tank/ammoniumSulphate.ts';
import { told, type RulesBetween } from './rulesBetween.ts';

/** Whether the products of this spray are too weak for a rule to be worth a word, each rule summed once. */
export function weaknessOf({
  products,
  freshL,
}: TankContent): (rule: CompatibilityRule) => boolean {
  const weak = new Map<CompatibilityRule, boolean>();
  const isWeak = ({ between }: CompatibilityRule, most: number): boolean => {
    const lists = Object.values(between).flat();
    let kg = 0;
    for (const item of products)
      if (currentGroups(item.product.groups).some((group) => lists.includes(group)))
        kg += saltOf(item);
    return (100 * kg) / freshL <= most;
  };
  return (rule) => {
    const most = rule.limit?.kgPer100LAtMost;
    if (most === undefined || freshL <= 0) return false;
    const known = weak.get(rule) ?? isWeak(rule, most);
    weak.set(rule, known);
    return known;
  };
}

/** What of the rules of two products holds on this crop, and in a spray as strong as this. */
export function rulesInMix(
  between: RulesBetween,
  { crop }: Pick<MixInputs, 'crop'>,
  isWeak: (rule: CompatibilityRule) => boolean,
): RulesBetween {
  if (!between.dependsOnMix) return between;
  const isSpared = ({ notOnCrops }: CompatibilityRule): boolean =>
    crop !== null && notOnCrops?.includes(crop) === true;
  const rules = between.rules.filter((rule) => !isSpared(rule) && !isWeak(rule));
  return rules.length === between.rules.length
    ? between
    : told(rules, between.isKnown, between.isKnown ? 'compatible' : null);
}
