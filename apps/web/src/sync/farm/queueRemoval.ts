import { browserStorage, keepOnDevice } from '../../device/storage/deviceStorage.ts';
import { removedEntry } from '../device/changedEntry.ts';
import { documentStore } from '../device/documentStore.ts';
import { newDocumentId } from '../newDocumentId.ts';
import { ownerOf, workspaceOf, type Workspace } from '../workspace/Workspace.ts';
import { switchWorkspace } from '../workspace/workspaceStore.ts';
import { FarmError } from './FarmError.ts';
import { leftKeyOf } from './removedFromFarm.ts';

interface FarmOfMine extends Workspace {
  readonly farmId: string;
}

/**
 * Takes somebody off a farm, oneself too. The removal is noted on this device, sent as soon as
 * there is a signal, and holds from then on. Somebody who leaves is in their own workspace at once.
 * @throws FarmError `lastOwner` where this device knows of nobody else who owns the farm
 * @throws DeviceStorageError
 */
export async function queueRemoval(farm: FarmOfMine, uid: string): Promise<void> {
  const owner = ownerOf(farm);
  const parts = { now: () => new Date(), newRevision: newDocumentId };
  const members = await documentStore.entries(owner, 'members');
  const owners = members.filter(({ fields, removed }) => fields['role'] === 'owner' && !removed);
  if (owners.length === 1 && owners[0]?.id === uid) throw new FarmError('lastOwner');
  const key = { owner, collection: 'members', id: uid } as const;
  const now = parts.now();
  const unknown = {
    ...key,
    fields: {},
    createdAt: now,
    updatedAt: now,
    place: 'synced',
    revision: '',
    removed: false,
    refusal: null,
  } as const;
  // A contractor's device holds no members, and a contractor may leave all the same.
  await documentStore.change([{ key, decide: (entry) => removedEntry(entry ?? unknown, parts) }]);
  if (uid !== workspaceOf(owner).uid) return;
  keepOnDevice(browserStorage(), leftKeyOf(owner), 'true');
  switchWorkspace(null);
}
