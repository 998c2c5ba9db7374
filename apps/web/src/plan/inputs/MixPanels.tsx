import { draftFields, FREEZING_MARGIN_K, type MixDraft } from '@mix/engine';
import { useStore } from 'zustand';
import { ChoiceChips } from '../../ui/fields/ChoiceChips.tsx';
import { ExpansionPanel } from '../../ui/panels/ExpansionPanel.tsx';
import { draftStore } from '../draft/draftStore.ts';
import type { MixForm } from '../draft/MixForm.ts';
import { mixPlanWords } from '../../i18n/made/en/mix/mixPlanWords.ts';
import { mixWords } from '../../i18n/made/en/mix/mixWords.ts';
import { shownFigure } from '../../i18n/figures/shownFigure.ts';
import { DraftField } from '../field/DraftField.tsx';
import { CropFields } from './CropFields.tsx';
import { panelNotes } from './panelNotes.ts';
import styles from '../SheetFields.module.css';

interface MixPanelsProps {
  readonly draft: MixDraft;
  readonly heel: MixForm['heel'];
}

/** What many mixes do without: speed, water test, what stands in the tank, how loads are split. */
export function MixPanels({ draft, heel }: MixPanelsProps) {
  const notes = panelNotes(draft);
  return (
    <div>
      <ExpansionPanel
        drawnWhenOpened
        holds="travelSpeedKmPerH"
        summary={mixWords.sprayerPanel}
        note={notes.speed}
      >
        <SpeedFields />
      </ExpansionPanel>
      <ExpansionPanel
        drawnWhenOpened
        holds="heel loadSplit"
        summary={mixWords.tankPanel}
        note={notes.tank}
      >
        <TankFields heel={heel} loadSplit={draft.loadSplit} />
      </ExpansionPanel>
      <ExpansionPanel
        drawnWhenOpened
        holds="waterAnalysis mixPh freezingMarginK holdingTimeMin"
        summary={mixWords.waterPanel}
        note={notes.water}
      >
        <WaterFields />
      </ExpansionPanel>
      <ExpansionPanel
        drawnWhenOpened
        holds="crop growthStage daysToHarvest leafSurface airTemperatureC bandWidthM rowSpacingM country"
        summary={mixWords.cropPanel}
        note={notes.crop}
      >
        <CropFields draft={draft} />
      </ExpansionPanel>
      <ExpansionPanel
        drawnWhenOpened
        holds="nitrogenAppliedKgPerHa"
        summary={mixWords.groundPanel}
        note={notes.ground}
      >
        <GroundFields draft={draft} />
      </ExpansionPanel>
    </div>
  );
}

/** The figures of a water test: the fields that the table of the draft has. */
type WaterFigure = keyof typeof draftFields.waterAnalysis.fields;
const WATER_FIGURES = Object.keys(draftFields.waterAnalysis.fields) as WaterFigure[];

const SpeedFields = () => (
  <div className={styles.fields}>
    <DraftField path="travelSpeedKmPerH" stepped />
  </div>
);

interface TankFieldsProps {
  readonly heel: MixForm['heel'];
  readonly loadSplit: MixDraft['loadSplit'];
}

const TankFields = ({ heel, loadSplit }: TankFieldsProps) => (
  <div className={styles.fields}>
    <DraftField path="heel.volumeL" />
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

const WaterFields = () => (
  <div className={styles.fields}>
    <p className={styles.note}>{mixPlanWords.waterAnalysis}</p>
    <div className={styles.pair}>
      {WATER_FIGURES.map((figure) => (
        <DraftField key={figure} path={`waterAnalysis.${figure}`} />
      ))}
    </div>
    <DraftField path="mixPh" label={mixPlanWords.mixPh} hint={mixPlanWords.mixPhNote} />
    <DraftField
      path="freezingMarginK"
      offered={shownFigure(FREEZING_MARGIN_K, 'K').text}
      hint={mixPlanWords.freezingMarginNote}
    />
    <DraftField path="holdingTimeMin" label={mixPlanWords.holdingTime} />
  </div>
);

interface GroundFieldsProps {
  readonly draft: MixDraft;
}

/** What the records say of the ground is offered, and holds until something is typed over it. */
const GroundFields = ({ draft }: GroundFieldsProps) => {
  const typed = useStore(draftStore.form, ({ value }) => value.nitrogenAppliedKgPerHa ?? null);
  const recorded = typed === null ? (draft.nitrogenAppliedKgPerHa ?? null) : null;
  return (
    <div className={styles.fields}>
      <DraftField
        path="nitrogenAppliedKgPerHa"
        label={mixPlanWords.nitrogenApplied}
        offered={recorded === null ? undefined : shownFigure(recorded, 'kg N/ha', 2).text}
        hint={recorded === null ? undefined : mixPlanWords.fromRecords}
      />
    </div>
  );
};
