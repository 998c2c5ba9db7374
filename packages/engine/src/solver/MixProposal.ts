import type { MixDraft } from '../mix/MixDraft.ts';
import type { MixProblem } from '../mix/MixProblem.ts';
import type { Bar, Celsius, Fraction, Litres, LitresPerHectare } from '../units/quantity.ts';
import type { Objective } from './SolveTarget.ts';

/** One thing a proposal gives or costs against the best one. */
export interface Trade {
  readonly code: Objective;
  readonly better: boolean;
  /** Always more than 0, in the unit beside it. */
  readonly by: number;
  readonly unit: '1' | 'K' | 'L' | 'bar';
}

/** A mix that works, ready for `calculateMix`, whose figures these are. */
export interface MixProposal {
  readonly draft: MixDraft;
  readonly loadCount: number;
  readonly applicationRateLPerHa: LitresPerHectare;
  /** End temperature of the coldest full tank; null while the water temperature is not set. */
  readonly endTemperatureC: Celsius | null;
  /** Saturation of the product closest to its limit; null when none has a known limit. */
  readonly saturation: Fraction | null;
  readonly carrierTotalL: Litres;
  /** Pressure at the travel speed of the draft; null when the sprayer is not known well enough. */
  readonly pressureBar: Bar | null;
  /** Pressure at the slowest and at the fastest speed wanted. */
  readonly pressureRangeBar: readonly [Bar, Bar] | null;
  /** Warnings and notes of the plan. */
  readonly problems: readonly MixProblem[];
  /** Gains and costs against the best proposal; empty for the best. */
  readonly trades: readonly Trade[];
}

export interface SolveResult {
  /** Best first, at most 5. */
  readonly proposals: readonly MixProposal[];
  /** What is wrong with the target, or why nothing works. */
  readonly problems: readonly MixProblem[];
}
