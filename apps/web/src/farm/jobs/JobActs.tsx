import { LONGEST_REASON } from '@mix/documents';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../ui/Button.tsx';
import { SubmitForm } from '../../ui/forms/SubmitForm.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { farmJobSteps } from '../handover/farmJobSteps.ts';
import { startFarmJob } from '../../fill/startJob.ts';
import { jobStore, useJob } from '../../fill/job/jobStore.ts';
import { jobPaths } from '../../device/navigation/jobPaths.ts';
import { farmJobWords } from '../../i18n/made/en/farm/farmJobWords.ts';
import { failureOf } from './failureOf.ts';
import type { FarmJobs, KeptJob } from './useFarmJobs.ts';

interface JobActsProps {
  readonly job: KeptJob;
  readonly farm: FarmJobs;
  readonly isGivingBack: boolean;
  readonly onGiveBack: (is: boolean) => void;
}

/** What whoever has a job, or may take it, does next with it. */
export function JobActs({ job, farm, isGivingBack, onGiveBack }: JobActsProps) {
  const { state, sentTo } = job.value;
  const [, navigate] = useLocation();
  const { job: underWay } = useJob();
  const isForMe = farm.isForMe(job.value);
  if (isGivingBack) return <GiveBack id={job.id} onDone={() => onGiveBack(false)} />;
  if (state === 'planned' && (sentTo === null || isForMe)) {
    return (
      <SubmitForm
        key="take"
        word={farmJobWords.take}
        busyWord={farmJobWords.take}
        refusedWord={farmJobWords.notDone}
        onSubmit={() => failureOf(() => farmJobSteps.take(job.id))}
        note={isForMe && <Button onClick={() => onGiveBack(true)}>{farmJobWords.cannot}</Button>}
      />
    );
  }
  if (!farm.isMine(job.value)) return null;
  if (underWay?.farmJobId === job.id) {
    return (
      <Button look="primary" onClick={() => navigate(jobPaths.fill)}>
        {farmJobWords.goOn}
      </Button>
    );
  }
  if (state !== 'taken') return null;
  if (underWay !== null) return <p>{farmJobWords.anotherUnderWay}</p>;
  return (
    <div className="stack-1">
      <Button
        look="primary"
        onClick={() => {
          jobStore.start(startFarmJob(job.id, job.value, Date.now()));
          navigate(jobPaths.fill);
        }}
      >
        {farmJobWords.start}
      </Button>
      <Button onClick={() => onGiveBack(true)}>{farmJobWords.giveBack}</Button>
    </div>
  );
}

interface GiveBackProps {
  readonly id: string;
  readonly onDone: () => void;
}

function GiveBack({ id, onDone }: GiveBackProps) {
  const [reason, setReason] = useState('');
  const giveBack = async (): Promise<string | null> => {
    if (reason.trim() === '') return farmJobWords.whyNeeded;
    const failure = await failureOf(() => farmJobSteps.giveBack(id, reason));
    if (failure === null) onDone();
    return failure;
  };
  return (
    <SubmitForm
      key="giveBack"
      word={farmJobWords.giveBack}
      busyWord={farmJobWords.givingBack}
      refusedWord={farmJobWords.notDone}
      onSubmit={giveBack}
      note={<Button onClick={onDone}>{farmJobWords.cancel}</Button>}
    >
      <TextField
        label={farmJobWords.why}
        value={reason}
        maxLength={LONGEST_REASON}
        onText={setReason}
      />
    </SubmitForm>
  );
}
