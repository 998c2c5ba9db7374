import { isLocked, type SprayRecord } from '@mix/documents';
import { soFar } from '../../sync/arrival/Collected.ts';
import { MINUTE_MS, useNow } from '../../device/clock/useNow.ts';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';
import { documentOwner } from '../../sync/documentOwner.ts';
import { farmJobs } from '../../sync/farmJobs.ts';
import { members } from '../../sync/members.ts';
import { useKnownRole } from '../../sync/workspace/knownRole.ts';
import { mayWriteEntry } from '../../sync/workspace/mayWriteEntry.ts';
import { workspaceOf } from '../../sync/workspace/Workspace.ts';
import { momentText } from '../../i18n/figures/dateText.ts';
import { recordWords } from '../../i18n/made/en/records/recordWords.ts';

export interface RecordLock {
  /** Whether a change needs a reason. */
  readonly isLockedAt: (now: Date) => boolean;
  /** Why a change needs a reason. */
  readonly lockedWhy: string;
  /** Why this person cannot change the record at all; null: they can. */
  readonly closedWhy: string | null;
}

/** A hook. What a change of a record needs, by its age, the check of its job, and who made it. */
export function useRecordLock(kept: KeptDocument<SprayRecord>): RecordLock {
  const owner = documentOwner();
  const { farmId, uid } = workspaceOf(owner);
  const role = useKnownRole(owner);
  const checkedText = useCheckedText(kept.value.jobId);
  const { createdAt, createdBy, place, locked } = kept;
  const isOfFarm = farmId !== null;
  const closedWhy = (): string | null => {
    if (checkedText !== null && role === 'contractor') return recordWords.closedWhy;
    const made = { collection: 'records', place, createdBy } as const;
    return isOfFarm && !mayWriteEntry(made, uid, role) ? recordWords.notYours : null;
  };
  return {
    isLockedAt: (now) => locked === true || checkedText !== null || isLocked(createdAt, now),
    lockedWhy:
      checkedText ??
      (locked === true && isOfFarm ? recordWords.lockedByFarmWhy : recordWords.lockedWhy),
    closedWhy: closedWhy(),
  };
}

/** A hook. Who checked the job of a record, and when; null where it is not checked. */
function useCheckedText(jobId: string | null | undefined): string | null {
  const job = soFar(farmJobs.useAll()).find(({ id }) => id === jobId)?.value;
  const people = soFar(members.useAll());
  const now = new Date(useNow(MINUTE_MS));
  if (job?.state !== 'checked') return null;
  const { checkedFor, checkedBy, checkedAt } = job;
  const account = people.find(({ id }) => id === checkedBy)?.value.name;
  return recordWords.checkedWhy(
    checkedFor?.name ?? account ?? recordWords.somebody,
    checkedAt === null ? recordWords.notKnown : momentText(new Date(checkedAt), now),
  );
}
