import type { StockNeed } from '@mix/documents';
import type { ProductMeasure } from '@mix/engine';
import { neededBy } from '../../../catalogue/stock/neededBy.ts';
import { useJob } from '../../../job/store/jobStore.ts';
import { useMix } from '../../../mix/planning/useMix.ts';

/** What the jobs to come need of a product, in the unit of its ledger. */
export type NeedsOf = (
  productId: string,
  unit: ProductMeasure['unit'],
  densityKgPerL: number | null,
) => readonly StockNeed[];

/**
 * A hook. What is planned and not begun: the mix in work. While a job is being filled nothing is
 * said: part of what it needs is out of the shed and part is not, and only its record tells.
 */
export function useNeeds(): NeedsOf {
  const { plan, draft } = useMix();
  const { job } = useJob();
  return (productId, unit, densityKgPerL) => {
    if (plan === null || job !== null) return [];
    const amount = neededBy(plan, productId, unit, densityKgPerL);
    return amount === null || amount === 0 ? [] : [{ amount, name: draft.name ?? null, day: null }];
  };
}
