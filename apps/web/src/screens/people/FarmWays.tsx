import { Awaited } from '../../components/lazy/Awaited.tsx';
import { lazyComponent } from '../../components/lazy/lazyComponent.tsx';
import { useKnownRole } from '../../documents/place/knownRole.ts';
import { ownerOf } from '../../documents/place/Place.ts';
import { useMay } from '../../documents/place/useMay.ts';
import type { Farm } from './Farm.ts';
import { FarmAffairs } from './FarmSheet.tsx';
import { GiveToFarm } from './GiveToFarm.tsx';
import { Invites } from './Invites.tsx';
import styles from './people.module.css';

/** Who belongs to no farm shares no device. */
const SharedDevice = lazyComponent(
  async () => (await import('./shed/SharedDevice.tsx')).SharedDevice,
);

/** The ways into a farm beside its people: links that are open, the device in the shed, what somebody had alone. */
export function FarmWays({ farm }: { readonly farm: Farm }) {
  const role = useKnownRole(ownerOf(farm));
  const runs = useMay('people');
  const isOwner = useMay('owners');
  return (
    <>
      {runs && <Invites farm={farm} />}
      {role !== null && (
        <Awaited fallback={null}>
          <SharedDevice farm={farm} role={role} />
        </Awaited>
      )}
      {runs && (
        <div className={styles.acts}>
          <GiveToFarm farm={farm} />
        </div>
      )}
      <FarmAffairs farm={farm} isOwner={isOwner} />
    </>
  );
}
