import type { MixInputs } from '../mix/MixInputs.ts';
import type { PairVerdict } from '../mix/MixPlan.ts';
import { mixProblem, type MixProblem } from '../mix/MixProblem.ts';
import type { Celsius } from '../units/quantity.ts';
import type { TankBalance } from '../tank/TankBalance.ts';
import type { TankContent, TankProduct } from '../tank/TankContent.ts';
import type { CompatibilityRule, CompatibilityVerdict } from '../catalogue/CompatibilityRule.ts';
import type { Product } from '../catalogue/Product.ts';
import { carbonateOfWater } from '../precipitation/carbonateOfWater.ts';
import type { PhRange } from '../precipitation/phOfProduct.ts';
import { precipitate, type Precipitate } from '../precipitation/precipitate.ts';
import { tankIons, type TankIons } from '../precipitation/tankIons.ts';
import { isConditioner } from '../tank/ammoniumSulphate.ts';
import { rulesBetween, type RulesBetween } from './rulesBetween.ts';
import { rulesInMix, weaknessOf } from './rulesInMix.ts';

/** More products than this in one tank are hard to foresee (S72). */
const USUAL_PARTNERS = 3;

/** What is known of one pair of different products of the mix. */
interface Pair {
  readonly between: RulesBetween;
  /** Positions of the two products in the content. */
  readonly places: readonly [number, number];
  readonly productIds: readonly [string, string];
  /**
   * What the rules of solids come to where the amounts are known; the other rules hold as they are.
   */
  readonly worked: ReadonlyMap<CompatibilityRule, Precipitate>;
}

