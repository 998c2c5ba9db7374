import { FREEZING_MARGIN_K, type MixDraft } from '@mix/engine';
import { useStore } from 'zustand';
import { ChoiceChips } from '../../ui/fields/ChoiceChips.tsx';
import { draftStore } from '../draft/draftStore.ts';
import type { MixForm } from '../draft/MixForm.ts';
import { mixPlanWords } from '../../i18n/made/en/mix/mixPlanWords.ts';
import { mixWords } from '../../i18n/made/en/mix/mixWords.ts';
import { shownFigure } from '../../i18n/figures/shownFigure.ts';
import { DraftField } from '../field/DraftField.tsx';
import type { MessageAt } from '../field/messageAt.ts';
import styles from '../SheetFields.module.css';

const WATER_SALTS = ['calcium', 'magnesium', 'potassium', 'sodium', 'iron', 'bicarbonate'] as const;

interface FieldsProps {
  readonly messageAt: MessageAt;
}

export const SpeedFields = ({ messageAt }: FieldsProps) => (
  <div className={styles.fields}>
    <DraftField
      path="travelSpeedKmPerH"
      label={mixWords.travelSpeed}
      stepped
      message={messageAt({ path: 'travelSpeedKmPerH' })}
    />
  </div>
);

interface TankFieldsProps extends FieldsProps {
  readonly heel: MixForm['heel'];
  readonly loadSplit: MixDraft['loadSplit'];
}

export const TankFields = ({ heel, loadSplit, messageAt }: TankFieldsProps) => (
  <div className={styles.fields}>
    <DraftField
      path="heel.volumeL"
      label={mixPlanWords.heel}
      message={messageAt({ path: 'heel.volumeL' })}
    />
    {heel?.volumeL != null && (
      <ChoiceChips
        label={mixPlanWords.heelContents}
        labelShown
        options={[
          { value: 'water', label: mixPlanWords.heelWater },
          { value: 'sameMix', label: mixPlanWords.heelSameMix },
        ]}
        value={heel.contents ?? null}
        onChoose={(contents) => draftStore.set('heel.contents', contents)}
      />
    )}
    <ChoiceChips
      label={mixPlanWords.loadSplit}
      labelShown
      options={[
        { value: 'fullThenPart', label: mixPlanWords.fullThenPart },
        { value: 'equal', label: mixPlanWords.equalLoads },
      ]}
      value={loadSplit ?? 'fullThenPart'}
      onChoose={(split) => draftStore.set('loadSplit', split)}
    />
  </div>
);

export const WaterFields = ({ messageAt }: FieldsProps) => (
  <div className={styles.fields}>
    <p className={styles.note}>{mixPlanWords.waterAnalysis}</p>
    <div className={styles.pair}>
      <DraftField
        path="waterAnalysis.ph"
        label={mixPlanWords.ph}
        message={messageAt({ path: 'waterAnalysis.ph' })}
      />
      {WATER_SALTS.map((salt) => (
        <DraftField
          key={salt}
          path={`waterAnalysis.${salt}Ppm`}
          label={mixPlanWords[salt]}
          message={messageAt({ path: `waterAnalysis.${salt}Ppm` })}
        />
      ))}
    </div>
    <DraftField
      path="mixPh"
      label={mixPlanWords.mixPh}
      hint={mixPlanWords.mixPhNote}
      message={messageAt({ path: 'mixPh' })}
    />
    <DraftField
      path="freezingMarginK"
      label={mixPlanWords.freezingMargin}
      offered={shownFigure(FREEZING_MARGIN_K, 'K').text}
      hint={mixPlanWords.freezingMarginNote}
      message={messageAt({ path: 'freezingMarginK' })}
    />
    <DraftField
      path="holdingTimeMin"
      label={mixPlanWords.holdingTime}
      message={messageAt({ path: 'holdingTimeMin' })}
    />
  </div>
);

interface GroundFieldsProps extends FieldsProps {
  readonly draft: MixDraft;
}

/** What the records say of the ground is offered, and holds until something is typed over it. */
export const GroundFields = ({ draft, messageAt }: GroundFieldsProps) => {
  const typed = useStore(draftStore.form, ({ value }) => value.nitrogenAppliedKgPerHa ?? null);
  const recorded = typed === null ? (draft.nitrogenAppliedKgPerHa ?? null) : null;
  return (
    <div className={styles.fields}>
      <DraftField
        path="nitrogenAppliedKgPerHa"
        label={mixPlanWords.nitrogenApplied}
        offered={recorded === null ? undefined : shownFigure(recorded, 'kg N/ha', 2).text}
        hint={recorded === null ? undefined : mixPlanWords.fromRecords}
        message={messageAt({ path: 'nitrogenAppliedKgPerHa' })}
      />
    </div>
  );
};
