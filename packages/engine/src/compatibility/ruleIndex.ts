import type { CompatibilityRule } from './CompatibilityRule.ts';

/** Rules by one group, then by the other; each rule stands under both of its groups. */
export type RuleIndex = ReadonlyMap<string, ReadonlyMap<string, readonly CompatibilityRule[]>>;

const indexByRules = new WeakMap<readonly CompatibilityRule[], RuleIndex>();

function add(
  index: Map<string, Map<string, CompatibilityRule[]>>,
  from: string,
  to: string,
  rule: CompatibilityRule,
): void {
  const row = index.get(from) ?? new Map<string, CompatibilityRule[]>();
  index.set(from, row);
  row.set(to, [...(row.get(to) ?? []), rule]);
}

/** The rules of a catalogue by pair of groups, built once per list of rules. */
export function ruleIndex(rules: readonly CompatibilityRule[]): RuleIndex {
  const known = indexByRules.get(rules);
  if (known !== undefined) return known;
  const index = new Map<string, Map<string, CompatibilityRule[]>>();
  for (const rule of rules) {
    add(index, rule.groupA, rule.groupB, rule);
    if (rule.groupA !== rule.groupB) add(index, rule.groupB, rule.groupA, rule);
  }
  indexByRules.set(rules, index);
  return index;
}

/** Every rule that speaks of these two products, each once. */
export function rulesBetween(
  index: RuleIndex,
  groups: readonly string[],
  otherGroups: readonly string[],
): CompatibilityRule[] {
  const found: CompatibilityRule[] = [];
  for (const group of groups) {
    const row = index.get(group);
    if (row === undefined) continue;
    for (const other of otherGroups)
      for (const rule of row.get(other) ?? []) if (!found.includes(rule)) found.push(rule);
  }
  return found;
}
