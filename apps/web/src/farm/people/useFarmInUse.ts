import { useStore } from 'zustand';
import { soFar, type Collected } from '../../sync/arrival/Collected.ts';
import { useWorkspace } from '../../sync/useWorkspace.ts';
import { useFarms, type KnownFarm } from '../../sync/workspace/useFarms.ts';
import type { Workspace } from '../../sync/workspace/Workspace.ts';
import { workspaceStore } from '../../sync/workspace/workspaceStore.ts';
import type { Farm } from './Farm.ts';

interface FarmInUse {
  /** Null: nobody is signed in. */
  readonly place: Workspace | null;
  /** Null: whoever is signed in works alone. */
  readonly farm: Farm | null;
  readonly farms: Collected<KnownFarm>;
}

/**
 * A hook. The farm in use, and all that the account belongs to. Until the list of farms is read the
 * name comes from the workspace: an invite made before that must not be for a farm without a name.
 */
export function useFarmInUse(): FarmInUse {
  const place = useWorkspace();
  const farms = useFarms(place?.uid ?? null);
  const inUse = useStore(workspaceStore, (state) => state.place);
  const farmName =
    soFar(farms).find(({ id }) => id === place?.farmId)?.name ?? inUse?.farmName ?? '';
  const farm =
    place === null || place.farmId === null
      ? null
      : { uid: place.uid, farmId: place.farmId, farmName };
  return { place, farm, farms };
}
