import type { MixDraft } from '../mix/MixDraft.ts';
import type { MixPlan } from '../mix/MixPlan.ts';
import type { MixProblem } from '../mix/MixProblem.ts';
import type { Trade } from './MixProposal.ts';

/** What the operator would change. `applicationRate` includes how the loads are split. */
export type Change =
  | 'applicationRate'
  | 'nozzle'
  | 'travelSpeed'
  | 'waterTemperature'
  | 'productRate';

/** A draft that works with one thing changed, and the plan that it is. */
export interface ChangeProposal {
  readonly change: Change;
  /** Product whose rate is changed; null for the other changes. */
  readonly productId: string | null;
  readonly draft: MixDraft;
  readonly plan: MixPlan;
  /** Warnings and notes of the plan. */
  readonly problems: readonly MixProblem[];
  /** Gains and costs against the plan of the draft as it is; empty where that draft has no plan. */
  readonly trades: readonly Trade[];
}
