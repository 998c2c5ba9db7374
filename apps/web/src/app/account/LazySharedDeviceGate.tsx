import { useStore } from 'zustand';
import { onDemand } from '../../ui/lazy/waiting.ts';
import { Awaited } from '../../ui/lazy/Awaited.tsx';
import { isSharedStore } from '../../sync/sharedDevice/isSharedStore.ts';

const SharedDeviceGate = onDemand(
  async () => (await import('../../farm/people/peopleScreens.ts')).SharedDeviceGate,
);

/** Asks who uses the device. Its code is fetched only on a shared device. */
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
