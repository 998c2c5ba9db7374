import { useStore } from 'zustand';
import { onDemand } from '../../ui/lazy/waiting.ts';
import { Awaited } from '../../ui/lazy/Awaited.tsx';
import { draftStore } from '../draft/draftStore.ts';

const ChangedFacts = onDemand(async () => (await import('./ChangedFacts.tsx')).ChangedFacts);

/** For a mix that was saved: which of its facts changed since. */
export function SavedFactsNotice() {
  const savedFacts = useStore(draftStore.form, ({ value }) => value.savedFacts ?? null);
  return (
    savedFacts !== null && (
      <Awaited fallback={null}>
        <ChangedFacts savedFacts={savedFacts} />
      </Awaited>
    )
  );
}
