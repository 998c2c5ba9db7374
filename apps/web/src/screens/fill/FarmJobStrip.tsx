import { sameFields, takerOf, type FarmJob, type Member } from '@mix/documents';
import { useEffect } from 'react';
import { useAccount } from '../../account/accountStore.ts';
import { Notice } from '../../components/notices/Notice.tsx';
import type { KeptDocument } from '../../documents/DocumentCollection.ts';
import { farmJobs } from '../../documents/farmJobs.ts';
import { members } from '../../documents/members.ts';
import { followFilling } from '../../job/farm/followFilling.ts';
import type { Job } from '../../job/store/Job.ts';
import { farmJobWords } from '../../words/en/farm/farmJobWords.ts';

/** Tells the farm how far the filling is, and who fills what became of the job meanwhile. */
export function FarmJobStrip({ job }: { readonly job: Job }) {
  useEffect(followFilling, []);
  const uid = useAccount()?.uid;
  const people = members.useAll() ?? [];
  const kept = farmJobs.useAll()?.find(({ id }) => id === job.farmJobId)?.value;
  if (kept === undefined) return null;
  const { takenBy } = kept;
  if (takenBy !== null && takenBy !== uid) {
    const who = takerName(kept, people);
    return (
      <Notice
        kind="warning"
        word={farmJobWords.warning}
        title={farmJobWords.hasIt(who, job.paddock?.name ?? farmJobWords.unnamed)}
      >
        <p>{farmJobWords.hasItWhy}</p>
      </Notice>
    );
  }
  return isAsTold(job, kept) ? null : (
    <Notice kind="warning" word={farmJobWords.warning} title={farmJobWords.changedWhileFilling} />
  );
}

const takerName = (job: FarmJob, people: readonly KeptDocument<Member>[]): string =>
  people.find(({ id }) => id === takerOf(job))?.value.name ??
  job.takenFor?.name ??
  farmJobWords.someone;

const isAsTold = ({ stages: [{ draft }] }: Job, { told }: FarmJob): boolean =>
  sameFields({ ...told.draft }, { ...draft });
