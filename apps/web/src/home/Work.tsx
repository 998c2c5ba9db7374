import { useStore } from 'zustand';
import { Link } from 'wouter';
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
import { FavouriteProducts } from './FavouriteProducts.tsx';
import { FirstMixPanel } from './FirstMixPanel.tsx';
import { HomeFrame } from './HomeFrame.tsx';
import { JobRests } from './job/JobRests.tsx';
import { SavedMachineRow } from './SavedMachineRow.tsx';
import { SavedMixes } from './mixes/SavedMixes.tsx';
import { DeviceNotices } from './syncStatus/DeviceNotices.tsx';
import { SyncBanner } from './syncStatus/SyncBanner.tsx';
import { soFar } from '../sync/arrival/Collected.ts';
import { buttonClass } from '../ui/buttonClass.ts';
import { homeWords } from '../i18n/made/en/home/homeWords.ts';
import { jobPaths } from '../device/navigation/jobPaths.ts';
import { jobTitle, jobLine, mixTitle } from './mixes/mixLine.ts';
import styles from './mixes/MixPanel.module.css';
import { MINUTE_MS, useNow } from '../device/clock/useNow.ts';
import { Section } from '../ui/panels/Section.tsx';
import { momentText } from '../i18n/figures/dateText.ts';
import { MixRow } from './mixes/MixRow.tsx';
import { useNameOf } from './mixes/useNameOf.ts';
import { useOpenMix } from './mixes/useOpenMix.ts';
import { paths } from '../device/navigation/paths.ts';
import { Button } from '../ui/Button.tsx';
import { firstHomeWords } from '../i18n/made/en/home/firstHomeWords.ts';

/** The season comes once the work stands. */
const SeasonPanels = onDemand(async () => (await import('./homeViews.ts')).SeasonPanels);

/** Only a farm has jobs. */
const FarmJobPanel = onDemand(async () => (await import('./farmViews.ts')).FarmJobPanel);
const FarmJobsList = onDemand(async () => (await import('./farmViews.ts')).FarmJobsList);

/** What is in work first, then what is made of it most often. */
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
        // What does not come leaves Home as it is: its work needs none of it.
        <Awaited fallback={null} failed={() => null}>
          <SeasonPanels form={form} />
        </Awaited>
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
      {saved.length > 0 && <SavedMixes mixes={saved} />}
      <FavouriteProducts favourites={marked} />
      <SavedMachineRow form={form} />
      <DeviceNotices only="information" />
      {earlier.length > 0 && <EarlierMixes mixes={earlier} />}
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
  if (hasJob(form)) return <MixPanel form={form} />;
  return last === undefined ? <FirstMixPanel /> : <RepeatPanel form={last.form} />;
}

/** It takes the engine to say the step in work. */
const JobPanel = onDemand(async () => (await import('./homeViews.ts')).JobPanel);

/** The job in work: its name and the way on at once, the step as soon as it can be said. */
function UnfinishedJob({ job }: { readonly job: Job }) {
  const wayOn = (
    <section className={styles.panel}>
      <p className="quiet">{homeWords.unfinished}</p>
      <h1 className={styles.title}>{jobTitle(job)}</h1>
      <Link href={jobPaths.fill} className={buttonClass('primary')}>
        {homeWords.continueFilling}
      </Link>
    </section>
  );
  return (
    <Awaited fallback={wayOn} failed={() => wayOn}>
      <JobPanel job={job} />
    </Awaited>
  );
}

/** More would push the machine off a phone's screen; the mix screen has them all. */
const SHOWN = 5;

/** Mixes this device remembers, the newest first. */
function EarlierMixes({ mixes }: { readonly mixes: readonly RecentMix[] }) {
  const openMix = useOpenMix();
  const nameOf = useNameOf();
  const now = new Date(useNow(MINUTE_MS));
  return (
    <Section name={homeWords.earlier}>
      <ul>
        {mixes.slice(0, SHOWN).map(({ form, keptAt }) => (
          <MixRow
            key={keptAt}
            name={mixTitle(form, nameOf)}
            note={jobLine(form)}
            end={momentText(new Date(keptAt), now)}
            onPress={() => openMix(form)}
          />
        ))}
      </ul>
    </Section>
  );
}

/** The mix that is being planned: go on with it. */
function MixPanel({ form }: { readonly form: MixForm }) {
  const nameOf = useNameOf();
  return (
    <section className={styles.panel}>
      <p className="quiet">{homeWords.unfinished}</p>
      <h1 className={styles.title}>{mixTitle(form, nameOf)}</h1>
      <p className="quiet">{jobLine(form)}</p>
      <Link href={paths.mix} className={buttonClass('primary')}>
        {homeWords.continueMix}
      </Link>
    </section>
  );
}

/** Nothing is in work: the last mix once more, or a new one. */
function RepeatPanel({ form }: { readonly form: MixForm }) {
  const openMix = useOpenMix();
  const nameOf = useNameOf();
  return (
    <section className={styles.panel}>
      <p className="quiet">{homeWords.lastMix}</p>
      <h1 className={styles.title}>{mixTitle(form, nameOf)}</h1>
      <p className="quiet">{jobLine(form)}</p>
      <Button look="primary" onClick={() => openMix(form)}>
        {homeWords.repeatThis}
      </Button>
      <Link href={paths.mix} className={buttonClass('plain')}>
        {firstHomeWords.newMix}
      </Link>
    </section>
  );
}
