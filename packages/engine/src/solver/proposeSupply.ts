import type { Catalogue } from '../catalogue/Catalogue.ts';
import { planMix } from '../planning/planMix.ts';
import type { MixDraft, MixDraftProduct, ProductRate } from '../mix/MixDraft.ts';
import { treatedShare } from '../mix/treatedShare.ts';
import type { MixPlan } from '../mix/MixPlan.ts';
import { isStop, type MixProblem } from '../mix/MixProblem.ts';
import { applyOverrides } from '../products/applyOverrides.ts';
import type { Nutrient, Product } from '../catalogue/Product.ts';
import { meets, meetSupply, type SupplyChoice } from './meetSupply.ts';
import { solveMix } from './solveMix.ts';

/** What is wanted of each nutrient, elemental kg/ha, more than 0. */
export type NutrientTarget = Readonly<Partial<Record<Nutrient, number>>>;

/** What a hectare gets of one nutrient that was asked for. */
export interface TargetMet {
  readonly nutrient: Nutrient;
  readonly wantedKgPerHa: number;
  readonly suppliedKgPerHa: number;
}

/** A draft whose products bring a nutrient target, or come as close as they can. */
export interface SupplyProposal {
  readonly draft: MixDraft;
  readonly plan: MixPlan;
  readonly problems: readonly MixProblem[];
  /** As the plan has it, all products of the mix counted. */
  readonly targets: readonly TargetMet[];
  /** True where the products did not work at the application rate of the draft. */
  readonly otherApplicationRate: boolean;
}

export interface SupplyProposals {
  /** Closest first, of equals the lightest. */
  readonly proposals: readonly SupplyProposal[];
  /** Why there is no proposal: what stops the first way. */
  readonly problems: readonly MixProblem[];
}

/** How many ways are shown: of those that reach the target, and of those that only come near. */
const MOST_THAT_MEET = 4;
const MOST_THAT_COME_NEAR = 2;
/** A nutrient that lacks less than this is there already. */
const NOTHING_KG_PER_HA = 0.001;
/** Digits that a scale or a jug is read to; a finer rate is no better. */
const RATE_DIGITS = 3;

/** What the products that stay bring already. */
function alreadySupplied(
  draft: MixDraft,
  kept: readonly MixDraftProduct[],
  catalogue: Catalogue,
): { readonly kgPerHa: NutrientTarget; readonly problems: readonly MixProblem[] } {
  if (kept.length === 0) return { kgPerHa: {}, problems: [] };
  const { plan, problems } = planMix({ ...draft, products: kept }, catalogue);
  return plan === null
    ? { kgPerHa: {}, problems: problems.filter(isStop) }
    : { kgPerHa: plan.supply.elementalKgPerHa, problems: [] };
}

const readable = (rate: number): number => Number(rate.toPrecision(RATE_DIGITS));

/** A liquid is measured in litres; meetSupply takes only those whose density is known. */
const rateOf = ({ form, liquidDensityKgPerL }: Product, kgPerHa: number): ProductRate =>
  form === 'liquid' && liquidDensityKgPerL !== null
    ? {
        value: readable(kgPerHa / liquidDensityKgPerL),
        unit: 'L/ha',
      }
    : { value: readable(kgPerHa), unit: 'kg/ha' };

/**
 * The draft with the products that stay and those of a choice, each on its own line where it has
 * one.
 */
function withChoice(
  draft: MixDraft,
  kept: readonly MixDraftProduct[],
  choice: SupplyChoice,
  candidates: readonly Product[],
): MixDraft {
  const lines = draft.products ?? [];
  const rates = new Map<string, ProductRate>();
  // The nutrients are wanted on a hectare of the field, and the bands alone have to bring them.
  const share = treatedShare(draft) ?? 1;
  for (const { productId, kgPerHa } of choice.rates) {
    const product = candidates.find(({ id }) => id === productId);
    if (product !== undefined) rates.set(productId, rateOf(product, kgPerHa / share));
  }
  const standing = lines.flatMap((line) => {
    const rate = rates.get(line.productId);
    if (rate !== undefined) return [{ ...line, rate }];
    return kept.includes(line) ? [line] : [];
  });
  const added = [...rates]
    .filter(([productId]) => !lines.some((line) => line.productId === productId))
    .map(([productId, rate]) => ({ productId, rate }));
  return { ...draft, products: [...standing, ...added] };
}

