import type { FactSource } from './Product.ts';

export type CompatibilityVerdict = 'compatible' | 'caution' | 'incompatible';

/** How the two act on each other; what to advise follows from it. */
export type Mechanism =
  | 'none'
  | 'precipitation'
  | 'coagulation'
  | 'gas'
  | 'heat'
  | 'ammonia'
  | 'breakdown'
  | 'antagonism'
  | 'deactivation'
  | 'killsLive'
  | 'germination'
  | 'leafBurn';

/** What shows in a jar: a solid, a skin, a foam, warmth. The rest shows on plants, seed and pests. */
export const SEEN_IN_A_JAR: readonly Mechanism[] = ['precipitation', 'coagulation', 'gas', 'heat'];

/** What is known of two chemical groups meeting in one tank. Holds between different products only. */
export interface CompatibilityRule {
  readonly id: string;
  readonly groupA: string;
  readonly groupB: string;
  readonly verdict: CompatibilityVerdict;
  readonly reason: string;
  readonly mechanism: Mechanism;
  readonly source: FactSource;
}
