import type { Catalogue, CompatibilityRule, CompatibilityVerdict, Product } from '@mix/engine';

/** What is known of one product meeting others in the tank. */
export interface CompatibilityNote {
  readonly rule: CompatibilityRule;
  readonly verdict: CompatibilityVerdict;
  /** The others, by name. */
  readonly others: readonly string[];
}

const gravity: Record<CompatibilityVerdict, number> = {
  incompatible: 0,
  caution: 1,
  compatible: 2,
};

/**
 * The rules that speak of a product's groups, the gravest first, each with the products on the
 * other side. No rule means that nothing is known, never that two products go together.
 */
export function compatibilityNotes(
  product: Product,
  { products, compatibilityRules }: Pick<Catalogue, 'products' | 'compatibilityRules'>,
): readonly CompatibilityNote[] {
  const inGroup = (group: string) =>
    products
      .filter((other) => other.id !== product.id && other.groups.includes(group))
      .map(({ name }) => name);
  return compatibilityRules
    .flatMap((rule) => {
      const { groupA, groupB, verdict } = rule;
      const others = new Set([
        ...(product.groups.includes(groupA) ? inGroup(groupB) : []),
        ...(product.groups.includes(groupB) ? inGroup(groupA) : []),
      ]);
      return others.size === 0 ? [] : [{ rule, verdict, others: [...others] }];
    })
    .sort((one, other) => gravity[one.verdict] - gravity[other.verdict]);
}
