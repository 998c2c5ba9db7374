import { onDemand } from '../../ui/lazy/waiting.ts';
import { Awaited } from '../../ui/lazy/Awaited.tsx';
import { useKnownRole } from '../../sync/workspace/knownRole.ts';
import { ownerOf } from '../../sync/workspace/Workspace.ts';
import { usePermission } from '../../sync/workspace/usePermission.ts';
import type { Farm } from './Farm.ts';
import { FarmAffairs } from './FarmSheet.tsx';
import { GiveToFarm } from './GiveToFarm.tsx';
import { Invites } from './Invites.tsx';

/** Who belongs to no farm shares no device. */
const SharedDevice = onDemand(
  async () => (await import('../sharedDevice/SharedDevice.tsx')).SharedDevice,
);

/** The ways into a farm beside its people: links that are open, the device in the shed, what somebody had alone. */
export function FarmWays({ farm }: { readonly farm: Farm }) {
  const role = useKnownRole(ownerOf(farm));
  const runs = usePermission('people');
  const isOwner = usePermission('owners');
  return (
    <>
      {runs && <Invites farm={farm} />}
      {role !== null && (
        <Awaited fallback={null}>
          <SharedDevice farm={farm} role={role} />
        </Awaited>
      )}
      {runs && (
        <div className="stack-1 padding-top-2">
          <GiveToFarm farm={farm} />
        </div>
      )}
      <FarmAffairs farm={farm} isOwner={isOwner} />
    </>
  );
}
