import type { LoadPlan, MixPlan, ProductMeasure } from '@mix/engine';

/** What goes into one load: the words of the result bar are made from it. */
export interface LoadMake {
  /** Which loads it describes: every one, or only the first of several that differ. */
  readonly holdsFor: 'each' | 'full' | 'first' | 'only';
  readonly carrierL: number;
  /** The product that weighs most; null when none goes in. */
  readonly largest: { readonly productId: string; readonly amount: ProductMeasure } | null;
  readonly otherCount: number;
}

function holdsFor(plan: MixPlan, load: LoadPlan): LoadMake['holdsFor'] {
  if (plan.loadCount === 1) return 'only';
  if (plan.loads.length === 1) return 'each';
  return load.count === plan.fullLoadCount ? 'full' : 'first';
}

/** The load that most of the job consists of, in one line. */
export function loadMake(plan: MixPlan): LoadMake | null {
  const load = plan.loads[0];
  if (load === undefined) return null;
  const added = load.products.filter(({ amount }) => amount.value > 0);
  const weight = ({ amount, massKg }: LoadPlan['products'][number]) => massKg ?? amount.value;
  const [first] = added;
  const largest = first && added.reduce((a, b) => (weight(b) > weight(a) ? b : a), first);
  return {
    holdsFor: holdsFor(plan, load),
    carrierL: load.carrierL,
    largest: largest
      ? { productId: largest.productId, amount: largest.measured ?? largest.amount }
      : null,
    otherCount: Math.max(0, added.length - 1),
  };
}
