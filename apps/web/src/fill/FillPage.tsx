import { useEffect, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { askedAmount } from '@mix/engine';
import { onDemand } from '../ui/lazy/waiting.ts';
import { buttonClass } from '../ui/buttonClass.ts';
import { MessagePage } from '../ui/layout/MessagePage.tsx';
import { AwaitedPage } from '../ui/lazy/AwaitedPage.tsx';
import { fillWords } from '../i18n/made/en/fill/fillWords.ts';
import type { Job } from './job/Job.ts';
import { useFillSettings } from './fillSettings.ts';
import { useJob } from './job/jobStore.ts';
import { jobPaths } from '../device/navigation/jobPaths.ts';
import { paths } from '../device/navigation/paths.ts';
import { AddStep } from './steps/AddStep.tsx';
import { BeforeLoad } from './steps/BeforeLoad.tsx';
import { FarmJobBanner } from './FarmJobBanner.tsx';
import { FillHead } from './FillHead.tsx';
import { fillOf, type Fill } from './fillOf.ts';
import { FullTank } from './steps/FullTank.tsx';
import { FillOverviewSheet } from './FillOverviewSheet.tsx';
import { ReplanSheet } from './steps/ReplanSheet.tsx';
import { speak, stopSpeaking } from './steps/speech.ts';
import { useWakeLock } from '../device/useWakeLock.ts';
import { WaitStep } from './steps/WaitStep.tsx';
import styles from './FillPage.module.css';
import { containerText } from '../i18n/label/containerText.ts';
import { inSentence } from '../i18n/products/inSentence.ts';
import { numberText } from '../i18n/figures/numberText.ts';
import { shownAmount } from '../i18n/figures/shownFigure.ts';
import { spokenUnit } from '../i18n/figures/spokenUnit.ts';
import { shownTankVolume } from '../i18n/figures/tankVolumeText.ts';

const Drive = onDemand(async () => (await import('./drive/Drive.tsx')).Drive);

/** The job that is being filled, at the very step where it was left. */
export function FillPage() {
  const { job, refused } = useJob();
  if (job === null) return <NoJob />;
  return <Filling job={job} refused={refused} />;
}

const NoJob = () => (
  <MessagePage
    title={fillWords.nothing}
    action={
      <Link href={paths.mix} className={buttonClass('primary')}>
        {fillWords.toMix}
      </Link>
    }
  >
    <p>{fillWords.nothingNote}</p>
  </MessagePage>
);

interface FillingProps {
  readonly job: Job;
  readonly refused: boolean;
}

function Filling({ job, refused }: FillingProps) {
  const awake = useWakeLock();
  const { speaks } = useFillSettings();
  const [menuOpen, setMenuOpen] = useState(false);
  const [, navigate] = useLocation();
  const view = useSearch();
  const asksLeft = view === 'fill&left';
  const fill = fillOf(job);
  const speech = stepSpeech(fill);
  useEffect(() => {
    if (speaks && speech !== null) speak(speech);
    return stopSpeaking;
  }, [speaks, speech]);

  if (view === 'fill&drive') {
    return (
      <div className={styles.page}>
        <AwaitedPage>
          <Drive job={job} />
        </AwaitedPage>
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <FillHead fill={fill} onMenu={() => setMenuOpen(true)} />
      {job.farmJobId !== undefined && <FarmJobBanner job={job} />}
      <Screen fill={fill} awake={awake} refused={refused} />
      {asksLeft && (
        <ReplanSheet fill={fill} onClose={() => navigate(jobPaths.fill, { replace: true })} />
      )}
      {menuOpen && <FillOverviewSheet fill={fill} onClose={() => setMenuOpen(false)} />}
    </div>
  );
}

interface ScreenProps {
  readonly fill: ReturnType<typeof fillOf>;
  readonly awake: ReturnType<typeof useWakeLock>;
  readonly refused: boolean;
}

function Screen({ fill, awake, refused }: ScreenProps) {
  const { step, begun, load, job } = fill;
  if (begun === null) return <BeforeLoad fill={fill} awake={awake} refused={refused} />;
  if (step === null) return <FullTank fill={fill} />;
  // Another step is another screen: nothing typed or opened for the one before stays.
  const key = `${job.stages.length} ${load.load.number} ${fill.place}`;
  return step.kind === 'wait' ? (
    <WaitStep key={key} fill={fill} step={step} />
  ) : (
    <AddStep key={key} fill={fill} step={step} />
  );
}

const spoken = ({ text, unit }: { readonly text: string; readonly unit: string }): string =>
  `${text} ${spokenUnit(unit)}`;

/** The step in work as a voice says it: units in full. Null where there is no step. */
function stepSpeech({ step, load, nameOf }: Fill): string | null {
  if (step === null) return null;
  const line = spoken(shownTankVolume(step.tankLineL));
  if (step.kind === 'wait') {
    return fillWords.sayWait(`${numberText(step.waitMin ?? 0)} ${spokenUnit('min')}`);
  }
  if (step.kind === 'topUp') return fillWords.sayTopUp(line);
  const asked = askedAmount(load.load, step);
  if (asked === null) return null;
  if (step.productId === null) {
    return fillWords.sayWater(spoken(shownTankVolume(asked.value)), line);
  }
  const amount = spoken(shownAmount(asked));
  const product = load.load.products.find(({ productId }) => productId === step.productId);
  const containers = containerText(product?.containerCount ?? null, asked.unit);
  const spokenAmount = containers === null ? amount : `${amount}, ${containers},`;
  return fillWords.sayProduct(inSentence(nameOf(step.productId)), spokenAmount, line);
}
