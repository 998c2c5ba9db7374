import { quantityText } from '../../words/figures/quantityText.ts';
import type { Job } from '../../job/store/Job.ts';

/** How much ground, and where: "10 ha, Hill"; the area alone where no paddock was chosen. */
export const groundText = (areaHa: number, { paddock }: Pick<Job, 'paddock'>): string =>
  [quantityText(areaHa, 'ha'), paddock?.name].filter(Boolean).join(', ');
