import { PARAMETERS } from '@mix/engine';
import { mixWords } from '../../i18n/mixWords.ts';
import { DraftField } from './DraftField.tsx';
import styles from './JobFields.module.css';
import type { MessageAt } from './messageAt.ts';

interface JobFieldsProps {
  readonly messageAt: MessageAt;
}

/** The job in boxes, once the sprayer is known. */
export function JobBoxes({ messageAt }: JobFieldsProps) {
  return (
    <div className={styles.boxes}>
      <DraftField
        path="sprayAreaHa"
        label={mixWords.area}
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
          label={mixWords.applicationRate}
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
