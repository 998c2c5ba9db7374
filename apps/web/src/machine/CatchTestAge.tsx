import type { MixPlan } from '@mix/engine';
import { useStore } from 'zustand';
import { onDemand } from '../ui/lazy/waiting.ts';
import { Awaited } from '../ui/lazy/Awaited.tsx';
import { catchFlow } from './catchFlow.ts';

const OldCatchTest = onDemand(
  async () => (await import('../plan/planning/planningLater.ts')).OldCatchTest,
);

interface CatchTestAgeProps {
  /** Null while there is no plan. */
  readonly plan: Pick<MixPlan, 'sprayer'> | null;
  /** Whether the catch test was at quite another pressure than the plan's. */
  readonly isTestFar: boolean;
}

/** Warns before a plan of a catch test too old, at quite another pressure, or of other nozzles. */
export function CatchTestAge({ plan, isTestFar }: CatchTestAgeProps) {
  const known = useStore(catchFlow, ({ value }) => value);
  if (known === null || known.nozzleId !== plan?.sprayer?.nozzleId) return null;
  const old = isTestFar ? (['pressure'] as const) : known.old;
  if (old.length === 0) return null;
  return (
    <Awaited fallback={null} failed={() => null}>
      <OldCatchTest at={known.at} old={old} />
    </Awaited>
  );
}
