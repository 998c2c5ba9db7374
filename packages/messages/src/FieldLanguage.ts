import type { DraftFieldPath } from '@mix/engine';

/** Fields of the solver's target that a draft does not have, and entries of lists of words. */
type OtherPath =
  | 'nozzleCount'
  | 'mixingOrder.*'
  | `${'travelSpeedKmPerH' | 'applicationRateLPerHa' | 'supply.productIds' | 'objectives'}.*`
  | 'supply'
  | 'supply.kgPerHa'
  | 'supply.productIds'
  | 'objectives';

/** A label for every field of a draft: one that is missing does not compile. */
export type FieldLabels = Readonly<
  Record<DraftFieldPath, string> & Partial<Record<OtherPath, string>>
>;

/** What fields are called in one language. */
export interface FieldLanguage {
  /** What a field of a draft is called; `*` stands for a place in a list. */
  readonly labels: FieldLabels;
  /** What the whole mix is called, where a problem belongs to no field. */
  readonly mix: string;
  readonly ofProduct: (label: string, product: string) => string;
}
