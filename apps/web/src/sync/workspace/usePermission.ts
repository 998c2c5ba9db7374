import { may, type Deed } from '@mix/documents';
import { useStore } from 'zustand';
import { accountStore } from '../../session/accountStore.ts';
import { documentOwner } from '../documentOwner.ts';
import { useKnownRole } from './knownRole.ts';
import { workspaceStore } from './workspaceStore.ts';
import { useSharedDevice } from '../sharedDevice/sharedDeviceStore.ts';

/**
 * A hook. Whether a screen offers something here: everything in somebody's own workspace, on a farm
 * what the role includes, and nothing where this device knows no role. On a shared device two roles
 * must include it: the account's, which is all that the rules see, and that of the person at the
 * device.
 */
export function usePermission(deed: Deed): boolean {
  const uid = useStore(accountStore, ({ account }) => account?.uid ?? null);
  const farm = useStore(workspaceStore, ({ place }) => place);
  const role = useKnownRole(documentOwner());
  const shared = useSharedDevice();
  if (farm === null || farm.uid !== uid) return true;
  if (role === null || !may(role, deed)) return false;
  return shared === null || (shared.person !== null && may(shared.person.role, deed));
}
