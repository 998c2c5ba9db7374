import type { CompatibilityRule, CompatibilityVerdict } from '../catalogue/CompatibilityRule.ts';
import type { Product } from '../catalogue/Product.ts';
import type { PairVerdict } from '../mix/MixPlan.ts';
import { reactingGroups } from '../catalogue/chemicalGroups.ts';
import { currentGroups } from '../catalogue/currentGroups.ts';

/** The rules that speak of two products, each once, how they are shown, and what follows. */
export interface RulesBetween {
  readonly rules: readonly CompatibilityRule[];
  readonly reasons: PairVerdict['reasons'];
  /** The gravest rule's verdict. The products fit only where `isKnown`; null: not known. */
  readonly verdict: CompatibilityVerdict | null;
  /**
   * Whether all that reacts in each product is known with all that reacts in the other, so that
   * they may fit.
   */
  readonly isKnown: boolean;
  /** Rules whose solids are to be worked out, and rules of order alone. */
  readonly ofSolids: readonly CompatibilityRule[];
  readonly ofOrder: readonly CompatibilityRule[];
  /** Rules that hold only on some crops, or only from some strength on. */
  readonly ofMix: readonly CompatibilityRule[];
}

export type Meeting = Pick<Product, 'id' | 'groups'>;
type Groups = readonly string[];
type Row = Map<string, CompatibilityRule[]>;

/** The rules of one catalogue, looked up by what meets. */
interface RuleIndex {
  /** By one group, then by the other; a rule stands under both of its groups. */
  readonly byGroup: ReadonlyMap<string, Row>;
  /** Rules of labels in the same way, by the ids of products. */
  readonly byProduct: ReadonlyMap<string, Row>;
  /** Pairs of products already looked up: the lists of a catalogue never change. */
  readonly found: WeakMap<Groups, WeakMap<Groups, RulesBetween>>;
  /**
   * What rules of names and groups say together, by what the groups say and by the list of rules of
   * names.
   */
  readonly named: WeakMap<RulesBetween, Map<readonly CompatibilityRule[], RulesBetween>>;
}

const indexByRules = new WeakMap<readonly CompatibilityRule[], RuleIndex>();

function indexOf(rules: readonly CompatibilityRule[]): ReadonlyMap<string, Row> {
  const index = new Map<string, Row>();
  const add = (from: string, to: string, rule: CompatibilityRule): void => {
    let row = index.get(from);
    if (row === undefined) index.set(from, (row = new Map<string, CompatibilityRule[]>()));
    const rulesOf = row.get(to);
    if (rulesOf === undefined) row.set(to, [rule]);
    else rulesOf.push(rule);
  };
  for (const rule of rules)
    for (const [group, others = []] of Object.entries(rule.between))
      for (const other of others) {
        add(group, other, rule);
        if (group !== other) add(other, group, rule);
      }
  return index;
}

const buildIndex = (rules: readonly CompatibilityRule[]): RuleIndex => ({
  byGroup: indexOf(rules.filter(({ ofLabel = false }) => !ofLabel)),
  byProduct: indexOf(rules.filter(({ ofLabel = false }) => ofLabel)),
  found: new WeakMap(),
  named: new WeakMap(),
});

function worstOf(rules: readonly CompatibilityRule[]): CompatibilityVerdict | null {
  let worst: CompatibilityVerdict | null = null;
  for (const { verdict } of rules) {
    if (verdict === 'incompatible') return verdict;
    if (worst !== 'caution') worst = verdict;
  }
  return worst;
}

/**
 * The verdict and the lists that follow from rules.
 * @param unsaid the verdict where no rule is left
 */
export function told(
  rules: readonly CompatibilityRule[],
  isKnown: boolean,
  unsaid: CompatibilityVerdict | null = null,
): RulesBetween {
  const worst = worstOf(rules) ?? unsaid;
  return {
    rules,
    reasons: rules.map(({ id, reason, source }) => ({ ruleId: id, reason, source })),
    verdict: worst === 'compatible' && !isKnown ? null : worst,
    isKnown,
    ofSolids: rules.filter(({ solids }) => solids !== undefined),
    ofOrder: rules.filter(({ mechanism }) => mechanism === 'order'),
    ofMix: rules.filter(
      ({ notOnCrops, limit }) => notOnCrops !== undefined || limit?.kgPer100LAtMost !== undefined,
    ),
  };
}

/**
 * Whether all that reacts in each product is known with all that reacts in the other. A wetter, an
 * acid or an alkali has no group that reacts: what reacts in the other product has to be known with
 * one of its groups.
 */
function isKnown(byGroup: RuleIndex['byGroup'], mine: Groups, theirs: Groups): boolean {
  const meets = (group: string, other: string) => byGroup.get(group)?.has(other) ?? false;
  const [ours, others] = [reactingGroups(mine), reactingGroups(theirs)];
  if (ours.length > 0 && others.length > 0)
    return ours.every((group) => others.every((other) => meets(group, other)));
  const [these, those] = ours.length > 0 ? [ours, theirs] : [others, mine];
  if (these.length > 0) return these.every((group) => those.some((other) => meets(group, other)));
  return (
    mine.every((group) => theirs.some((other) => meets(group, other))) &&
    theirs.every((group) => mine.some((other) => meets(group, other)))
  );
}

const isInForm = ({ forms }: CompatibilityRule, mine: Groups, theirs: Groups): boolean =>
  forms?.some((form) => mine.includes(form) || theirs.includes(form)) ?? true;

function lookUp({ byGroup }: RuleIndex, groups: Groups, others: Groups): RulesBetween {
  const mine = currentGroups(groups);
  const theirs = currentGroups(others);
  const rules = new Set<CompatibilityRule>();
  for (const group of mine)
    for (const other of theirs)
      for (const rule of byGroup.get(group)?.get(other) ?? [])
        if (isInForm(rule, mine, theirs)) rules.add(rule);
  return told([...rules], isKnown(byGroup, mine, theirs));
}

function ofGroups(index: RuleIndex, groups: Groups, others: Groups): RulesBetween {
  const row = index.found.get(groups) ?? new WeakMap<Groups, RulesBetween>();
  index.found.set(groups, row);
  const between = row.get(others) ?? lookUp(index, groups, others);
  row.set(others, between);
  return between;
}

/** What rules of names say of two products, with what the rules of their groups add. */
function ofNames(named: readonly CompatibilityRule[], between: RulesBetween): RulesBetween {
  if (worstOf(named) !== 'compatible') return told(named, true);
  const read = between.rules.filter(
    ({ verdict, source }) => verdict === 'compatible' || !source.assumed,
  );
  return told([...named, ...read], true);
}

/**
 * Every rule that speaks of one product meeting another, both ways round. The index is built once per
 * list of rules, and a pair is looked up once per two lists of groups.
 */
export function rulesBetween(
  rules: readonly CompatibilityRule[],
  product: Meeting,
  other: Meeting,
): RulesBetween {
  const index = indexByRules.get(rules) ?? buildIndex(rules);
  indexByRules.set(rules, index);
  const named = index.byProduct.get(product.id)?.get(other.id);
  const between = ofGroups(index, product.groups, other.groups);
  if (named === undefined) return between;
  const row = index.named.get(between) ?? new Map<readonly CompatibilityRule[], RulesBetween>();
  index.named.set(between, row);
  const both = row.get(named) ?? ofNames(named, between);
  row.set(named, both);
  return both;
}
