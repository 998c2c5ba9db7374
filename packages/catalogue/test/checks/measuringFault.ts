import type { LoadProduct, MixDraft, MixPlan } from '@mix/engine';
import { differ, PART, sum } from './differ.ts';

const packedIn = (containers: LoadProduct['containerCount']): number =>
  sum(
    (containers?.containers ?? []).map(({ container: { size, unit }, count }) =>
      unit === 'g' || unit === 'mL' ? (size * count) / 1000 : size * count,
    ),
  );

/** The finest usual step, 1 g or 1 mL, is taken however much it changes the dose. */
export const FINEST_STEP = 0.001;

const isNoticed = ({ measured, amount }: LoadProduct, step: number | null): boolean =>
  measured !== null &&
  (step ?? 0) > FINEST_STEP &&
  Math.abs(measured.value / amount.value - 1) > 0.01 + PART;

const isWhole = (value: number, step: number): boolean =>
  !differ(Math.round(value / step) * step, value);

function inLoadFault(
  product: LoadProduct,
  step: number | null,
  isChosen: boolean,
  saidHard: boolean,
): string | null {
  const { measured, amount, containerCount } = product;
  if (measured !== null && (step === null || !isWhole(measured.value, step)))
    return `${String(measured.value)} is not whole steps of ${String(step)}`;
  if (measured === null && step !== null && !saidHard) return 'a step is not used';
  if (isChosen && isNoticed(product, step)) return 'a chosen step that changes the dose';
  if (containerCount === null) return null;
  const packed = packedIn(containerCount) + containerCount.remainder;
  return differ(packed, (measured ?? amount).value) ? 'containers do not add up' : null;
}

const isFar = (measured: number, wanted: number, steps: number): boolean =>
  Math.abs(measured - wanted) > steps + PART * wanted + 1e-12;

function productFault(
  plan: MixPlan,
  productId: string,
  ownStep: number | null,
  saidHard: boolean,
): string | null {
  const total = plan.productTotals.find((entry) => entry.productId === productId);
  if (total === undefined) return 'missing';
  const step = total.measuringStep;
  if (ownStep !== null && ownStep !== (step ?? 0)) return `a step of ${String(step)}`;
  let measured = 0;
  for (const { count, products } of plan.loads) {
    const product = products.find((entry) => entry.productId === productId);
    if (product === undefined) return 'missing';
    measured += count * (product.measured ?? product.amount).value;
    const found = inLoadFault(product, step, ownStep === null, saidHard);
    if (found !== null) return found;
  }
  if (differ(measured, total.measured.value)) return 'measured in all is not what the loads get';
  return isFar(measured, total.amount.value, (step ?? 0) * plan.loadCount)
    ? `${String(measured)} measured of ${String(total.amount.value)}`
    : null;
}

/**
 * The first fault of the amounts that are measured out. They add up to the total within one step
 * for each load.
 */
export function measuringFault(plan: MixPlan, draft: MixDraft, saidHard: boolean): string | null {
  for (const { productId, measuringStep } of draft.products ?? []) {
    const found = productFault(plan, productId, measuringStep ?? null, saidHard);
    if (found !== null) return `${productId}: ${found}`;
  }
  return null;
}
