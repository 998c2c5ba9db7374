import {
  rulesBetween,
  type Catalogue,
  type CompatibilityRule,
  type CompatibilityVerdict,
  type Product,
} from '@mix/engine';

/** What is known of one product meeting others in the tank, and why. */
export interface CompatibilityNote {
  readonly rule: CompatibilityRule;
  readonly verdict: CompatibilityVerdict;
  /** The others, by name. */
  readonly others: readonly string[];
}

export interface CompatibilityNotes {
  readonly known: readonly CompatibilityNote[];
  /** The products of which not enough is known with this one, by name. */
  readonly notKnown: readonly string[];
}

const gravity: Record<CompatibilityVerdict, number> = {
  incompatible: 0,
  caution: 1,
  compatible: 2,
};

/**
 * The rules that speak of a product, the gravest first, each with the products on the other side. A
 * rule that calls a pair compatible does not count while another rule asks for care, or some group
 * is not known.
 */
export function compatibilityNotes(
  product: Product,
  { products, compatibilityRules }: Pick<Catalogue, 'products' | 'compatibilityRules'>,
): CompatibilityNotes {
  const others = new Map<CompatibilityRule, string[]>();
  const notKnown: string[] = [];
  for (const other of products) {
    if (other.id === product.id) continue;
    const { rules, verdict } = rulesBetween(compatibilityRules, product, other);
    if (verdict === null) notKnown.push(other.name);
    else
      for (const rule of rules)
        if (rule.verdict !== 'compatible' || verdict === 'compatible')
          others.set(rule, [...(others.get(rule) ?? []), other.name]);
  }
  const known = [...others].map(([rule, names]) => ({
    rule,
    verdict: rule.verdict,
    others: names,
  }));
  return {
    known: known.sort((one, other) => gravity[one.verdict] - gravity[other.verdict]),
    notKnown,
  };
}
