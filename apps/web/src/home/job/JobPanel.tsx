import { askedAmount, type FillStep } from '@mix/engine';
import { Link } from 'wouter';
import { buttonClass } from '../../ui/buttonClass.ts';
import { TankDrawing } from '../../ui/figures/TankDrawing.tsx';
import { homeWords } from '../../i18n/made/en/home/homeWords.ts';
import { jobWords } from '../../i18n/made/en/mix/jobWords.ts';
import { shownAmount } from '../../i18n/figures/shownFigure.ts';
import { inSentence } from '../../i18n/products/inSentence.ts';
import { productNames } from '../../i18n/products/productNames.ts';
import { tankVolumeText } from '../../i18n/figures/tankVolumeText.ts';
import type { Job } from '../../fill/job/Job.ts';
import { jobView, type JobView } from '../../fill/jobView.ts';
import { jobPaths } from '../../device/navigation/jobPaths.ts';
import styles from './JobPanel.module.css';
import panelStyles from '../mixes/MixPanel.module.css';
import { jobTitle } from '../mixes/mixLine.ts';

/** The job that is being filled, at the very step it was left at. */
export function JobPanel({ job }: { readonly job: Job }) {
  const view = jobView(job);
  const { load, step, place, stage, isFull } = view;
  const beforeL = load.load.steps[place - 1]?.tankLineL ?? load.load.heelL;
  return (
    <section className={panelStyles.panel}>
      <div className={styles.top}>
        <div className={styles.what}>
          <p className="quiet">{homeWords.unfinished}</p>
          <h1 className={panelStyles.title}>{jobTitle(job)}</h1>
          <p>{whereText(view)}</p>
          {step !== null && <p className="quiet">{stepText(job, view, step)}</p>}
        </div>
        {step !== null && (
          <TankDrawing
            capacityL={stage.plan.tankCapacityL}
            beforeL={beforeL}
            lineL={step.tankLineL}
          />
        )}
      </div>
      <Link href={isFull ? jobPaths.record : jobPaths.fill} className={buttonClass('primary')}>
        {isFull ? homeWords.recordJob : homeWords.continueFilling}
      </Link>
      {!isFull && (
        <Link href={jobPaths.left} className={buttonClass('text')}>
          {jobWords.whatIsLeft}
        </Link>
      )}
    </section>
  );
}

function whereText({ load, loadsBefore, loadCount, step, place, isFull }: JobView): string {
  if (isFull) return homeWords.allFull;
  const number = loadsBefore + load.load.number;
  return step === null
    ? homeWords.loadNext(number, loadCount)
    : homeWords.loadStep(number, loadCount, place + 1, load.load.steps.length);
}

/** What the step asks for, as the fill screen says it. */
function stepText(job: Job, { load }: JobView, step: FillStep): string {
  const line = tankVolumeText(step.tankLineL);
  const asked = askedAmount(load.load, step);
  if (step.kind === 'wait') return homeWords.waitNow;
  if (step.kind !== 'product' || asked === null) return homeWords.fillTo(line);
  const { text, unit } = shownAmount(asked);
  const nameOf = productNames(
    job,
    job.products.map(({ id }) => id),
  );
  const name = step.productId === null ? '' : inSentence(nameOf(step.productId));
  return homeWords.addTo(`${text}\u00a0${unit}`, name, line);
}
