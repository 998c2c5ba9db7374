import { applyOverrides, countedLabel, type LabelCountry } from '@mix/engine';
import { lastStage } from '../../fill/job/lastStage.ts';
import type { Job } from '../../fill/job/Job.ts';

/**
 * The widest distance that a label of the job's products asks for downwind; null: none asks for one, or
 * none is known.
 */
export function labelBufferM(job: Pick<Job, 'stages' | 'products'>): number | null {
  const { draft } = lastStage(job);
  const country: LabelCountry | null = draft.country ?? null;
  const widths = job.products.flatMap((product) => {
    const own = draft.products?.find(({ productId }) => productId === product.id)?.overrides;
    const label = countedLabel(applyOverrides(product, own ?? null), country);
    return label?.bufferM === undefined ? [] : [label.bufferM];
  });
  const widestM = Math.max(0, ...widths);
  return widestM > 0 ? widestM : null;
}
