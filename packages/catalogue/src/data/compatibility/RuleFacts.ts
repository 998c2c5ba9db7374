import type { ChemicalGroup, CompatibilityRule, Crop } from '@mix/engine';

/** A rule as it is written down and reviewed: its groups are those of the engine. */
export interface RuleFacts extends Omit<CompatibilityRule, 'between' | 'forms' | 'notOnCrops' | 'ofLabel'> {
  /** Each group meets each of its list; a pair stands in one rule only. */
  readonly between: Readonly<Partial<Record<ChemicalGroup, readonly ChemicalGroup[]>>>;
  readonly forms?: readonly ChemicalGroup[];
  readonly notOnCrops?: readonly Crop[];
}
