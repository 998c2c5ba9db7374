import type { MixInputs } from '../mix/MixInputs.ts';
import type { PairVerdict } from '../mix/MixPlan.ts';
import { mixProblem, type MixProblem } from '../mix/MixProblem.ts';
import type { TankBalance, TankContent } from '../tank/TankContent.ts';
import type { CompatibilityRule, CompatibilityVerdict } from '../catalogue/CompatibilityRule.ts';
import { gypsumTest, isGypsumRule, type GypsumTest } from './gypsum.ts';
import { rulesBetween, type RulesBetween } from './rulesBetween.ts';

/** More products than this in one tank are hard to foresee (S72). */
const USUAL_PARTNERS = 3;

/** What is known of one pair of different products of the mix. */
interface Pair extends RulesBetween {
  readonly productIds: readonly [string, string];
  /** The sums behind the rule of gypsum; null when it does not speak or cannot be done. */
  readonly gypsum: GypsumTest | null;
}

/** Verdict of one rule, after the sums where there are any. */
const verdictOf = (rule: CompatibilityRule, { gypsum }: Pair): CompatibilityVerdict =>
  gypsum !== null && !gypsum.forms && isGypsumRule(rule) ? 'caution' : rule.verdict;

/** The pair's verdict, after the sums where there are any. */
function worstOf(pair: Pair): CompatibilityVerdict | null {
  if (pair.gypsum === null) return pair.verdict;
  const verdicts = pair.rules.map((rule) => verdictOf(rule, pair));
  if (verdicts.includes('incompatible')) return 'incompatible';
  return verdicts.includes('caution') ? 'caution' : pair.verdict;
}

/** Why the label allows the pair, as the operator wrote it; null when it does not. */
function allowanceFor(inputs: MixInputs, [a, b]: readonly [string, string]): string | null {
  const allowance = inputs.labelAllowances.find(
    ({ productIds: [c, d] }) => (a === c && b === d) || (a === d && b === c),
  );
  return allowance?.reason ?? null;
}

const mechanismsOf = (rules: readonly CompatibilityRule[]): string[] => [
  ...new Set(rules.map(({ mechanism }) => mechanism)),
];

/** Problems of one pair: what the sums decide apart from what the rules say outright. */
function pairProblems(inputs: MixInputs, pair: Pair): MixProblem[] {
  const { productIds, gypsum } = pair;
  const plain = gypsum === null ? pair.rules : pair.rules.filter((rule) => !isGypsumRule(rule));
  const problems: MixProblem[] = [];
  const labelReason = allowanceFor(inputs, productIds);
  const forbid = (code: 'incompatible' | 'gypsumForms', values: MixProblem['values']): void => {
    problems.push(
      labelReason === null
        ? mixProblem(code, 'products', values)
        : mixProblem('incompatibleByLabelAllowed', 'products', { ...values, labelReason }),
    );
  };
  const forbidding = plain.filter(({ verdict }) => verdict === 'incompatible');
  if (forbidding.length > 0)
    forbid('incompatible', {
      productIds,
      ruleIds: forbidding.map(({ id }) => id),
      mechanisms: mechanismsOf(forbidding),
    });
  if (gypsum !== null) {
    const { forms, ...amounts } = gypsum;
    if (forms) forbid('gypsumForms', { productIds, ...amounts });
    else problems.push(mixProblem('gypsumStaysDissolved', 'products', { productIds, ...amounts }));
  }
  const cautions = plain.filter(({ verdict }) => verdict === 'caution');
  // What stops needs no second word, unless a label lets it pass: then the care stands.
  if (cautions.length > 0 && (worstOf(pair) === 'caution' || labelReason !== null))
    problems.push(
      mixProblem('useWithCaution', 'products', {
        productIds,
        ruleIds: cautions.map(({ id }) => id),
        mechanisms: mechanismsOf(cautions),
      }),
    );
  return problems;
}

/** Every two products of the tank once, in the order of the content. */
function pairsOf(inputs: MixInputs, content: TankContent, balance: TankBalance): Pair[] {
  const pairs: Pair[] = [];
  for (const [position, { product }] of content.products.entries())
    for (let next = position + 1; next < content.products.length; next += 1) {
      const other = content.products[next]?.product;
      if (other === undefined || other.id === product.id) continue;
      const between = rulesBetween(inputs.compatibilityRules, product, other);
      pairs.push({
        ...between,
        productIds: [product.id, other.id],
        gypsum: between.rules.some(isGypsumRule)
          ? gypsumTest(content, balance, inputs.waterAnalysis)
          : null,
      });
    }
  return pairs;
}

/**
 * What is known of the products of one load together. Rules hold between different products, both
 * ways round (facts 4.1); the worst verdict of a pair stands, all its reasons are kept. Gypsum is
 * worked out instead of forbidden where the amounts are known. A pair of which some group is not
 * known with some group of the other has the verdict null: not known, never compatible. What only
 * asks for an order of addition is one note on the order.
 */
export function assessCompatibility(
  inputs: MixInputs,
  content: TankContent,
  balance: TankBalance,
): { pairs: PairVerdict[]; problems: MixProblem[] } {
  const pairs: PairVerdict[] = [];
  const problems: MixProblem[] = [];
  const unknown: string[] = [];
  const ordering = new Set<string>();
  for (const pair of pairsOf(inputs, content, balance)) {
    const { productIds, reasons, rules } = pair;
    const verdict = worstOf(pair);
    pairs.push({ productIds, verdict, reasons });
    if (verdict === null) unknown.push(`${productIds[0]}+${productIds[1]}`);
    problems.push(...pairProblems(inputs, pair));
    for (const { id, mechanism } of rules) if (mechanism === 'order') ordering.add(id);
  }
  if (ordering.size > 0)
    problems.push(mixProblem('orderMatters', 'mixingOrder', { ruleIds: [...ordering] }));
  if (unknown.length > 0) problems.push(mixProblem('nothingKnown', 'products', { pairs: unknown }));
  const partners = content.products.length;
  if (partners > USUAL_PARTNERS)
    problems.push(
      mixProblem('manyPartners', 'products', { partners, usualPartners: USUAL_PARTNERS }),
    );
  return { pairs, problems };
}
