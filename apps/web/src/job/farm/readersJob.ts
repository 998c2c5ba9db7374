import type { FarmJob, JobTold } from '@mix/documents';
import { ofWriterInReadersNames } from '../../words/products/readersNames.ts';

const known = new WeakMap<FarmJob, FarmJob>();

/** The brand that a product was chosen by, as `soldName` puts it before its name. */
const brandIn = (name: string): string => /^.+?: /.exec(name)?.[0] ?? '';

function named(told: JobTold): JobTold {
  const shown = ofWriterInReadersNames(told.products);
  const products = told.products.map((product, place) => {
    const name = shown[place]?.name ?? product.name;
    return { ...product, name: name === product.name ? name : brandIn(product.name) + name };
  });
  return { ...told, products };
}

/** A job with its products as the reader calls them, whatever language it was handed over in. */
export function readersJob(job: FarmJob): FarmJob {
  const { told, earlier } = job;
  const shown = known.get(job) ?? { ...job, told: named(told), earlier: earlier.map(named) };
  known.set(job, shown);
  return shown;
}
