import { PARAMETERS } from '@mix/engine';
import type { LinkedPart } from '../../../mix/draft/MixForm.ts';
import { mixWords } from '../../../words/en/mix/mixWords.ts';
import { DraftField } from '../field/DraftField.tsx';
import styles from './JobFields.module.css';
import type { MessageAt } from '../field/messageAt.ts';

interface JobFieldsProps {
  readonly messageAt: MessageAt;
}

interface JobBoxesProps extends JobFieldsProps {
  /** The one that follows from what is held. */
  readonly computed: LinkedPart | undefined;
}

/** The job in boxes, once the sprayer is known. */
export function JobBoxes({ messageAt, computed }: JobBoxesProps) {
  return (
    <div className={styles.boxes}>
      <DraftField
        path="sprayAreaHa"
        label={computed === 'sprayAreaHa' ? mixWords.workedOut(mixWords.area) : mixWords.area}
        unit="ha"
        message={messageAt('sprayAreaHa', 'ha')}
      />
      <DraftField
        path="waterTemperatureC"
        label={mixWords.waterTemperature}
        unit="°C"
        message={messageAt('waterTemperatureC', '°C')}
      />
      <div className={styles.whole}>
        <DraftField
          path="applicationRateLPerHa"
          label={
            computed === 'applicationRateLPerHa'
              ? mixWords.workedOut(mixWords.applicationRate)
              : mixWords.applicationRate
          }
          unit="L/ha"
          step={PARAMETERS.applicationRateLPerHa.step}
          message={messageAt('applicationRateLPerHa', 'L/ha')}
        />
      </div>
    </div>
  );
}

/** The job in lines, under the question for the sprayer. */
export function JobLines({ messageAt }: JobFieldsProps) {
  return (
    <div>
      <DraftField
        look="line"
        path="sprayAreaHa"
        label={mixWords.area}
        unit="ha"
        message={messageAt('sprayAreaHa', 'ha')}
      />
      <DraftField
        look="line"
        path="applicationRateLPerHa"
        label={mixWords.applicationRate}
        unit="L/ha"
        message={messageAt('applicationRateLPerHa', 'L/ha')}
      />
      <DraftField
        look="line"
        path="waterTemperatureC"
        label={mixWords.waterTemperature}
        unit="°C"
        message={messageAt('waterTemperatureC', '°C')}
      />
    </div>
  );
}
