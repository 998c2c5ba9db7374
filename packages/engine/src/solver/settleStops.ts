import type { Catalogue } from '../catalogue/Catalogue.ts';
import type { MixDraft, MixDraftProduct, ProductRate } from '../mix/MixDraft.ts';
import { draftFields } from '../mix/draftFields.ts';
import type { MixPlan } from '../mix/MixPlan.ts';
import { isStop, type MixProblem, type ProblemCode } from '../mix/MixProblem.ts';
import { RATE_UNITS } from '../catalogue/Product.ts';
import { planMix } from '../planning/planMix.ts';

/** What leads a draft with several stops to a plan in one step. */
export interface StopSettlement {
  /** Products left out of the mix, in the order they stand in it. */
  readonly withoutProductIds: readonly string[];
  /** Rates that are lowered, each to what its label or the tank allows. */
  readonly lowered: readonly { readonly productId: string; readonly rate: ProductRate }[];
  /** Null: the rate stays as it is. */
  readonly applicationRateLPerHa: number | null;
  readonly draft: MixDraft;
  readonly plan: MixPlan;
}

/** More settlements do not fit beside the stops on a phone. */
const MOST_SETTLEMENTS = 3;
/** Who has to leave more products out plans another mix. */
const MOST_LEFT_OUT = 3;
/** Plans that are tried at most, so that a long list of products is answered as fast as a short one. */
const MOST_TRIED = 250;
const HIGHEST_RATE = draftFields.applicationRateLPerHa.limits.max;
const HIGHEST_RATE_TIMES = 4;
/** Application rates are proposed by fives where that leads to a plan too. */
const RATE_STEP = 5;

const PAIRS: readonly ProblemCode[] = ['incompatible', 'solidForms'];
/** Stops that more water a hectare may help against. */
const TOO_STRONG: readonly ProblemCode[] = [
  'doesNotDissolve',
  'wouldFreeze',
  'solidsAboveStop',
  'productsExceedLoad',
];
/** Stops that can be settled by leaving products out, by less of one, or by more water. */
const SETTLED: readonly ProblemCode[] = [
  ...PAIRS,
  ...TOO_STRONG,
  'loadMassAboveLimit',
  'particlesTooLarge',
  'rateAboveLabelMaximum',
];

const linesOf = ({ products }: MixDraft): readonly MixDraftProduct[] => products ?? [];

function pairOf({ code, values }: MixProblem): readonly string[] {
  const { productIds } = values;
  return PAIRS.includes(code) && typeof productIds === 'object' ? (productIds ?? []) : [];
}

/** The rate that a stop names as one that would do; null where it names none. */
function namedRate({ code, values }: MixProblem): ProductRate | null {
  const isLabel = code === 'rateAboveLabelMaximum';
  const value = isLabel ? values['maximum'] : values['workableRate'];
  const unitId = isLabel ? values['maximumUnit'] : values['workableRateUnit'];
  const unit = RATE_UNITS.find((known) => known === unitId);
  return typeof value === 'number' && unit !== undefined ? { value, unit } : null;
}

/** The product a stop speaks of; null where it speaks of the whole mix. */
function productOf({ field, values }: MixProblem, draft: MixDraft): string | null {
  if (typeof values['productId'] === 'string') return values['productId'];
  const line = /^products\.(\d+)/.exec(field ?? '')?.[1];
  return line === undefined ? null : (linesOf(draft)[Number(line)]?.productId ?? null);
}

/**
 * Products that may be left out, the likeliest first: those that must not meet, then those there is
 * too much of; all of them where a stop speaks of the whole mix.
 */
function suspects(draft: MixDraft, stops: readonly MixProblem[]): readonly string[] {
  const named = stops
    .filter(({ code }) => code !== 'rateAboveLabelMaximum')
    .flatMap((stop) => [...pairOf(stop), productOf(stop, draft) ?? []].flat());
  const ofWholeMix = stops.some(
    (stop) => pairOf(stop).length === 0 && productOf(stop, draft) === null,
  );
  const all = ofWholeMix ? linesOf(draft).map(({ productId }) => productId) : [];
  return [...new Set([...named, ...all])];
}

/** Every choice of one id up to so many, the small choices first. */
function choices(ids: readonly string[], most: number): readonly (readonly string[])[] {
  let last: readonly (readonly string[])[] = [[]];
  const found: (readonly string[])[] = [];
  for (let size = 1; size <= most; size += 1) {
    last = last.flatMap((chosen) =>
      ids.slice(ids.indexOf(chosen.at(-1) ?? '') + 1).map((id) => [...chosen, id]),
    );
    found.push(...last);
  }
  return found;
}

const without = (draft: MixDraft, ids: readonly string[]): MixDraft =>
  ids.length === 0
    ? draft
    : {
        ...draft,
        products: linesOf(draft).filter(({ productId }) => !ids.includes(productId)),
        mixingOrder: draft.mixingOrder?.filter((id) => !ids.includes(id)) ?? null,
      };

