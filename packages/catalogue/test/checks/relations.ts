import type { MixDraft, MixDraftProduct, MixPlan, MixResult, RateUnit } from '@mix/engine';
import type { Random } from '../random/Random.ts';
import { differ } from './differ.ts';
import { throughUnits } from './throughUnits.ts';

/**
 * A change of a draft whose effect on the answer is known without knowing the answer: the changed
 * draft, and the first way in which the two answers do not show that effect.
 */
export interface Relation {
  readonly name: string;
  readonly changed: (draft: MixDraft, random: Random) => MixDraft;
  readonly fault: (before: MixResult, after: MixResult, draft: MixDraft) => string | null;
}

/** Stops that a larger or smaller job brings by itself. */
const LIMITS = new Set([
  'belowMinimum',
  'aboveMaximum',
  'tooManyLoads',
  'loadMassAboveLimit',
  'heelAboveTank',
]);

const stopCodes = ({ problems }: MixResult): string[] =>
  problems
    .filter(({ severity }) => severity === 'stop')
    .map(({ code }) => code)
    .sort();

const isPerLoad = ({ rate }: MixDraftProduct): boolean => rate?.unit.endsWith('/load') ?? false;
const anyPerLoad = ({ products }: MixDraft): boolean => products?.some(isPerLoad) ?? false;

/** The first figure of a whole job that is not `times` that of the other job. */
function jobDiffers(before: MixPlan, after: MixPlan, times: number, scaleL: number): string | null {
  if (differ(before.jobVolumeL * times, after.jobVolumeL)) return 'the job volume';
  if (differ(before.carrierTotalL * times, after.carrierTotalL, scaleL * times))
    return 'the carrier';
  for (const { productId, amount } of before.productTotals) {
    const other = after.productTotals.find((total) => total.productId === productId);
    if (other === undefined || differ(amount.value * times, other.amount.value))
      return `the total of ${productId}`;
  }
  return null;
}

const covers = ({ problems }: MixResult): boolean =>
  problems.some(({ code }) => code === 'heelCoversJob');

const scaleOf = (plan: MixPlan): number => plan.jobVolumeL;

/** Both plans, or what is wrong when only one is there; `allowed` are stops the change may bring. */
function bothPlans(
  before: MixResult,
  after: MixResult,
  allowed: ReadonlySet<string>,
): readonly [MixPlan, MixPlan] | string | null {
  if (before.plan !== null && after.plan !== null) return [before.plan, after.plan];
  if (before.plan === null && after.plan === null) return null;
  const codes = stopCodes(before.plan === null ? before : after);
  return codes.every((code) => allowed.has(code)) ? null : `only one plan: ${codes.join(', ')}`;
}

/** Stops at an edge of nature: a mix exactly on it may fall to either side by the last binary digit. */
const EDGES: ReadonlySet<string> = new Set([
  'displacementUnknown',
  'doesNotDissolve',
  'solidForms',
  'loadMassAboveLimit',
  'productsExceedLoad',
  'solidsAboveStop',
  'wouldFreeze',
]);

const permuted: Relation = {
  name: 'the order in which products are listed changes nothing',
  changed: (draft, random) => {
    const products = [...(draft.products ?? [])];
    for (let place = products.length - 1; place > 0; place -= 1) {
      const other = random.whole(0, place);
      const [a, b] = [products[place], products[other]];
      if (a !== undefined && b !== undefined) [products[place], products[other]] = [b, a];
    }
    return { ...draft, products };
  },
  fault: (before, after) => {
    const plans = bothPlans(before, after, EDGES);
    if (plans === null || typeof plans === 'string') return plans;
    if (plans[0].loadCount !== plans[1].loadCount) return 'the number of loads';
    return jobDiffers(plans[0], plans[1], 1, scaleOf(plans[0]));
  },
};

/**
 * The first product of which a larger job does not take more. A product dosed per load is passed
 * over where mix stays in the tank: a smaller equal load leaves a larger share of its dose for the
 * next load, so that a sliver less may go in.
 */
function productNotMore(
  before: MixPlan,
  after: MixPlan,
  perLoad: ReadonlySet<string>,
  mayStay: (id: string) => boolean,
) {
  for (const { amount, productId } of before.productTotals) {
    if (perLoad.has(productId) && (before.tankResidualL ?? 0) > 0) continue;
    const now = after.productTotals.find((total) => total.productId === productId)?.amount.value;
    const least = mayStay(productId) ? amount.value * (1 - 1e-9) : amount.value * (1 + 1e-9);
    if (now === undefined || now < least) return `${String(now)}, before ${String(amount.value)}`;
  }
  return null;
}

