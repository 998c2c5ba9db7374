import { useStore } from 'zustand';
import { Awaited } from '../../components/lazy/Awaited.tsx';
import { lazyComponent } from '../../components/lazy/lazyComponent.tsx';
import { shedDoor } from '../../documents/shed/shedDoor.ts';

const ShedGate = lazyComponent(
  async () => (await import('../../screens/people/peopleScreens.ts')).ShedGate,
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
