import { CROPS, LABEL_COUNTRIES, LEAF_SURFACES, type MixDraft } from '@mix/engine';
import { ChoiceChips } from '../../ui/fields/ChoiceChips.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { draftStore } from '../draft/draftStore.ts';
import { mixPlanWords as words } from '../../i18n/made/en/mix/mixPlanWords.ts';
import { mixWords } from '../../i18n/made/en/mix/mixWords.ts';
import { DraftField } from '../field/DraftField.tsx';
import type { MessageAt } from '../field/messageAt.ts';
import styles from '../SheetFields.module.css';

interface CropFieldsProps {
  readonly draft: MixDraft;
  readonly messageAt: MessageAt;
}

/** What the spray falls on, and whose labels and limits hold there. */
export const CropFields = ({ draft, messageAt }: CropFieldsProps) => (
  <div className={styles.fields}>
    <Select
      data-field="crop"
      label={words.crop}
      value={draft.crop ?? ''}
      notSet={mixWords.notSet}
      options={CROPS.map((value) => ({ value, label: words.crops[value] }))}
      onChoose={(crop) => draftStore.set('crop', crop === '' ? null : crop)}
    />
    <div className={styles.pair}>
      <DraftField
        path="growthStage"
        label={words.growthStage}
        message={messageAt({ path: 'growthStage' })}
      />
      <DraftField
        path="daysToHarvest"
        label={words.daysToHarvest}
        message={messageAt({ path: 'daysToHarvest' })}
      />
    </div>
    <p className={styles.note}>{words.growthStageNote}</p>
    <ChoiceChips
      label={words.leafSurface}
      labelShown
      options={LEAF_SURFACES.map((value) => ({ value, label: words.leafSurfaces[value] }))}
      value={draft.leafSurface ?? null}
      onChoose={(surface) => draftStore.set('leafSurface', surface)}
    />
    <DraftField
      path="airTemperatureC"
      label={words.airTemperature}
      message={messageAt({ path: 'airTemperatureC' })}
    />
    <div className={styles.pair}>
      <DraftField
        path="bandWidthM"
        label={words.bandWidth}
        message={messageAt({ path: 'bandWidthM' })}
      />
      <DraftField
        path="rowSpacingM"
        label={words.rowSpacing}
        message={messageAt({ path: 'rowSpacingM' })}
      />
    </div>
    <p className={styles.note}>{words.bandNote}</p>
    <Select
      label={words.country}
      value={draft.country ?? ''}
      notSet={mixWords.notSet}
      options={LABEL_COUNTRIES.map((value) => ({ value, label: words.countries[value] }))}
      onChoose={(country) => draftStore.set('country', country === '' ? null : country)}
    />
    <p className={styles.note}>{words.countryNote}</p>
  </div>
);