/** What the operator's own bag or label says of a product that is in the mix already. */
const overridesOf = ({ products = [] }: MixDraft, { id }: Product) =>
  products.find(({ productId }) => productId === id)?.overrides ?? null;

/** The draft as it stands where it works, else with the rate and split that the solver finds. */
function workable(
  draft: MixDraft,
  catalogue: Catalogue,
): { readonly draft: MixDraft; readonly found: boolean } | null {
  if (planMix(draft, catalogue).plan !== null) return { draft, found: false };
  const target = Object.entries(draft).filter(
    ([key]) => key !== 'applicationRateLPerHa' && key !== 'loadSplit',
  );
  const [best] = solveMix(Object.fromEntries(target), catalogue).proposals;
  if (best === undefined) return null;
  const { applicationRateLPerHa = null, loadSplit = null } = best.draft;
  return { draft: { ...draft, applicationRateLPerHa, loadSplit }, found: true };
}

/**
 * Product rates that bring the wanted nutrients: the candidates' rates are looked for, every other
 * product of the draft stays and counts. Where no rates reach the target, those that come closest;
 * each says what is short and what is over. The figures are those of `calculateMix` for exactly the
 * draft that is proposed. Worked by `meetSupply`, least squares without negative rates.
 */
export function proposeSupply(
  draft: MixDraft,
  wanted: NutrientTarget,
  candidateIds: readonly string[],
  catalogue: Catalogue,
): SupplyProposals {
  const candidates = catalogue.products
    .filter(({ id }) => candidateIds.includes(id))
    .map((product) => applyOverrides(product, overridesOf(draft, product)))
    .filter(({ form, liquidDensityKgPerL }) => form !== 'liquid' || liquidDensityKgPerL !== null);
  const kept = (draft.products ?? []).filter(({ productId }) => !candidateIds.includes(productId));
  const already = alreadySupplied(draft, kept, catalogue);
  if (already.problems.length > 0) return { proposals: [], problems: already.problems };
  const open = Object.entries(wanted).flatMap(([nutrient, kgPerHa]) => {
    const left = kgPerHa - (already.kgPerHa[nutrient as Nutrient] ?? 0);
    return left > NOTHING_KG_PER_HA ? [[nutrient, left] as const] : [];
  });
  const choices = meetSupply(Object.fromEntries(open), candidates);
  const exact = choices.filter(meets);
  const tried =
    exact.length > 0 ? exact.slice(0, MOST_THAT_MEET) : choices.slice(0, MOST_THAT_COME_NEAR);
  const proposals: SupplyProposal[] = [];
  let stopped: readonly MixProblem[] = [];
  for (const choice of tried) {
    const made = withChoice(draft, kept, choice, candidates);
    const works = workable(made, catalogue);
    const { plan, problems } = planMix(works?.draft ?? made, catalogue);
    if (works === null || plan === null) {
      if (stopped.length === 0) stopped = problems.filter(isStop);
      continue;
    }
    proposals.push({
      draft: works.draft,
      plan,
      problems,
      targets: Object.entries(wanted).map(([nutrient, wantedKgPerHa]) => ({
        nutrient: nutrient as Nutrient,
        wantedKgPerHa,
        suppliedKgPerHa: plan.supply.elementalKgPerHa[nutrient as Nutrient] ?? 0,
      })),
      otherApplicationRate: works.found,
    });
  }
  return { proposals, problems: proposals.length > 0 ? [] : stopped };
}
