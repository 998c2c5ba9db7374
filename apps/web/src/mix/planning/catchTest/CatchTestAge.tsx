import type { MixPlan } from '@mix/engine';
import { useStore } from 'zustand';
import { Awaited } from '../../../components/lazy/Awaited.tsx';
import { lazyComponent } from '../../../components/lazy/lazyComponent.tsx';
import { catchFlow } from './catchFlow.ts';

const OldCatchTest = lazyComponent(async () => (await import('./OldCatchTest.tsx')).OldCatchTest);

interface CatchTestAgeProps {
  /** Null: none stands yet. */
  readonly plan: Pick<MixPlan, 'sprayer'> | null;
}

/** Stands before a plan whose nozzles were tested too long ago, or are others now. */
export function CatchTestAge({ plan }: CatchTestAgeProps) {
  const known = useStore(catchFlow, ({ value }) => value);
  if (known === null || known.old.length === 0 || known.nozzleId !== plan?.sprayer?.nozzleId)
    return null;
  return (
    <Awaited fallback={null} failed={() => null}>
      <OldCatchTest known={known} />
    </Awaited>
  );
}
