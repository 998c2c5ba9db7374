import type { JobLoadProgress } from '@mix/documents';
import { MINUTE_MS, useNow } from '../../../device/clock/useNow.ts';
import { heardText } from '../../../job/farm/heardText.ts';
import { farmJobWords } from '../../../words/en/farm/farmJobWords.ts';
import { numberText } from '../../../words/figures/numberText.ts';
import { quantityText } from '../../../words/figures/quantityText.ts';
import { tankVolumeText } from '../../../words/figures/tankVolumeText.ts';
import { productNames } from '../../../words/products/productNames.ts';
import { farmJobTitle } from './farmJobTexts.ts';
import { LoadTanks } from './LoadTanks.tsx';
import styles from './jobs.module.css';
import type { KeptJob } from './useFarmJobs.ts';

interface LiveJobProps {
  readonly job: KeptJob;
  readonly load: JobLoadProgress;
  readonly who: string;
  readonly onOpen: () => void;
}

/** A job that is being filled by somebody, as their phone last told it. */
export function LiveJob({ job, load, who, onOpen }: LiveJobProps) {
  const now = useNow(MINUTE_MS);
  const { told } = job.value;
  return (
    <section className={styles.live} aria-label={farmJobTitle(told)}>
      <button type="button" className={styles.liveHead} onClick={onOpen}>
        <span className={styles.line}>
          <span>{farmJobWords.fillingBy(who)}</span>
          <span>{heardText(load.at, now)}</span>
        </span>
        <strong className={styles.title}>{farmJobTitle(told)}</strong>
      </button>
      <p>
        {farmJobWords.load} <span className={styles.figure}>{numberText(load.number)}</span>{' '}
        {farmJobWords.of(numberText(load.count))}{' '}
        <span className={styles.quiet}>
          {load.step === 0
            ? farmJobWords.notBegun
            : farmJobWords.step(numberText(load.step), numberText(load.steps))}
        </span>
      </p>
      <LoadTanks load={load} capacityL={told.plan.tankCapacityL} />
      <p className={styles.quiet}>{doingText(job, load)}</p>
    </section>
  );
}

function doingText({ value: { told } }: KeptJob, load: JobLoadProgress): string {
  const ids = told.products.map(({ id }) => id);
  const what =
    load.productId === null
      ? farmJobWords.waterRow
      : productNames({ products: told.products }, ids)(load.productId);
  const area = quantityText(told.plan.sprayAreaHa, 'ha');
  return [
    load.step === 0 ? null : farmJobWords.toLine(what, tankVolumeText(load.lineL)),
    load.areaDoneHa === null
      ? null
      : farmJobWords.ofArea(quantityText(load.areaDoneHa, 'ha'), area),
  ]
    .filter((part) => part !== null)
    .join(' ');
}
