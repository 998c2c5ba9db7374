import { currentGroups } from '../catalogue/currentGroups.ts';
import type { CompatibilityRule } from '../catalogue/CompatibilityRule.ts';
import type { MixInputs } from '../mix/MixInputs.ts';
import type { TankContent } from '../tank/TankContent.ts';
import { saltOf } from '../tank/ammoniumSulphate.ts';
import { told, type RulesBetween } from './rulesBetween.ts';

/**
 * Tells of a rule whether the products of this spray are too weak for it to hold; each rule is
 * summed once.
 */
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

const parts = new WeakMap<RulesBetween, Map<number, RulesBetween>>();

/**
 * The same rules without some that depend on the mix: each binary digit of `unsaid` stands for one
 * rule of `ofMix`.
 */
function without(between: RulesBetween, unsaid: number): RulesBetween {
  const { rules, ofMix, isKnown } = between;
  const known = parts.get(between) ?? new Map<number, RulesBetween>();
  parts.set(between, known);
  const isUnsaid = (rule: CompatibilityRule): boolean =>
    ofMix.includes(rule) && Math.floor(unsaid / 2 ** ofMix.indexOf(rule)) % 2 === 1;
  const part =
    known.get(unsaid) ??
    told(
      rules.filter((rule) => !isUnsaid(rule)),
      isKnown,
      isKnown ? 'compatible' : null,
    );
  known.set(unsaid, part);
  return part;
}

/** The rules of two products that hold on this crop and in a spray of this strength. */
export function rulesInMix(
  between: RulesBetween,
  { crop }: Pick<MixInputs, 'crop'>,
  isWeak: (rule: CompatibilityRule) => boolean,
): RulesBetween {
  if (between.ofMix.length === 0) return between;
  let unsaid = 0;
  let digit = 1;
  for (const rule of between.ofMix) {
    const isSpared = crop !== null && rule.notOnCrops?.includes(crop) === true;
    if (isSpared || isWeak(rule)) unsaid += digit;
    digit *= 2;
  }
  return unsaid === 0 ? between : without(between, unsaid);
}