const moreArea: Relation = {
  name: 'more area takes more of everything',
  changed: (draft, random) => ({
    ...draft,
    sprayAreaHa: (draft.sprayAreaHa ?? 1) * (1.01 + 2 * random.next()),
  }),
  fault: ({ plan: less }, after, draft) => {
    const { plan: more } = after;
    if (less === null || more === null) return null;
    if (more.loadCount < less.loadCount) return 'fewer loads';
    if (!(more.jobVolumeL > less.jobVolumeL)) return 'no more volume';
    if (!anyPerLoad(draft) && more.carrierTotalL < less.carrierTotalL * (1 - 1e-9))
      return 'less carrier';
    const perLoad = new Set(draft.products?.filter(isPerLoad).map(({ productId }) => productId));
    // A dose per load is the same in every load, and a heel that covers the job brings all of its
    // product: an amount that is not less is enough.
    return productNotMore(less, more, perLoad, (id) => perLoad.has(id) || covers(after));
  },
};

const otherTank: Relation = {
  name: 'another tank changes the loads, not the job',
  changed: (draft, random) => ({
    ...draft,
    tankCapacityL: (draft.tankCapacityL ?? 1000) * (0.5 + 2 * random.next()),
  }),
  fault: (before, after, draft) => {
    if (anyPerLoad(draft) || before.plan === null || after.plan === null) return null;
    return covers(before) || covers(after)
      ? null
      : jobDiffers(before.plan, after.plan, 1, scaleOf(before.plan));
  },
};

const twice = (value: number | null | undefined): number | null =>
  value === null || value === undefined ? null : value * 2;

const doubled: Relation = {
  name: 'twice the job in twice the tank is twice of everything',
  changed: (draft) => ({
    ...draft,
    sprayAreaHa: twice(draft.sprayAreaHa),
    tankCapacityL: twice(draft.tankCapacityL),
    deadVolumeL: twice(draft.deadVolumeL),
    tankResidualL: twice(draft.tankResidualL),
    maxLoadMassKg: twice(draft.maxLoadMassKg),
    ...(draft.heel && { heel: { ...draft.heel, volumeL: twice(draft.heel.volumeL) } }),
    products: (draft.products ?? []).map((line) =>
      isPerLoad(line) && line.rate !== null
        ? { ...line, rate: { ...line.rate, value: line.rate.value * 2 } }
        : line,
    ),
  }),
  fault: (before, after, draft) => {
    // A catalogue machine brings its own dead volume, which does not double.
    if (draft.machineId != null && draft.deadVolumeL == null) return null;
    const plans = bothPlans(before, after, LIMITS);
    if (plans === null || typeof plans === 'string') return plans;
    if (plans[0].loadCount !== plans[1].loadCount) return 'the number of loads';
    return jobDiffers(plans[0], plans[1], 2, scaleOf(plans[0]));
  },
};

const otherUnits: Relation = {
  name: 'typed in US or imperial units it is the same job',
  changed: (draft, random) => {
    const system = random.pick(['us', 'imperial'] as const);
    const { sprayAreaHa, applicationRateLPerHa, tankCapacityL } = draft;
    const through = (
      value: number | null | undefined,
      unit: RateUnit | 'ha' | 'L',
    ): number | null =>
      value === null || value === undefined ? null : throughUnits(value, unit, system);
    return {
      ...draft,
      sprayAreaHa: through(sprayAreaHa, 'ha'),
      applicationRateLPerHa: through(applicationRateLPerHa, 'L/ha'),
      tankCapacityL: through(tankCapacityL, 'L'),
      products: (draft.products ?? []).map((line) =>
        line.rate === null
          ? line
          : {
              ...line,
              rate: { ...line.rate, value: throughUnits(line.rate.value, line.rate.unit, system) },
            },
      ),
    };
  },
  fault: (before, after) => {
    const plans = bothPlans(before, after, EDGES);
    if (plans === null || typeof plans === 'string') return plans;
    if (plans[0].loadCount !== plans[1].loadCount) return 'the number of loads';
    return jobDiffers(plans[0], plans[1], 1, scaleOf(plans[0]));
  },
};

export const relations: readonly Relation[] = [permuted, moreArea, otherTank, doubled, otherUnits];
