import type { MixPlan } from '@mix/engine';
import { useStore } from 'zustand';
import { onDemand } from '../ui/lazy/waiting.ts';
import { Awaited } from '../ui/lazy/Awaited.tsx';
import { catchFlow } from './catchFlow.ts';

const OldCatchTest = onDemand(
  async () => (await import('../plan/planning/planningLater.ts')).OldCatchTest,
);

interface CatchTestAgeProps {
  /** Null: none stands yet. */
  readonly plan: Pick<MixPlan, 'sprayer'> | null;
  /** It was at quite another pressure than this plan sprays at. */
  readonly isTestFar: boolean;
}

/** Stands before a plan whose nozzles were tested too long ago or at quite another pressure, or are others now. */
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
