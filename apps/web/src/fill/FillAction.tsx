import { useState } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { onDemand } from '../ui/lazy/waiting.ts';
import { Button } from '../ui/Button.tsx';
import { AwaitedSheet } from '../ui/lazy/AwaitedSheet.tsx';
import { isSameMix } from '../plan/draft/isSameMix.ts';
import { useMix } from '../plan/planning/useMix.ts';
import { jobWords } from '../i18n/made/en/mix/jobWords.ts';
import { isElsewhere } from './isElsewhere.ts';
import { useJarTest } from './jar/jarTests.ts';
import { jobStore } from './job/jobStore.ts';
import { startJob } from './startJob.ts';
import { jobPaths } from '../device/navigation/jobPaths.ts';

const JobUnderWaySheet = onDemand(
  async () => (await import('./JobUnderWaySheet.tsx')).JobUnderWaySheet,
);

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
  const close = () => {
    setAsks(false);
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
        <AwaitedSheet title={jobWords.otherJob} onClose={close}>
          <JobUnderWaySheet job={job} onGiveUp={start} onClose={close} />
        </AwaitedSheet>
      )}
    </>
  );
}
