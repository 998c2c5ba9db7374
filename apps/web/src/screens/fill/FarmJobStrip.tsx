import { sameFields, type FarmJob } from '@mix/documents';
import { useEffect } from 'react';
import { useAccount } from '../../account/accountStore.ts';
import { Notice } from '../../components/notices/Notice.tsx';
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
  const nameOf = (who: string): string =>
    people.find(({ id }) => id === who)?.value.name ?? farmJobWords.someone;
  const { takenBy } = kept;
  if (takenBy !== null && takenBy !== uid) {
    return (
      <Notice
        kind="warning"
        word={farmJobWords.warning}
        title={farmJobWords.hasIt(nameOf(takenBy), job.paddock?.name ?? farmJobWords.unnamed)}
      >
        <p>{farmJobWords.hasItWhy}</p>
      </Notice>
    );
  }
  return isAsTold(job, kept) ? null : (
    <Notice kind="warning" word={farmJobWords.warning} title={farmJobWords.changedWhileFilling} />
  );
}

const isAsTold = ({ stages: [{ draft }] }: Job, { told }: FarmJob): boolean =>
  sameFields({ ...told.draft }, { ...draft });
