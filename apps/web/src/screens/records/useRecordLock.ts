import { isLocked, type SprayRecord } from '@mix/documents';
import type { KeptDocument } from '../../documents/DocumentCollection.ts';
import { documentOwner } from '../../documents/documentOwner.ts';
import { farmJobs } from '../../documents/farmJobs.ts';
import { members } from '../../documents/members.ts';
import { useKnownRole } from '../../documents/place/knownRole.ts';
import { mayWriteEntry } from '../../documents/place/mayWriteEntry.ts';
import { placeOf } from '../../documents/place/Place.ts';
import { momentText } from '../../words/figures/dateText.ts';
import { recordWords } from '../../words/en/records/recordWords.ts';

export interface RecordLock {
  /** A change needs a reason. */
  readonly isLockedAt: (now: Date) => boolean;
  /** Why it is locked. */
  readonly lockedWhy: string;
  /** Why it cannot be changed by this person at all; null: it can. */
  readonly closedWhy: string | null;
}

/** A hook. What a change of a record asks, by its age, the check of its job, and whose it is. */
export function useRecordLock(kept: KeptDocument<SprayRecord>): RecordLock {
  const owner = documentOwner();
  const { farmId, uid } = placeOf(owner);
  const role = useKnownRole(owner);
  const jobs = farmJobs.useAll();
  const people = members.useAll();
  const { value, createdAt, createdBy, place, locked } = kept;
  const job = jobs?.find(({ id }) => id === value.jobId)?.value;
  const isChecked = job?.state === 'checked';
  const mayChange =
    farmId === null ||
    mayWriteEntry(
      { collection: 'records', place, ...(createdBy !== undefined && { createdBy }) },
      uid,
      role,
    );
  const checker =
    job?.checkedFor?.name ??
    people?.find(({ id }) => id === job?.checkedBy)?.value.name ??
    recordWords.somebody;
  const checkedAt = job?.checkedAt == null ? null : new Date(job.checkedAt);
  return {
    isLockedAt: (now) => locked === true || isChecked || isLocked(createdAt, now),
    lockedWhy:
      isChecked && checkedAt !== null
        ? recordWords.checkedWhy(checker, momentText(checkedAt, new Date()))
        : locked === true && farmId !== null
          ? recordWords.lockedByFarmWhy
          : recordWords.lockedWhy,
    closedWhy:
      isChecked && role === 'contractor'
        ? recordWords.closedWhy
        : mayChange
          ? null
          : recordWords.notYours,
  };
}
