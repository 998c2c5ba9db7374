import { sameFields, takerOf, type FarmJob, type JobTold, type Member } from '@mix/documents';
import { useEffect, useState } from 'react';
import { useAccount } from '../session/accountStore.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/notices/Notice.tsx';
import { MINUTE_MS, useNow } from '../device/clock/useNow.ts';
import type { KeptDocument } from '../sync/DocumentCollection.ts';
import { farmJobs } from '../sync/farmJobs.ts';
import { members } from '../sync/members.ts';
import { useTeller } from '../farm/handover/useTeller.ts';
import { followFilling } from '../farm/handover/followFilling.ts';
import type { Job } from './job/Job.ts';
import { farmJobWords } from '../i18n/made/en/farm/farmJobWords.ts';
import { momentText } from '../i18n/figures/dateText.ts';
import { soFar } from '../sync/arrival/Collected.ts';

/**
 * Tells the farm how far the filling is, and the person who fills what became of the job meanwhile.
 */
export function FarmJobBanner({ job }: { readonly job: Job }) {
  useEffect(followFilling, []);
  const uid = useAccount()?.uid;
  const people = soFar(members.useAll());
  const tellerName = useTeller();
  const found = soFar(farmJobs.useAll()).find(({ id }) => id === job.farmJobId);
  if (found === undefined) return null;
  const kept = found.value;
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
  return (
    <>
      {!isAsTold(job, kept) && (
        <Notice
          kind="warning"
          word={farmJobWords.warning}
          title={farmJobWords.changedWhileFilling}
        />
      )}
      <NewWords key={kept.told.at} job={job} told={kept.told} by={tellerName(found)} />
    </>
  );
}

interface NewWordsProps {
  readonly job: Job;
  readonly told: JobTold;
  /** The name of the person who said the words. */
  readonly by: string;
}

/**
 * What the farm said of the job since filling began: a gate that is shut, a paddock with animals in
 * it.
 */
function NewWords({ job, told, by }: NewWordsProps) {
  const now = useNow(MINUTE_MS);
  const [isRead, setRead] = useState(false);
  const at = new Date(told.at);
  if (isRead || at.getTime() <= job.startedAtMs) return null;
  return (
    <Notice
      kind="information"
      word={farmJobWords.note1}
      title={farmJobWords.changed(by, momentText(at, new Date(now)))}
      actions={
        <Button look="text" onClick={() => setRead(true)}>
          {farmJobWords.understood}
        </Button>
      }
    >
      <p>{told.note === null ? farmJobWords.noNote : farmJobWords.said(told.note)}</p>
    </Notice>
  );
}

const takerName = (job: FarmJob, people: readonly KeptDocument<Member>[]): string =>
  people.find(({ id }) => id === takerOf(job))?.value.name ??
  job.takenFor?.name ??
  farmJobWords.someone;

const isAsTold = ({ stages: [{ draft }] }: Job, { told }: FarmJob): boolean =>
  sameFields({ ...told.draft }, { ...draft });
