import { isSentTo, isToRecord, takerOf, type FarmJob } from '@mix/documents';
import { useAccount } from '../../session/accountStore.ts';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';
import { farmJobs } from '../../sync/farmJobs.ts';
import { useSharedDevice } from '../../sync/sharedDevice/sharedDeviceStore.ts';
import { useTeller } from '../handover/useTeller.ts';
import { jobForReader } from '../handover/jobForReader.ts';
import { useJob } from '../../fill/job/jobStore.ts';
import { members } from '../../sync/members.ts';
import { farmJobWords } from '../../i18n/made/en/farm/farmJobWords.ts';
import { read, soFar } from '../../sync/arrival/Collected.ts';

export type KeptJob = KeptDocument<FarmJob>;

export interface FarmJobs {
  /** The account this device is signed in with. */
  readonly uid: string;
  /** Whether the device's present user took a job. */
  readonly isMine: (job: FarmJob) => boolean;
  /** Whether a job was sent to that user, or to the device they share with others. */
  readonly isForMe: (job: FarmJob) => boolean;
  /** Whether that user may say that a job is sprayed, and is not filling it on this device. */
  readonly isToRecord: (job: KeptJob) => boolean;
  /**
   * Null while the device is read. The jobs that have come, where the farm has still to send some.
   */
  readonly jobs: readonly KeptJob[] | null;
  /** Whether `jobs` holds all jobs of the farm. */
  readonly areAll: boolean;
  /** What somebody of the farm is called. */
  readonly nameOf: (uid: string | null) => string;
  /** What whoever took a job is called; by then they may be no member any more. */
  readonly takerName: (job: FarmJob) => string;
  /** The author of a job's instruction: the name in it, and the account that wrote it. */
  readonly tellerName: (job: KeptJob) => string;
}

/** The jobs of the farm in use, and the names of its people. */
export function useFarmJobs(): FarmJobs {
  const account = useAccount();
  const uid = account?.uid ?? '';
  const people = soFar(members.useAll());
  const collected = farmJobs.useAll();
  const { job: underWay } = useJob();
  const tellerName = useTeller();
  const person = useSharedDevice()?.person ?? null;
  const me = person === null ? { uid } : { uid, person };
  const knownName = (who: string | null) =>
    people.find(({ id }) => id === who)?.value.name ?? (who === uid ? account?.name : null);
  return {
    uid,
    isMine: (job) => job.takenBy === uid && takerOf(job) === (person?.uid ?? uid),
    isForMe: (job) => isSentTo(job, me),
    isToRecord: ({ id, value }) => isToRecord(value, me) && underWay?.farmJobId !== id,
    jobs: read(collected)?.map((job) => ({ ...job, value: jobForReader(job.value) })) ?? null,
    areAll: collected.state === 'here',
    nameOf: (who) => knownName(who) ?? farmJobWords.someone,
    tellerName,
    takerName: (job) => knownName(takerOf(job)) ?? job.takenFor?.name ?? farmJobWords.someone,
  };
}
