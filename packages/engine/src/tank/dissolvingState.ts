import type { DissolvingResult } from '../mix/MixPlan.ts';
import type { Dissolved } from './dissolve.ts';
import type { Freezing } from './freezing.ts';
import { solubilityAt } from './interpolate.ts';
import type { TankBalance } from './TankBalance.ts';
import type { TankContent } from './TankContent.ts';
import type { TankSolute, TankSolutes } from './tankSolutes.ts';

/** What the dissolving of one load came to; the end is null while the temperature is not set. */
export interface DissolvingState {
  readonly content: TankContent;
  readonly balance: TankBalance;
  readonly tank: TankSolutes;
  readonly end: Dissolved | null;
  /** kg of each solute that has dissolved at the end; all of it while the temperature is not set. */
  readonly dissolvedKg: readonly number[];
  /** How the end stands to freezing; null without an end. */
  readonly freezing: Freezing | null;
  readonly result: DissolvingResult;
}

/** g of this salt per kg of water in the tank, whichever products bring it. */
export const strength = (solute: TankSolute, waterKg: number): number =>
  waterKg > 0 ? (1000 * solute.massKg) / (solute.limitShare * waterKg) : 0;

/** g per kg of water that the temperature allows; null is not known. */
export function limitAt(solute: TankSolute, endC: number | null): number | null {
  if (endC === null || solute.solubility.length === 0) return null;
  return solubilityAt(solute.solubility, endC);
}
