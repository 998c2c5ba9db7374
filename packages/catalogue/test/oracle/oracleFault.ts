import {
  calculateMix,
  type Catalogue,
  type LoadPlan,
  type MixDraft,
  type MixPlan,
  type ProblemCode,
} from '@mix/engine';
import { exactPlan, type ExactLoad, type ExactPlan } from './exactPlan.ts';
import { toNumber, type Rational } from './Rational.ts';

/** Part of a figure that doubles may lose on the way. */
const ALLOWED = 1e-11;

const differs = (ours: number, exact: Rational, scale: number): boolean =>
  Math.abs(ours - toNumber(exact)) > ALLOWED * Math.max(scale, 1e-6);

const atLoad = (plan: MixPlan, number: number): LoadPlan => {
  const found = plan.loads.find(
    (load) => number >= load.number && number < load.number + load.count,
  );
  if (found === undefined) throw new Error(`no load ${String(number)}`);
  return found;
};

function loadFault(ours: LoadPlan, exact: ExactLoad): string | null {
  const size = ours.loadL;
  if (differs(ours.loadL, exact.loadL, size)) return 'its line';
  if (differs(ours.areaHa, exact.areaHa, ours.areaHa + 1e-3)) return 'its area';
  if (differs(ours.heelL, exact.heelL, size)) return 'its heel';
  if (differs(ours.carrierL, exact.carrierL, size)) return 'its carrier';
  for (const [position, { amount, productId, displacementL }] of ours.products.entries()) {
    const amounts = exact.amounts[position];
    const room = exact.displacementsL[position];
    if (amounts === undefined || differs(amount.value, amounts, amount.value)) return productId;
    if (room === undefined || differs(displacementL, room, amount.value))
      return `the room of ${productId}`;
  }
  return null;
}

function jobFault(plan: MixPlan, exact: ExactPlan, draft: MixDraft): string | null {
  if (plan.loadCount !== exact.loads.length) return 'the number of loads';
  if (differs(plan.jobVolumeL, exact.jobVolumeL, plan.jobVolumeL)) return 'the job volume';
  if (differs(plan.carrierTotalL, exact.carrierTotalL, plan.jobVolumeL)) return 'all carrier';
  for (const [position, { amount, productId }] of plan.productTotals.entries()) {
    const total = exact.totals[position];
    if (total === undefined || differs(amount.value, total, amount.value))
      return `all of ${productId}`;
  }
  const elements = Object.entries(plan.supply.elementalKgPerHa);
  if (elements.length !== exact.elementalKgPerHa.size) return 'the elements supplied';
  for (const [element, kgPerHa] of elements) {
    const supplied = exact.elementalKgPerHa.get(element);
    if (supplied === undefined || differs(kgPerHa, supplied, kgPerHa)) return `${element} per ha`;
  }
  return costFault(plan, exact, draft);
}

/** Cents are whole: the plan's are the nearest to the exact amount times the price. */
function costFault(plan: MixPlan, exact: ExactPlan, draft: MixDraft): string | null {
  for (const [position, { jobCents, productId }] of plan.cost.lines.entries()) {
    const price = draft.products?.[position]?.price ?? null;
    const total = exact.totals[position];
    if (price === null || price.per === 'container' || total === undefined) continue;
    const cents = toNumber(total) * price.amountCents;
    if (jobCents === null || Math.abs(jobCents - cents) > 0.5 + ALLOWED * cents)
      return `the cost of ${productId}`;
  }
  return null;
}

/**
 * How the plan differs from the second calculation; null where it does not, `skipped` where the
 * second calculation says nothing.
 */
export function oracleFault(draft: MixDraft, catalogue: Catalogue): string | null {
  const exact = exactPlan(draft, catalogue);
  const { plan, problems } = calculateMix(draft, catalogue);
  const says = (code: ProblemCode): boolean => problems.some((problem) => problem.code === code);
  if (exact === 'heelAboveLoad') return 'skipped';
  if (exact === 'heelAboveTank' || exact === 'productsExceedLoad')
    return plan === null && says(exact) ? null : `should be stopped by ${exact}`;
  if (plan === null)
    return says('tooManyLoads')
      ? 'skipped'
      : `stopped: ${problems.map(({ code }) => code).join(' ')}`;
  for (const [index, load] of exact.loads.entries()) {
    const found = loadFault(atLoad(plan, index + 1), load);
    if (found !== null) return `load ${String(index + 1)}: ${found}`;
  }
  return jobFault(plan, exact, draft);
}
