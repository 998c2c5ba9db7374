import { useStore } from 'zustand';
import { Awaited } from '../../ui/lazy/Awaited.tsx';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { isSharedStore } from '../../sync/sharedDevice/isSharedStore.ts';

const ShedGate = lazyComponent(
  async () => (await import('../../farm/people/peopleScreens.ts')).SharedDeviceGate,
);

/** Who are you? On a device that several people share, and nowhere else fetched. */
export function LazyShedGate() {
  const isShared = useStore(isSharedStore, (state) => state.isShared);
  return (
    isShared && (
      <Awaited fallback={null}>
        <ShedGate />
      </Awaited>
    )
  );
}
