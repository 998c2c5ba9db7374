import { quantityText } from '../i18n/figures/quantityText.ts';
import type { Job } from './job/Job.ts';

/** How much ground, and where: "10 ha, Hill"; the area alone where no paddock was chosen. */
export const groundText = (areaHa: number, { paddock }: Pick<Job, 'paddock'>): string =>
  [quantityText(areaHa, 'ha'), paddock?.name].filter(Boolean).join(', ');
