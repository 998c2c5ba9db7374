import { liveJobs } from './jobOrder.ts';
import { LiveJob } from './LiveJob.tsx';
import { OpenedJobs } from './OpenedJobs.tsx';
import type { FarmJobs } from './useFarmJobs.ts';

/** The jobs that are being filled now. */
export const LiveJobs = ({ farm }: { readonly farm: FarmJobs }) => (
  <OpenedJobs farm={farm}>
    {(open) =>
      liveJobs(farm.jobs ?? []).map((job) => (
        <LiveJob
          key={job.id}
          job={job}
          load={job.value.load}
          who={farm.takerName(job.value)}
          onOpen={() => {
            open(job.id);
          }}
        />
      ))
    }
  </OpenedJobs>
);
