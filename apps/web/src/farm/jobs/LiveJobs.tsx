import { liveJobs } from './jobOrder.ts';
import { LiveJob } from './LiveJob.tsx';
import type { FarmJobs } from './useFarmJobs.ts';

interface LiveJobsProps {
  readonly farm: FarmJobs;
  readonly onOpen: (id: string) => void;
}

/** The jobs that are being filled now. */
export const LiveJobs = ({ farm, onOpen }: LiveJobsProps) =>
  liveJobs(farm.jobs ?? []).map((job) => (
    <LiveJob
      key={job.id}
      job={job}
      load={job.value.load}
      who={farm.takerName(job.value)}
      onOpen={() => onOpen(job.id)}
    />
  ));
