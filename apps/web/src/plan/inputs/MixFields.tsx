import { useState } from 'react';
import type { LinkedPart } from '../draft/MixForm.ts';
import { mixWords } from '../../i18n/made/en/mix/mixWords.ts';
import { DraftField } from '../field/DraftField.tsx';
import styles from './MixFields.module.css';

interface MixBoxesProps {
  /** The part that is worked out from the others. */
  readonly computed: LinkedPart | undefined;
  /** Whether the tank is all that is to be known of the sprayer, and is not known yet. */
  readonly asksTank: boolean;
}

/** The job in boxes, once the sprayer is known. */
export function MixBoxes({ computed, asksTank: isAsking }: MixBoxesProps) {
  // The tank's box stays once it was there: taking it away would move all below from under a
  // finger.
  const [asksTank] = useState(isAsking);
  return (
    <div className={styles.boxes}>
      {asksTank && (
        <div className={styles.whole}>
          <DraftField path="tankCapacityL" label={mixWords.usableTank} short={mixWords.next.tank} />
        </div>
      )}
      <DraftField
        path="sprayAreaHa"
        short={mixWords.next.area}
        label={computed === 'sprayAreaHa' ? mixWords.workedOut(mixWords.area) : undefined}
      />
      <DraftField
        path="waterTemperatureC"
        short={mixWords.next.temperature}
        label={mixWords.waterTemperature}
      />
      <div className={styles.whole}>
        <DraftField
          path="applicationRateLPerHa"
          short={mixWords.next.rate}
          label={
            computed === 'applicationRateLPerHa'
              ? mixWords.workedOut(mixWords.applicationRate)
              : undefined
          }
          stepped
        />
      </div>
    </div>
  );
}

/** The job in lines, under the question for the sprayer. */
export function MixFieldLines() {
  return (
    <div className={styles.numbered}>
      <DraftField look="line" path="sprayAreaHa" short={mixWords.next.area} />
      <DraftField look="line" path="applicationRateLPerHa" short={mixWords.next.rate} />
      <DraftField
        look="line"
        path="waterTemperatureC"
        short={mixWords.next.temperature}
        label={mixWords.waterTemperature}
      />
    </div>
  );
}
