import type { MixInputs } from '../mix/MixInputs.ts';
import type { DissolvingResult, SuspensionResult } from '../mix/MixPlan.ts';
import type { MixProblem } from '../mix/MixProblem.ts';
import type { Working } from '../mix/Working.ts';
import { assessDissolving } from './assessDissolving.ts';
import { assessSuspension } from './suspension/assessSuspension.ts';
import { roomProblems } from './roomProblems.ts';
import type { TankBalance } from './TankBalance.ts';
import type { TankContent } from './TankContent.ts';

/**
 * What happens in the tank of one load: unknown room and density, dissolving, cooling, freezing,
 * shared ions and suspended solids (MODEL.md). `balance` is of the same content. Whether the
 * products leave room at all, and the mass on the axle, are the caller's to check.
 */
export function assessTank(
  inputs: MixInputs,
  content: TankContent,
  balance: TankBalance,
): {
  dissolving: DissolvingResult;
  suspension: SuspensionResult | null;
  problems: MixProblem[];
  workings: Working[];
} {
  const dissolving = assessDissolving(inputs, content, balance);
  const suspended = assessSuspension(inputs, content, balance);
  return {
    dissolving: dissolving.result,
    suspension: suspended.suspension,
    problems: [
      ...roomProblems(inputs, content, balance),
      ...dissolving.problems,
      ...suspended.problems,
    ],
    workings: [...dissolving.workings, ...suspended.workings],
  };
}
