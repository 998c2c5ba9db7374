import { currentGroups } from '../catalogue/currentGroups.ts';
import type { CompatibilityRule } from '../catalogue/CompatibilityRule.ts';
import type { Product } from '../catalogue/Product.ts';
import type { AskedOrder } from '../compatibility/assessCompatibility.ts';
import type { MixInputs } from '../mix/MixInputs.ts';
import { mixProblem, type MixProblem } from '../mix/MixProblem.ts';
import type { TankContent } from '../tank/TankContent.ts';
import { orderOf } from './mixingOrder.ts';

/**
 * Whether a rule asks for this order: the later product is in one of its groups, and the earlier
 * one in a group of that group's list.
 */
const asks = ({ between }: CompatibilityRule, later: Product, earlier: Product): boolean => {
  const others = currentGroups(earlier.groups);
  return currentGroups(later.groups).some((group) =>
    between[group]?.some((other) => others.includes(other)),
  );
};

/** Whether products that go in at these positions, one after another, go in as a rule asks. */
function isKept(
  { rule, places: [one, other] }: AskedOrder,
  products: TankContent['products'],
  positions: readonly number[],
): boolean {
  if (rule.inAnyOrder === true) return true;
  const isOneLater = positions.indexOf(one) > positions.indexOf(other);
  const later = products[isOneLater ? one : other]?.product;
  const earlier = products[isOneLater ? other : one]?.product;
  return later !== undefined && earlier !== undefined && asks(rule, later, earlier);
}

const problemOf = (
  code: 'orderMatters' | 'orderReversed',
  rules: ReadonlySet<CompatibilityRule>,
): MixProblem[] =>
  rules.size === 0
    ? []
    : [mixProblem(code, 'mixingOrder', { ruleIds: [...rules].map(({ id }) => id) })];

/**
 * Notes on the order of addition in this tank: one note on the rules that the steps keep, one
 * warning on the rules that the operator's own order turns round. Where the usual order does not
 * keep a rule, the label of a product gives it its place (MODEL.md: the label wins), and nothing is
 * told.
 */
export function orderNotes(
  inputs: MixInputs,
  content: TankContent,
  asked: readonly AskedOrder[],
): MixProblem[] {
  if (asked.length === 0) return [];
  const { positions, classPositions } = orderOf(inputs, content);
  const kept = new Set<CompatibilityRule>();
  const reversed = new Set<CompatibilityRule>();
  for (const each of asked) {
    if (isKept(each, content.products, positions)) kept.add(each.rule);
    else if (isKept(each, content.products, classPositions)) reversed.add(each.rule);
  }
  return [...problemOf('orderMatters', kept), ...problemOf('orderReversed', reversed)];
}
