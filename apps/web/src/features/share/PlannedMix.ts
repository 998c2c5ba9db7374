import type { Catalogue, MixPlan } from '@mix/engine';
import type { Planning } from '../../draft/planningPart.ts';
import type { MixView } from '../../draft/useMix.ts';

/** A mix whose plan stands. */
export type PlannedMix = MixView & {
  readonly plan: MixPlan;
  readonly catalogue: Catalogue;
  readonly planning: Planning;
};
