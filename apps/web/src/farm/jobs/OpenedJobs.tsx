import { useState, type ReactNode } from 'react';
import { JobSheet } from './JobSheet.tsx';
import type { FarmJobs } from './useFarmJobs.ts';

interface OpenedJobsProps {
  readonly farm: FarmJobs;
  /** What is shown; its argument opens the sheet of a job. */
  readonly children: (open: (id: string) => void) => ReactNode;
}

/** Jobs, and the sheet of the one that was opened. */
export function OpenedJobs({ farm, children }: OpenedJobsProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  const opened = farm.jobs?.find(({ id }) => id === openId);
  return (
    <>
      {children(setOpenId)}
      {opened !== undefined && (
        <JobSheet job={opened} farm={farm} onClose={() => setOpenId(null)} />
      )}
    </>
  );
}
