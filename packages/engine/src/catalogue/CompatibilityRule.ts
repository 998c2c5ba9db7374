import type { FactSource } from './Product.ts';

export type CompatibilityVerdict = 'compatible' | 'caution' | 'incompatible';

/** What is known of two chemical groups meeting in one tank. Holds between different products only. */
export interface CompatibilityRule {
  readonly id: string;
  readonly groupA: string;
  readonly groupB: string;
  readonly verdict: CompatibilityVerdict;
  readonly reason: string;
  readonly source: FactSource;
}