const withRates = (draft: MixDraft, rates: StopSettlement['lowered']): MixDraft =>
  rates.length === 0
    ? draft
    : {
        ...draft,
        products: linesOf(draft).map((line) => {
          const lowered = rates.find(({ productId }) => productId === line.productId);
          return lowered === undefined ? line : { ...line, rate: lowered.rate };
        }),
      };

class Trials {
  readonly #catalogue: Catalogue;
  #left = MOST_TRIED;

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue;
  }

  /**
   * The result of a draft; null once enough were tried. A plan that comes near to freezing counts
   * as none: nobody is to be led there.
   */
  plan(draft: MixDraft): ReturnType<typeof planMix> | null {
    if (this.#left === 0) return null;
    this.#left -= 1;
    const { plan, problems } = planMix(draft, this.#catalogue);
    const isNear = problems.some(({ code }) => code === 'nearFreezing');
    return { plan: isNear ? null : plan, problems };
  }

  /** The lowest rate that leads to a plan, L/ha, by fives where one of those does; else null. */
  applicationRate(draft: MixDraft): number | null {
    const now = draft.applicationRateLPerHa ?? null;
    if (now === null) return null;
    const works = (applicationRateLPerHa: number): boolean =>
      (this.plan({ ...draft, applicationRateLPerHa })?.plan ?? null) !== null;
    let low = Math.floor(now);
    let high = Math.floor(Math.min(HIGHEST_RATE, now * HIGHEST_RATE_TIMES));
    if (high <= low || !works(high)) return null;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (works(middle)) high = middle;
      else low = middle;
    }
    const round = Math.ceil(high / RATE_STEP) * RATE_STEP;
    return round <= HIGHEST_RATE && works(round) ? round : high;
  }

  /** The draft as it is, else with more water where that alone is missing. */
  settled(
    draft: MixDraft,
  ): Pick<StopSettlement, 'applicationRateLPerHa' | 'draft' | 'plan'> | null {
    const result = this.plan(draft);
    if (result === null) return null;
    if (result.plan !== null) return { applicationRateLPerHa: null, draft, plan: result.plan };
    if (!result.problems.filter(isStop).every(({ code }) => TOO_STRONG.includes(code))) return null;
    const applicationRateLPerHa = this.applicationRate(draft);
    if (applicationRateLPerHa === null) return null;
    const watered = { ...draft, applicationRateLPerHa };
    const plan = this.plan(watered)?.plan ?? null;
    return plan === null ? null : { applicationRateLPerHa, draft: watered, plan };
  }
}

/**
 * Ways to settle every stop of a draft in one step: products left out, a rate lowered to its label's
 * or to what the tank takes, and where that is not enough more water a hectare. Each was tried as a
 * whole and leads to a plan; no way leaves out more than another one that is offered. At most 3, those
 * that leave out least first; none where a stop is for the operator to answer, such as an unknown
 * density.
 * @param stops what `calculateMix` says of this draft
 */
export function settleStops(
  draft: MixDraft,
  catalogue: Catalogue,
  stops: readonly MixProblem[],
): readonly StopSettlement[] {
  if (stops.length === 0 || !stops.every(({ code }) => SETTLED.includes(code))) return [];
  const trials = new Trials(catalogue);
  const pairs = stops.map(pairOf).filter((pair) => pair.length > 0);
  const labels = loweredBy(
    draft,
    stops.filter(({ code }) => code === 'rateAboveLabelMaximum'),
  );
  const [less] = labels.length > 0 ? [] : loweredBy(draft, stops);
  const most = Math.min(MOST_LEFT_OUT, linesOf(draft).length - 1);
  const attempts = [
    { out: [], rates: labels },
    ...(less === undefined ? [] : [{ out: [], rates: [less] }]),
    ...choices(suspects(draft, stops), most).map((out) => ({ out, rates: labels })),
  ];
  const found: StopSettlement[] = [];
  for (const { out, rates } of attempts) {
    if (found.length === MOST_SETTLEMENTS) break;
    if (!pairs.every((pair) => pair.some((id) => out.includes(id)))) continue;
    const leavesOutMore = found.some(
      ({ withoutProductIds: others }) =>
        others.length < out.length && others.every((id) => out.includes(id)),
    );
    if (leavesOutMore) continue;
    const lowered = rates.filter(({ productId }) => !out.includes(productId));
    const settled = trials.settled(withRates(without(draft, out), lowered));
    if (settled === null) continue;
    const withoutProductIds = linesOf(draft)
      .map(({ productId }) => productId)
      .filter((id) => out.includes(id));
    found.push({ ...settled, withoutProductIds, lowered });
  }
  return found;
}

/** Each product once, at the rate that a stop names for it. */
function loweredBy(draft: MixDraft, stops: readonly MixProblem[]): StopSettlement['lowered'] {
  const rates = new Map<string, ProductRate>();
  for (const stop of stops) {
    const productId = productOf(stop, draft);
    const rate = namedRate(stop);
    if (productId !== null && rate !== null && !rates.has(productId)) rates.set(productId, rate);
  }
  return [...rates].map(([productId, rate]) => ({ productId, rate }));
}
