import type { Catalogue, MixPlan } from '@mix/engine';
import type { MixView } from '../plan/planning/useMix.ts';

/** A mix whose plan stands. */
export type PlannedMix = MixView & {
  readonly plan: MixPlan;
  readonly catalogue: Catalogue;
};
