import { may, type Deed } from '@mix/documents';
import { useStore } from 'zustand';
import { accountStore } from '../../account/accountStore.ts';
import { documentOwner } from '../documentOwner.ts';
import { useKnownRole } from './knownRole.ts';
import { placeStore } from './placeStore.ts';

/**
 * Whether a screen offers something here: everything at one's own place, on a farm what the role
 * includes, and nothing where this device knows no role. What it is worth is for the rules to say.
 */
export function useMay(deed: Deed): boolean {
  const uid = useStore(accountStore, ({ account }) => account?.uid ?? null);
  const farm = useStore(placeStore, ({ place }) => place);
  const role = useKnownRole(documentOwner());
  if (farm === null || farm.uid !== uid) return true;
  return role !== null && may(role, deed);
}
