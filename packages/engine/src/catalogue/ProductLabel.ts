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
  /** Hours after the end of spraying in which nobody without protection may enter the ground. */
  readonly entryH?: number;
  /** Hours after spraying that have to stay without rain. */
  readonly rainFreeH?: number;
  /** Days after the last spraying before stock may graze, the crop be cut for feed, be harvested. */
  readonly grazingDays?: number;
  readonly cuttingDays?: number;
  readonly harvestDays?: number;
  /** Distance downwind between what is sprayed and what must not be, m. */
  readonly bufferM?: number;
  readonly mostApplicationsPerYear?: number;
  /** Most of the product on a hectare in a year, kg; of a liquid, L. */
  readonly mostPerHaPerYear?: number;
  /** As the label names it, without its salt: products that share it are summed. */
  readonly activeIngredient?: string;
  /** Most of the active ingredient on a hectare in a year, g, whichever products bring it. */
  readonly mostActiveGPerHaPerYear?: number;
  /** Least number of days between two applications on one ground. */
  readonly applicationIntervalDays?: number;
  /** Stages of the crop between which it may be sprayed, both included, BBCH 0 to 99. */
  readonly earliestGrowthStage?: number;
  readonly latestGrowthStage?: number;
  /** The finest droplets allowed. */
  readonly finestDroplets?: DropletClass;
}
