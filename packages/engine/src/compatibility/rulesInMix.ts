import { currentGroups } from '../catalogue/chemicalGroups.ts';
import type { CompatibilityRule } from '../catalogue/CompatibilityRule.ts';
import type { MixInputs } from '../mix/MixInputs.ts';
import type { TankContent } from '../tank/TankContent.ts';
import { saltOf } from '../tank/ammoniumSulphate.ts';
import { told, type RulesBetween } from './rulesBetween.ts';

/** Too weak a spray for the rule to be worth a word. */
function isWeak({ between, limit }: CompatibilityRule, { products, freshL }: TankContent): boolean {
  const most = limit?.kgPer100LAtMost;
  if (most === undefined || freshL <= 0) return false;
  const lists = Object.values(between).flat();
  let kg = 0;
  for (const item of products)
    if (currentGroups(item.product.groups).some((group) => lists.includes(group)))
      kg += saltOf(item);
  return (100 * kg) / freshL <= most;
}

/** What of the rules of two products holds on this crop, and in a spray as strong as this. */
export function rulesInMix(
  between: RulesBetween,
  { crop }: Pick<MixInputs, 'crop'>,
  content: TankContent,
): RulesBetween {
  if (!between.dependsOnMix) return between;
  const isSpared = ({ notOnCrops }: CompatibilityRule): boolean =>
    crop !== null && notOnCrops?.includes(crop) === true;
  const rules = between.rules.filter((rule) => !isSpared(rule) && !isWeak(rule, content));
  return rules.length === between.rules.length
    ? between
    : told(rules, between.isKnown, between.isKnown ? 'compatible' : null);
}
