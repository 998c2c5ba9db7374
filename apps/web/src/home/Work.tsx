import { useState } from 'react';
import { useStore } from 'zustand';
import { onDemand } from '../ui/lazy/waiting.ts';
import { Awaited } from '../ui/lazy/Awaited.tsx';
import { favourites } from '../sync/favourites.ts';
import { useWorkspace } from '../sync/useWorkspace.ts';
import { savedMixes } from '../sync/savedMixes.ts';
import { draftStore } from '../plan/draft/draftStore.ts';
import type { MixForm } from '../plan/draft/MixForm.ts';
import { hasJob, type RecentMix } from '../plan/draft/recentMixes.ts';
import type { Job } from '../fill/job/Job.ts';
import { useJob } from '../fill/job/jobStore.ts';
import { AgainRow } from './mixes/AgainRow.tsx';
import { EarlierMixes } from './mixes/EarlierMixes.tsx';
import { FavouriteProducts } from './FavouriteProducts.tsx';
import { FirstMixPanel } from './FirstMixPanel.tsx';
import { HomeFrame } from './HomeFrame.tsx';
import { JobRests } from './job/JobRests.tsx';
import { UnfinishedJob } from './job/UnfinishedJob.tsx';
import { MixPanel } from './mixes/MixPanel.tsx';
import { RepeatPanel } from './mixes/RepeatPanel.tsx';
import { SavedMixes } from './mixes/SavedMixes.tsx';
import { DeviceNotices } from './syncStatus/DeviceNotices.tsx';
import { SyncBanner } from './syncStatus/SyncBanner.tsx';
import { soFar } from '../sync/arrival/Collected.ts';

/** The season is loaded after the work is drawn. */
const SeasonPanels = onDemand(async () => (await import('./homeViews.ts')).SeasonPanels);

const SavedMachineRow = onDemand(async () => (await import('./homeViews.ts')).SavedMachineRow);

const FindLastRecord = onDemand(async () => (await import('./homeViews.ts')).FindLastRecord);

/** Only a farm has jobs. */
const FarmJobPanel = onDemand(async () => (await import('./farmViews.ts')).FarmJobPanel);
const FarmJobsList = onDemand(async () => (await import('./farmViews.ts')).FarmJobsList);

/** What is in work first, then what a mix is most often made from. */
export function Work() {
  const form = useStore(draftStore.form, ({ value }) => value);
  const earlier = useStore(draftStore.recent, ({ value }) => value);
  const { job, rests } = useJob();
  const saved = soFar(savedMixes.useAll());
  const marked = soFar(favourites.useAll());
  const isOnFarm = useWorkspace()?.farmId != null;
  return (
    <HomeFrame
      strip={<SyncBanner />}
      panel={
        job === null ? (
          <NextPanel form={form} earlier={earlier} isOnFarm={isOnFarm} />
        ) : (
          <UnfinishedJob job={job} />
        )
      }
      season={
        // Where the season cannot be loaded, Home stays as it is: its work needs none of it.
        <Awaited fallback={null} failed={() => null}>
          <SeasonPanels form={form} />
        </Awaited>
      }
      later={
        <>
          {saved.length > 0 && <SavedMixes mixes={saved} />}
          <FavouriteProducts favourites={marked} />
          <Awaited fallback={null} failed={() => null}>
            <SavedMachineRow form={form} />
          </Awaited>
          <DeviceNotices only="information" />
          {earlier.length > 0 && <EarlierMixes mixes={earlier} />}
        </>
      }
    >
      <DeviceNotices only="warning" />
      {isOnFarm && (
        <Awaited fallback={null} failed={() => null}>
          <FarmJobsList ownWork={ownWorkOf(job, form)} />
        </Awaited>
      )}
      {hasJob(form) && <AgainRow current={form} last={earlier[0]?.form ?? null} />}
      {rests.length > 0 && <JobRests rests={rests} />}
    </HomeFrame>
  );
}

function ownWorkOf(job: Job | null, form: MixForm): 'job' | 'mix' | null {
  if (job !== null) return 'job';
  return hasJob(form) ? 'mix' : null;
}

interface NextPanelProps {
  readonly form: MixForm;
  readonly earlier: readonly RecentMix[];
  readonly isOnFarm: boolean;
}

/** A job that was handed over comes before one's own mixes. */
function NextPanel({ isOnFarm, ...own }: NextPanelProps) {
  const mix = <NextMix {...own} />;
  return isOnFarm ? (
    <Awaited fallback={null} failed={() => mix}>
      <FarmJobPanel ownWork={ownWorkOf(null, own.form)} otherwise={mix} />
    </Awaited>
  ) : (
    mix
  );
}

function NextMix({ form, earlier }: Omit<NextPanelProps, 'isOnFarm'>) {
  const [last] = earlier;
  /** The mix of the last record, where this device made none. */
  const [found, setFound] = useState<MixForm | null>(null);
  if (hasJob(form)) return <MixPanel form={form} />;
  if (last !== undefined) return <RepeatPanel form={last.form} />;
  return (
    <>
      {found === null ? <FirstMixPanel /> : <RepeatPanel form={found} />}
      <Awaited fallback={null} failed={() => null}>
        <FindLastRecord onFound={setFound} />
      </Awaited>
    </>
  );
}
