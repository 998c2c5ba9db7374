import type { PairVerdict } from '../mix/MixPlan.ts';
import type { CompatibilityRule } from '../catalogue/CompatibilityRule.ts';

/** The rules that speak of two lists of groups, each once, and how they are shown. */
export interface RulesBetween {
  readonly rules: readonly CompatibilityRule[];
  readonly reasons: PairVerdict['reasons'];
}

type Groups = readonly string[];

/** The rules of one catalogue, looked up by the groups of two products. */
interface RuleIndex {
  /** By one group, then by the other; a rule stands under both of its groups. */
  readonly byGroup: ReadonlyMap<string, ReadonlyMap<string, readonly CompatibilityRule[]>>;
  /** Pairs of products already looked up: the lists of a catalogue never change. */
  readonly found: WeakMap<Groups, WeakMap<Groups, RulesBetween>>;
}

const indexByRules = new WeakMap<readonly CompatibilityRule[], RuleIndex>();

function buildIndex(rules: readonly CompatibilityRule[]): RuleIndex {
  const byGroup = new Map<string, Map<string, CompatibilityRule[]>>();
  const add = (from: string, to: string, rule: CompatibilityRule): void => {
    const row = byGroup.get(from) ?? new Map<string, CompatibilityRule[]>();
    byGroup.set(from, row);
    row.set(to, [...(row.get(to) ?? []), rule]);
  };
  for (const rule of rules) {
    add(rule.groupA, rule.groupB, rule);
    if (rule.groupA !== rule.groupB) add(rule.groupB, rule.groupA, rule);
  }
  return { byGroup, found: new WeakMap() };
}

function lookUp({ byGroup }: RuleIndex, groups: Groups, others: Groups): RulesBetween {
  const rules = new Set<CompatibilityRule>();
  for (const group of groups) {
    const row = byGroup.get(group);
    if (row === undefined) continue;
    for (const other of others) for (const rule of row.get(other) ?? []) rules.add(rule);
  }
  const each = [...rules];
  return {
    rules: each,
    reasons: each.map(({ id, reason, source }) => ({ ruleId: id, reason, source })),
  };
}

/**
 * Every rule that speaks of a product of `groups` meeting one of `others`, both ways round. The
 * index is built once per list of rules, and a pair is looked up once per two lists of groups.
 */
export function rulesBetween(
  rules: readonly CompatibilityRule[],
  groups: Groups,
  others: Groups,
): RulesBetween {
  const known = indexByRules.get(rules)?.found.get(groups)?.get(others);
  if (known !== undefined) return known;
  const index = indexByRules.get(rules) ?? buildIndex(rules);
  indexByRules.set(rules, index);
  const row = index.found.get(groups) ?? new WeakMap<Groups, RulesBetween>();
  index.found.set(groups, row);
  const between = lookUp(index, groups, others);
  row.set(others, between);
  return between;
}
