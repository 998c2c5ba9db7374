import { useStore } from 'zustand';
import { accountStore } from '../session/accountStore.ts';
import type { Workspace } from './workspace/Workspace.ts';
import { workspaceStore } from './workspace/workspaceStore.ts';

/** Where the account of this device works now; null while nobody is signed in. */
export function useWorkspace(): Workspace | null {
  const uid = useStore(accountStore, ({ account }) => account?.uid ?? null);
  const place = useStore(workspaceStore, (state) => state.place);
  if (uid === null) return null;
  return place?.uid === uid ? place : { uid, farmId: null };
}
