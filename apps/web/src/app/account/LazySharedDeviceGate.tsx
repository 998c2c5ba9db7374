import { useStore } from 'zustand';
import { onDemand } from '../../ui/lazy/waiting.ts';
import { Awaited } from '../../ui/lazy/Awaited.tsx';
import { isSharedStore } from '../../sync/sharedDevice/isSharedStore.ts';

const SharedDeviceGate = onDemand(
  async () => (await import('../../farm/people/peopleScreens.ts')).SharedDeviceGate,
);

/** Who are you? On a device that several people share, and nowhere else fetched. */
export function LazySharedDeviceGate() {
  const isShared = useStore(isSharedStore, (state) => state.isShared);
  return (
    isShared && (
      <Awaited fallback={null}>
        <SharedDeviceGate />
      </Awaited>
    )
  );
}
