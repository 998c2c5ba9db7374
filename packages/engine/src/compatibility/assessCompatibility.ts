import type { MixInputs } from '../mix/MixInputs.ts';
import type { PairVerdict } from '../mix/MixPlan.ts';
import { mixProblem, type MixProblem } from '../mix/MixProblem.ts';
import type { TankBalance, TankContent } from '../tank/TankContent.ts';
import {
  SEEN_IN_A_JAR,
  type CompatibilityRule,
  type CompatibilityVerdict,
} from '../catalogue/CompatibilityRule.ts';
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

function worstOf(pair: Pair): CompatibilityVerdict | null {
  let worst: CompatibilityVerdict | null = null;
  for (const rule of pair.rules) {
    const verdict = verdictOf(rule, pair);
    if (verdict === 'incompatible') return verdict;
    if (worst !== 'caution') worst = verdict;
  }
  return worst;
}

/** Why the label allows the pair, as the operator wrote it; null when it does not. */
function allowanceFor(inputs: MixInputs, [a, b]: readonly [string, string]): string | null {
  const allowance = inputs.labelAllowances.find(
    ({ productIds: [c, d] }) => (a === c && b === d) || (a === d && b === c),
  );
  return allowance?.reason ?? null;
}

/** Problems of one pair: what the sums decide apart from what the rules say outright. */
function pairProblems(inputs: MixInputs, pair: Pair): MixProblem[] {
  const { productIds, gypsum } = pair;
  const plain = gypsum === null ? pair.rules : pair.rules.filter((rule) => !isGypsumRule(rule));
  const idsOf = (verdict: CompatibilityVerdict): string[] =>
    plain.filter((rule) => rule.verdict === verdict).map(({ id }) => id);
  const problems: MixProblem[] = [];
  const forbid = (code: 'incompatible' | 'gypsumForms', values: MixProblem['values']): void => {
    const labelReason = allowanceFor(inputs, productIds);
    problems.push(
      labelReason === null
        ? mixProblem(code, 'products', values)
        : mixProblem('incompatibleByLabelAllowed', 'products', { ...values, labelReason }),
    );
  };
  const forbidding = idsOf('incompatible');
  if (forbidding.length > 0) forbid('incompatible', { productIds, ruleIds: forbidding });
  if (gypsum !== null) {
    const { forms, ...amounts } = gypsum;
    if (forms) forbid('gypsumForms', { productIds, ...amounts });
    else problems.push(mixProblem('gypsumStaysDissolved', 'products', { productIds, ...amounts }));
  }
  const cautions = idsOf('caution');
  if (cautions.length > 0 && worstOf(pair) === 'caution') {
    const isSeen = plain.some(
      ({ verdict, mechanism }) => verdict === 'caution' && SEEN_IN_A_JAR.includes(mechanism),
    );
    const values = { productIds, ruleIds: cautions, jarShows: isSeen ? 'yes' : 'no' };
    problems.push(mixProblem('useWithCaution', 'products', values));
  }
  return problems;
}

/** Every two products of the tank once, in the order of the content. */
function pairsOf(inputs: MixInputs, content: TankContent, balance: TankBalance): Pair[] {
  const pairs: Pair[] = [];
  for (const [position, { product }] of content.products.entries())
    for (let next = position + 1; next < content.products.length; next += 1) {
      const other = content.products[next]?.product;
      if (other === undefined || other.id === product.id) continue;
      const { rules, reasons } = rulesBetween(
        inputs.compatibilityRules,
        product.groups,
        other.groups,
      );
      pairs.push({
        productIds: [product.id, other.id],
        rules,
        reasons,
        gypsum: rules.some(isGypsumRule)
          ? gypsumTest(content, balance, inputs.waterAnalysis)
          : null,
      });
    }
  return pairs;
}

/**
 * What is known of the products of one load together. Rules hold between different products, both
 * ways round (facts 4.1); the worst verdict of a pair stands, all its reasons are kept. Gypsum is
 * worked out instead of forbidden where the amounts are known. A pair no rule speaks of has the
 * verdict null: nothing known, never compatible.
 */
export function assessCompatibility(
  inputs: MixInputs,
  content: TankContent,
  balance: TankBalance,
): { pairs: PairVerdict[]; problems: MixProblem[] } {
  const pairs: PairVerdict[] = [];
  const problems: MixProblem[] = [];
  const unknown: string[] = [];
  for (const pair of pairsOf(inputs, content, balance)) {
    const { productIds, reasons } = pair;
    pairs.push({ productIds, verdict: worstOf(pair), reasons });
    if (reasons.length === 0) unknown.push(`${productIds[0]}+${productIds[1]}`);
    else problems.push(...pairProblems(inputs, pair));
  }
  if (unknown.length > 0) problems.push(mixProblem('nothingKnown', 'products', { pairs: unknown }));
  const partners = content.products.length;
  if (partners > USUAL_PARTNERS)
    problems.push(
      mixProblem('manyPartners', 'products', { partners, usualPartners: USUAL_PARTNERS }),
    );
  return { pairs, problems };
}
