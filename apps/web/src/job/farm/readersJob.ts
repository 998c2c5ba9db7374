import type { FarmJob, JobTold } from '@mix/documents';
import { productsAsSold } from '../../mix/facts/asSold.ts';
import { ofWriterInReadersNames } from '../../words/products/readersNames.ts';

const known = new WeakMap<FarmJob, FarmJob>();

const named = (told: JobTold): JobTold => ({
  ...told,
  products: productsAsSold(ofWriterInReadersNames(told.products), told.draft.products ?? []),
});

/** A job with its products as the reader calls them, whatever language it was handed over in. */
export function readersJob(job: FarmJob): FarmJob {
  const { told, earlier } = job;
  const shown = known.get(job) ?? { ...job, told: named(told), earlier: earlier.map(named) };
  known.set(job, shown);
  return shown;
}
