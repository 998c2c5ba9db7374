import type { MixingReason } from '@mix/engine';

/** What is said of a step at the tank: why it stands there, and by how much it cools or heats. */
export interface StepReasons extends Readonly<Record<MixingReason, string>> {
  readonly cools: (by: string) => string;
  readonly heats: (by: string) => string;
}
