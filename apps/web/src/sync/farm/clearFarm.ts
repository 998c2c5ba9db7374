import { documentStore } from '../device/documentStore.ts';
import { leaveFarmDocuments } from '../device/leaveFarmDocuments.ts';
import type { DocumentOwner } from '../device/StoredEntry.ts';
import { documentOwner } from '../documentOwner.ts';
import { noteClosing } from './closingFarms.ts';
import { noteGone } from './removedFromFarm.ts';
import { newDocumentId } from '../newDocumentId.ts';
import { ownerOf } from '../workspace/Workspace.ts';
import { switchWorkspace } from '../workspace/workspaceStore.ts';
import { shareDevice, sharedDeviceStore } from '../sharedDevice/sharedDeviceStore.ts';

/** Removes the documents of a farm that its user left or was taken off, and stops work there. */
export async function clearFarm(owner: DocumentOwner): Promise<void> {
  const gone = await leaveFarmDocuments(documentStore, owner, {
    now: () => new Date(),
    newRevision: newDocumentId,
  });
  if (gone !== null) noteGone(owner, gone);
  noteClosing(owner, null);
  const { shed } = sharedDeviceStore.getState().value;
  if (shed !== null && ownerOf(shed) === owner) shareDevice(null);
  if (documentOwner() === owner) switchWorkspace(null);
}
