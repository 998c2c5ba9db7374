import type { LoadProduct, MixDraft, MixPlan } from '@mix/engine';
import { differ, PART, sum } from './differ.ts';

const packedIn = (containers: LoadProduct['containerCount']): number =>
  sum(
    (containers?.containers ?? []).map(({ container: { size, unit }, count }) =>
      unit === 'g' || unit === 'mL' ? (size * count) / 1000 : size * count,
    ),
  );

function inLoadFault(product: LoadProduct, step: number | null, saidHard: boolean): string | null {
  const { measured, amount, containerCount } = product;
  if (measured !== null && step === null) return 'measured without a step';
  if (measured === null && step !== null && !saidHard) return 'a step is not used';
  if (containerCount === null) return null;
  const packed = packedIn(containerCount) + containerCount.remainder;
  return differ(packed, (measured ?? amount).value) ? 'containers do not add up' : null;
}

const isFar = (measured: number, wanted: number, steps: number): boolean =>
  Math.abs(measured - wanted) > steps + PART * wanted + 1e-12;

function productFault(
  plan: MixPlan,
  productId: string,
  step: number | null,
  saidHard: boolean,
): string | null {
  let measured = 0;
  for (const { count, products } of plan.loads) {
    const product = products.find((entry) => entry.productId === productId);
    if (product === undefined) return 'missing';
    measured += count * (product.measured ?? product.amount).value;
    const found = inLoadFault(product, step, saidHard);
    if (found !== null) return found;
  }
  const total = plan.productTotals.find((entry) => entry.productId === productId);
  if (total === undefined) return 'missing';
  return isFar(measured, total.amount.value, (step ?? 0) * plan.loadCount)
    ? `${String(measured)} measured of ${String(total.amount.value)}`
    : null;
}

/** The first thing wrong with what is measured out: it adds up to the total within a step a load. */
export function measuringFault(plan: MixPlan, draft: MixDraft, saidHard: boolean): string | null {
  for (const { productId, measuringStep } of draft.products ?? []) {
    const found = productFault(plan, productId, measuringStep ?? null, saidHard);
    if (found !== null) return `${productId}: ${found}`;
  }
  return null;
}
