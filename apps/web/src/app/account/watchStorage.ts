import type { AccountSecurity } from '../../session/ownServer/AccountSecurity.ts';
import { DEVICE_OWNER } from '../../sync/device/StoredEntry.ts';
import { documentOwner, onDocumentOwner } from '../../sync/documentOwner.ts';
import { workspaceOf } from '../../sync/workspace/Workspace.ts';
import { syncState } from '../../sync/syncState.ts';

/** The use of storage grows over years: asked for at each start, and rarely by an open page. */
const EVERY_MS = 6 * 3_600_000;

/** Asks the self-hosted server how full the storage of the workspace is; tells the screens. */
export function watchStorage(security: Pick<AccountSecurity, 'storageOf'>): void {
  const ask = async (): Promise<void> => {
    const owner = documentOwner();
    const { uid, farmId } = workspaceOf(owner);
    const outcome = uid === DEVICE_OWNER ? null : await security.storageOf(farmId);
    if (owner !== documentOwner()) return;
    // Without an answer the last share stays.
    if (outcome === null) syncState.setState({ storageUsed: null });
    else if ('found' in outcome) {
      const { bytes, mostBytes, documents, mostDocuments } = outcome.found;
      syncState.setState({ storageUsed: Math.max(bytes / mostBytes, documents / mostDocuments) });
    }
  };
  onDocumentOwner(() => {
    syncState.setState({ storageUsed: null });
    void ask();
  });
  syncState.subscribe((now, before) => {
    if (now.full !== before.full) void ask();
  });
  setInterval(() => void ask(), EVERY_MS);
  void ask();
}