/** The pair's verdict, with solids that were worked out in place of the verdicts of their rules. */
function worstOf({ between, worked }: Pair): CompatibilityVerdict | null {
  if (worked.size === 0) return between.verdict;
  const verdicts = between.rules.map((rule) => worked.get(rule)?.verdict ?? rule.verdict);
  if (verdicts.includes('incompatible')) return 'incompatible';
  if (verdicts.includes('caution')) return 'caution';
  return between.isKnown ? 'compatible' : null;
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

const SOLID_CODES = {
  incompatible: 'solidForms',
  caution: 'solidMayForm',
  compatible: 'solidStaysDissolved',
} as const;

/**
 * Problems of one pair: what worked-out solids decide is told apart from what rules say outright.
 */
function pairProblems(inputs: MixInputs, pair: Pair): MixProblem[] {
  const { between, productIds, worked } = pair;
  if (worked.size === 0 && (between.verdict ?? 'compatible') === 'compatible') return [];
  const plain = between.rules.filter((rule) => !worked.has(rule));
  const labelReason = allowanceFor(inputs, productIds);
  const problems: MixProblem[] = [];
  const forbid = (code: 'incompatible' | 'solidForms', values: MixProblem['values']): void => {
    problems.push(
      labelReason === null
        ? mixProblem(code, 'products', values)
        : mixProblem('incompatibleByLabelAllowed', 'products', { ...values, labelReason }),
    );
  };
  const of = (verdict: CompatibilityVerdict, some: readonly CompatibilityRule[]) => {
    const those = some.filter((rule) => rule.verdict === verdict);
    const ruleIds = those.map(({ id }) => id);
    return { productIds, ruleIds, mechanisms: mechanismsOf(those) };
  };
  const forbidden = of('incompatible', plain);
  if (forbidden.ruleIds.length > 0) forbid('incompatible', forbidden);
  for (const { solid, verdict, saturation, kgPer100L, isLeast } of worked.values()) {
    const code = SOLID_CODES[verdict];
    const values = {
      productIds,
      solid,
      saturation,
      kgPer100L,
      figures: isLeast ? 'least' : 'all',
      mechanisms: ['precipitation'],
    };
    if (code === 'solidForms') forbid(code, values);
    else problems.push(mixProblem(code, 'products', values));
  }
  const cautions = of('caution', plain);
  // A pair that stops needs no caution as well, unless a label lets it pass: then the caution
  // stands.
  if (cautions.ruleIds.length > 0 && (worstOf(pair) === 'caution' || labelReason !== null))
    problems.push(mixProblem('useWithCaution', 'products', cautions));
  return problems;
}

const NONE: Pair['worked'] = new Map();

/** The solids of a pair, where the tank allows a calculation. */
function workOut(
  { ofSolids }: RulesBetween,
  product: Product,
  other: Product,
  tank: TankIons | null,
): Pair['worked'] {
  if (tank === null) return NONE;
  const worked = new Map<CompatibilityRule, Precipitate>();
  for (const rule of ofSolids) {
    const made = precipitate(rule, tank, product, other);
    if (made !== null) worked.set(rule, made);
  }
  return worked;
}

/** Every two products of the tank once, in the order of the content. */
function pairsOf(inputs: MixInputs, content: TankContent, ions: () => TankIons | null): Pair[] {
  const pairs: Pair[] = [];
  const isWeak = weaknessOf(content);
  for (const [position, { product }] of content.products.entries())
    for (let next = position + 1; next < content.products.length; next += 1) {
      const other = content.products[next]?.product;
      if (other === undefined || other.id === product.id) continue;
      const read = rulesBetween(inputs.compatibilityRules, product, other);
      const between = rulesInMix(read, inputs, isWeak);
      const worked =
        between.ofSolids.length === 0 ? NONE : workOut(between, product, other, ions());
      pairs.push({
        between,
        places: [position, next],
        productIds: [product.id, other.id],
        worked,
      });
    }
  return pairs;
}

/**
 * Whether a product counts as a partner. Wetters and antifoam go in for the liquid, conditioners
 * for the water: they do not count; oils do.
 */
function isPartner(item: TankProduct, freshL: number): boolean {
  const { groups } = item.product;
  const wets = groups.includes('NIS') && !groups.includes('OIL');
  return !wets && !groups.includes('ANTIFOAM') && !isConditioner(item, freshL);
}

/** A rule of order, and the positions in the content of the two products it speaks of. */
export interface AskedOrder {
  readonly rule: CompatibilityRule;
  readonly places: readonly [number, number];
}

/**
 * What is known of the products of one load together. Rules hold between different products, both
 * ways round (MODEL.md); the worst verdict of a pair stands, all its reasons are kept. What drops
 * out as a solid is worked out instead of forbidden where the amounts are known. A pair of which
 * some group is not known with some group of the other has the verdict null: not known, never
 * compatible. Rules that only ask for an order of addition are handed on in `asked`: the filling
 * steps decide what is told of them.
 */
export function assessCompatibility(
  inputs: MixInputs,
  content: TankContent,
  balance: TankBalance,
  endTemperatureC: Celsius | null,
  ph: PhRange | null,
): { pairs: PairVerdict[]; asked: AskedOrder[]; problems: MixProblem[] } {
  const pairs: PairVerdict[] = [];
  const asked: AskedOrder[] = [];
  const problems: MixProblem[] = [];
  const unknown: string[] = [];
  let ions: TankIons | null | undefined;
  const ionsOnce = () =>
    (ions ??= tankIons(content, balance, inputs.waterAnalysis, endTemperatureC, ph));
  // Only bicarbonate that the operator typed drops anything.
  const withCarbonate = inputs.waterAnalysis?.bicarbonatePpm == null ? null : ionsOnce();
  if (withCarbonate !== null) problems.push(...carbonateOfWater(content, withCarbonate));
  for (const pair of pairsOf(inputs, content, ionsOnce)) {
    const { between, places, productIds } = pair;
    const verdict = worstOf(pair);
    pairs.push({ productIds, verdict, reasons: between.reasons });
    if (verdict === null) unknown.push(`${productIds[0]}+${productIds[1]}`);
    problems.push(...pairProblems(inputs, pair));
    for (const rule of between.ofOrder) asked.push({ rule, places });
  }
  if (unknown.length > 0) problems.push(mixProblem('nothingKnown', 'products', { pairs: unknown }));
  const partners = content.products.filter((item) => isPartner(item, content.freshL)).length;
  if (partners > USUAL_PARTNERS)
    problems.push(
      mixProblem('manyPartners', 'products', { partners, usualPartners: USUAL_PARTNERS }),
    );
  return { pairs, asked, problems };
}
