import { CROPS, LABEL_COUNTRIES, LEAF_SURFACES, type MixDraft } from '@mix/engine';
import { ChoiceChips } from '../../ui/fields/ChoiceChips.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { draftStore } from '../draft/draftStore.ts';
import { mixPlanWords as words } from '../../i18n/made/en/mix/mixPlanWords.ts';
import { mixWords } from '../../i18n/made/en/mix/mixWords.ts';
import { DraftField } from '../field/DraftField.tsx';
import styles from '../SheetFields.module.css';

interface CropFieldsProps {
  readonly draft: MixDraft;
}

/** What the spray falls on, and whose labels and limits hold there. */
export const CropFields = ({ draft }: CropFieldsProps) => (
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
      <DraftField path="growthStage" label={words.growthStage} />
      <DraftField path="daysToHarvest" label={words.daysToHarvest} />
    </div>
    <p className={styles.note}>{words.growthStageNote}</p>
    <ChoiceChips
      label={words.leafSurface}
      labelShown
      options={LEAF_SURFACES.map((value) => ({ value, label: words.leafSurfaces[value] }))}
      value={draft.leafSurface ?? null}
      onChoose={(surface) => draftStore.set('leafSurface', surface)}
    />
    <DraftField path="airTemperatureC" label={words.airTemperature} />
    <div className={styles.pair}>
      <DraftField path="bandWidthM" />
      <DraftField path="rowSpacingM" />
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
