import { currentGroups } from '../catalogue/currentGroups.ts';
import type { CompatibilityRule } from '../catalogue/CompatibilityRule.ts';
import type { Meeting } from './rulesBetween.ts';

/**
 * The rules that can speak of some products meeting one another, in the order of the list. For any
 * two of these products `rulesBetween` says the same with these rules as with all.
 */
export function rulesAmong(
  rules: readonly CompatibilityRule[],
  products: readonly Meeting[],
): readonly CompatibilityRule[] {
  const ids = new Set(products.map(({ id }) => id));
  const groups = new Set(products.flatMap((product) => currentGroups(product.groups)));
  return rules.filter(({ between, ofLabel = false }) => {
    const named = ofLabel ? ids : groups;
    return Object.entries(between).some(
      ([one, others = []]) => named.has(one) && others.some((other) => named.has(other)),
    );
  });
}
