import type { FarmJob } from '@mix/documents';
import { onDemand } from '../../ui/lazy/waiting.ts';
import { Awaited } from '../../ui/lazy/Awaited.tsx';

const JobGround = onDemand(async () => (await import('./JobGround.tsx')).JobGround);

/** The ground of a job that is not done yet, where the job was handed over with its outline. */
export const WhereItIs = ({ job: { told, done } }: { readonly job: FarmJob }) =>
  told.ground === undefined || done !== null ? null : (
    <Awaited fallback={null} failed={() => null}>
      <JobGround told={told} ground={told.ground} />
    </Awaited>
  );
