import { useState } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { Button } from '../../components/Button.tsx';
import { isSameMix } from '../../mix/draft/isSameMix.ts';
import { useMix } from '../../mix/planning/useMix.ts';
import { jobWords } from '../../words/en/mix/jobWords.ts';
import { isElsewhere } from '../../job/isElsewhere.ts';
import { useJarTest } from '../../mix/jar/jarTests.ts';
import { jobStore } from '../../job/store/jobStore.ts';
import { startJob } from '../../job/startJob.ts';
import { jobPaths } from '../../navigation/jobPaths.ts';
import { JobUnderWaySheet } from './JobUnderWaySheet.tsx';

/** Starts filling by the plan on the screen, or goes on with the job that is under way. */
export function FillAction() {
  const { plan, facts: catalogue, draft, paddock, form } = useMix();
  const { receivedJobId = null } = form;
  const job = useStore(jobStore.kept, ({ value }) => value.job);
  const jarTest = useJarTest(draft);
  const [asks, setAsks] = useState(false);
  const [, navigate] = useLocation();
  const isSame =
    job !== null && isSameMix(job.stages[0].draft, draft) && !isElsewhere(job, paddock);
  const start = () => {
    if (plan === null || catalogue === null) return;
    const atMs = Date.now();
    jobStore.start(startJob({ draft, plan, catalogue, atMs, jarTest, paddock, receivedJobId }));
    navigate(jobPaths.fill);
  };
  return (
    <>
      <Button
        look="primary"
        onClick={() => {
          if (isSame) navigate(jobPaths.fill);
          else if (job === null) start();
          else setAsks(true);
        }}
      >
        {isSame ? jobWords.goOn : jobWords.start}
      </Button>
      {asks && job !== null && (
        <JobUnderWaySheet
          job={job}
          onGiveUp={start}
          onClose={() => {
            setAsks(false);
          }}
        />
      )}
    </>
  );
}
