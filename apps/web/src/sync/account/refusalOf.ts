import type { Role } from '@mix/documents';
import type { AccountDocument } from './AccountDatabase.ts';
import type { StoredEntry } from '../device/StoredEntry.ts';
import { mayWriteEntry } from '../workspace/mayWriteEntry.ts';
import { workspaceOf } from '../workspace/Workspace.ts';

/** Code of a refusal: the job of a contractor's record was checked, or is somebody else's now. */
export const JOB_CLOSED = 'job-closed';

export interface KnownCause {
  /** The database's own code, or one of this app where more is known. */
  readonly code: string;
  /** The record is locked, and takes this change only with a reason. */
  readonly locked: boolean;
}

interface Refused {
  readonly entry: StoredEntry;
  readonly code: string;
  /** What the account held when it was asked; null: nothing, or it did not say. */
  readonly current: AccountDocument | null;
  readonly role: Role | null;
  /** Whether the job that a record names is open, as far as this device knows. */
  readonly isJobOpen: boolean;
}

/**
 * Why the account refused a change. Only a record that is in the account, and that this person may
 * correct, counts as locked: for any other denied change a reason does not help.
 */
export function refusalOf({ entry, code, current, role, isJobOpen }: Refused): KnownCause {
  const { collection, owner, removed } = entry;
  const { uid, farmId } = workspaceOf(owner);
  const isOfRecord = collection === 'records' || collection === 'tracks';
  if (code !== 'permission-denied' || removed || !isOfRecord) return { code, locked: false };
  if (farmId !== null && role === 'contractor' && !isJobOpen) {
    return { code: JOB_CLOSED, locked: false };
  }
  if (current === null || collection === 'tracks') return { code, locked: false };
  const { createdBy } = current;
  const isTheirs =
    farmId === null || mayWriteEntry({ collection, createdBy, place: 'synced' }, uid, role);
  return { code, locked: isTheirs };
}
