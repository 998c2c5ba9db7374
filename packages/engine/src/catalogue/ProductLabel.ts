import type { DropletClass } from './DropletClass.ts';

/** Countries whose labels and limits are told apart. */
export const LABEL_COUNTRIES = ['NZ', 'AU', 'GB', 'IE', 'US'] as const;
export type LabelCountry = (typeof LABEL_COUNTRIES)[number];

/** Who numbers the ways products act: the same number means other things in another scheme. */
export const RESISTANCE_SCHEMES = ['HRAC', 'FRAC', 'IRAC'] as const;

export interface ResistanceGroup {
  readonly scheme: (typeof RESISTANCE_SCHEMES)[number];
  /** As printed: `4`, `M03`, `1B`. */
  readonly group: string;
}

/** Figures of a label that somebody enters. Absent is not known, 0 is "not required". */
export const LABEL_FIGURES = [
  'entryH',
  'rainFreeH',
  'grazingDays',
  'cuttingDays',
  'harvestDays',
  'bufferM',
  'mostApplicationsPerYear',
  'mostPerHaPerYear',
  'mostActiveGPerHaPerYear',
  'applicationIntervalDays',
  'earliestGrowthStage',
  'latestGrowthStage',
] as const;
export type LabelFigure = (typeof LABEL_FIGURES)[number];

/**
 * What one label prints. Where it differs by crop, the longest and the strictest stand here. It counts
 * in its own country alone: labels of one product differ.
 */
export interface ProductLabel extends Readonly<Partial<Record<LabelFigure, number>>> {
  /** Null: the label in its owner's hand. */
  readonly country: LabelCountry | null;
  /** Nobody without protection on the ground before, h after the end of spraying. */
  readonly entryH?: number;
  /** No rain before, h. */
  readonly rainFreeH?: number;
  /** Days after the last spraying before stock may graze, the crop be cut for feed, be harvested. */
  readonly grazingDays?: number;
  readonly cuttingDays?: number;
  readonly harvestDays?: number;
  /** Downwind, between what is sprayed and what must not be, m. */
  readonly bufferM?: number;
  readonly mostApplicationsPerYear?: number;
  /** Of the product, kg; of a liquid, L. */
  readonly mostPerHaPerYear?: number;
  /** As the label names it, without its salt: products that share it are summed. */
  readonly activeIngredient?: string;
  /** Of the active ingredient, whichever products bring it. */
  readonly mostActiveGPerHaPerYear?: number;
  /** At least between two applications on one ground. */
  readonly applicationIntervalDays?: number;
  /** Stages of the crop between which it may be sprayed, both included, BBCH 0 to 99. */
  readonly earliestGrowthStage?: number;
  readonly latestGrowthStage?: number;
  /** The finest droplets allowed. */
  readonly finestDroplets?: DropletClass;
}
