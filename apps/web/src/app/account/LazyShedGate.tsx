import { useStore } from 'zustand';
import { Awaited } from '../../ui/lazy/Awaited.tsx';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { shedDoor } from '../../sync/sharedDevice/shedDoor.ts';

const ShedGate = lazyComponent(
  async () => (await import('../../farm/people/peopleScreens.ts')).ShedGate,
);

/** Who are you? On a device that several people share, and nowhere else fetched. */
export function LazyShedGate() {
  const isShared = useStore(shedDoor, (door) => door.isShared);
  return (
    isShared && (
      <Awaited fallback={null}>
        <ShedGate />
      </Awaited>
    )
  );
}
