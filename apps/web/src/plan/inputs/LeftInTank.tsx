import type { MixDraft } from '@mix/engine';
import { Button } from '../../ui/Button.tsx';
import { jobStore, useJob } from '../../fill/job/jobStore.ts';
import { draftStore } from '../draft/draftStore.ts';
import { isSameStrength } from './isSameStrength.ts';
import { mixPlanWords } from '../../i18n/made/en/mix/mixPlanWords.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import styles from './RunningJob.module.css';

/** What the last job left in the tank, offered as the heel of a mix of the same kind. */
export function LeftInTank({ draft }: { readonly draft: MixDraft }) {
  const { job, left } = useJob();
  if (
    job !== null ||
    left === undefined ||
    draft.heel != null ||
    !isSameStrength(draft, left.draft)
  )
    return null;
  return (
    <div className={styles.job}>
      <p>{mixPlanWords.leftMix(quantityText(left.volumeL, 'L'))}</p>
      <div className={styles.ways}>
        <Button look="text" onClick={jobStore.forgetLeft}>
          {mixPlanWords.tankIsEmpty}
        </Button>
        <Button
          look="text"
          onClick={() => draftStore.set('heel', { volumeL: left.volumeL, contents: 'sameMix' })}
        >
          {mixPlanWords.countLeft}
        </Button>
      </div>
    </div>
  );
}
