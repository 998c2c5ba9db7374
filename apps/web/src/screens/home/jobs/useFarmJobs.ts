import type { FarmJob } from '@mix/documents';
import { useAccount } from '../../../account/accountStore.ts';
import type { KeptDocument } from '../../../documents/DocumentCollection.ts';
import { farmJobs } from '../../../documents/farmJobs.ts';
import { members } from '../../../documents/members.ts';
import { farmJobWords } from '../../../words/en/farm/farmJobWords.ts';

export type KeptJob = KeptDocument<FarmJob>;

export interface FarmJobs {
  /** Of whoever holds this device. */
  readonly uid: string;
  /** Null while the device is read. */
  readonly jobs: readonly KeptJob[] | null;
  /** What somebody of the farm is called. */
  readonly nameOf: (uid: string | null) => string;
}

/** The jobs of the farm in use, and the names of its people. */
export function useFarmJobs(): FarmJobs {
  const account = useAccount();
  const uid = account?.uid ?? '';
  const people = members.useAll() ?? [];
  return {
    uid,
    jobs: farmJobs.useAll(),
    nameOf: (who) =>
      people.find(({ id }) => id === who)?.value.name ??
      (who === uid ? account?.name : null) ??
      farmJobWords.someone,
  };
}
