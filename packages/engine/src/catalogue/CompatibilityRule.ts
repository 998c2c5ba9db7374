import type { FactSource } from './Product.ts';

export type CompatibilityVerdict = 'compatible' | 'caution' | 'incompatible';

/** What is known of two chemical groups meeting in one tank. Holds between different products only. */
export interface CompatibilityRule {
  readonly id: string;
  readonly groupA: string;
  readonly groupB: string;
  readonly verdict: CompatibilityVerdict;
  readonly reason: string;
  /** Harm that shows on plants, seed or pests, or in the air: a jar that stays clear says nothing. */
  readonly isUnseen?: boolean;
  readonly source: FactSource;
}
