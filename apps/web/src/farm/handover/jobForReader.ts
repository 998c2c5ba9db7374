import type { FarmJob, JobTold } from '@mix/documents';
import { ofWriterInReadersNames } from '../../i18n/products/readersNames.ts';

const known = new WeakMap<FarmJob, FarmJob>();

/** The brand that `soldName` put before a name, with its colon; empty where there is none. */
const brandBefore = (name: string): string => /^.+?: /.exec(name)?.[0] ?? '';

function named(told: JobTold): JobTold {
  const shown = ofWriterInReadersNames(told.products);
  const products = told.products.map((product, place) => {
    const name = shown[place]?.name ?? product.name;
    return { ...product, name: name === product.name ? name : brandBefore(product.name) + name };
  });
  return { ...told, products };
}

/** A job with its products as the reader calls them, whatever language it was handed over in. */
export function jobForReader(job: FarmJob): FarmJob {
  const { told, earlier } = job;
  const shown = known.get(job) ?? { ...job, told: named(told), earlier: earlier.map(named) };
  known.set(job, shown);
  return shown;
}
