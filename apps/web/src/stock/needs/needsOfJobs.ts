import { amountIn, neededSum, type StockNeed } from '@mix/documents';
import type { ProductMeasure } from '@mix/engine';
import type { ComingJob, NextJobs } from './useNextJobs.ts';

/** What the jobs to come need of a product, in the unit of its ledger. */
export type NeedsOf = (
  productId: string,
  unit: ProductMeasure['unit'],
  densityKgPerL: number | null,
) => readonly StockNeed[];

/** What some jobs need of a product; jobs that need none of it are left out. */
export const needsOfJobs =
  (jobs: readonly ComingJob[]): NeedsOf =>
  (productId, unit, densityKgPerL) =>
    jobs.flatMap(({ products, name, day }): readonly StockNeed[] => {
      const amounts = products
        .filter((one) => one.productId === productId)
        .map(({ amount }) => amountIn(amount, unit, densityKgPerL));
      // An amount that no density brings into the unit of the ledger is not counted.
      const amount = amounts.reduce<number>((sum, one) => sum + (one ?? 0), 0);
      return amount === 0 ? [] : [{ amount, name, day }];
    });

/** The amount that handed-over jobs take before a plan that is promised to nobody yet. */
export const promisedOf =
  (jobs: readonly ComingJob[]) =>
  (...of: Parameters<NeedsOf>): number =>
    neededSum(needsOfJobs(jobs)(...of));

/** The jobs that were handed over, without the one that the mix in work was handed over as. */
export const handedOverJobs = ({ jobs, handedOverId }: NextJobs): readonly ComingJob[] =>
  jobs.filter(({ kind, id }) => kind === 'job' && id !== handedOverId);
