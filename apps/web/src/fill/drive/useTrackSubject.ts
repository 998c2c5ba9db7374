import { useMemo } from 'react';
import { useStore } from 'zustand';
import { catalogueStore } from '../../products/catalogue/catalogueStore.ts';
import type { MapGround } from '../../ui/map/GroundMap.tsx';
import { farmJobs } from '../../sync/farmJobs.ts';
import { paddocks } from '../../sync/paddocks.ts';
import type { Job } from '../job/Job.ts';
import { groundOfJob, trackSubject } from '../../records/track/trackSubject.ts';
import { soFar } from '../../sync/arrival/Collected.ts';

/** A hook. What the track is measured with, as it is known now. */
export function useTrackSubject(job: Job) {
  const kept = soFar(paddocks.useAll());
  const jobs = soFar(farmJobs.useAll());
  const listed = useStore(catalogueStore.store);
  const catalogue = listed.status === 'ready' ? listed.catalogue : null;
  const paddock = kept.find(({ id }) => id === job.paddock?.id)?.value ?? null;
  const farmJob = jobs.find(({ id }) => id === job.farmJobId)?.value ?? null;
  return useMemo(
    () => trackSubject(job, groundOfJob(paddock, farmJob), catalogue?.machines ?? []),
    [job, paddock, farmJob, catalogue],
  );
}

/** A hook. The outlines of the other paddocks, for the map. */
export function useNeighbours(paddockId: string | null): readonly MapGround[] {
  const kept = soFar(paddocks.useAll());
  return useMemo(
    () =>
      kept.flatMap(({ id, value }): MapGround[] =>
        id === paddockId || value.retired || value.outline === null
          ? []
          : [{ key: id, ring: value.outline, look: 'quiet' }],
      ),
    [kept, paddockId],
  );
}
