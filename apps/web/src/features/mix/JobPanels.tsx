import { PARAMETERS, type MixDraft } from '@mix/engine';
import { ChoiceChips } from '../../components/ChoiceChips.tsx';
import { ExpansionPanel } from '../../components/ExpansionPanel.tsx';
import { draftStore } from '../../draft/draftStore.ts';
import type { MixForm } from '../../draft/MixForm.ts';
import { mixWords } from '../../i18n/mixWords.ts';
import { DraftField } from './DraftField.tsx';
import type { MessageAt } from './messageAt.ts';
import { panelNotes } from './panelNotes.ts';
import styles from './SheetFields.module.css';

const WATER_SALTS = [
  ['calciumPpm', mixWords.calcium],
  ['magnesiumPpm', mixWords.magnesium],
  ['potassiumPpm', mixWords.potassium],
  ['sodiumPpm', mixWords.sodium],
  ['ironPpm', mixWords.iron],
] as const;

const heelChoices = [
  { value: 'water', label: mixWords.heelWater },
  { value: 'sameMix', label: mixWords.heelSameMix },
] as const;

const splitChoices = [
  { value: 'fullThenPart', label: mixWords.fullThenPart },
  { value: 'equal', label: mixWords.equalLoads },
] as const;

interface JobPanelsProps {
  readonly draft: MixDraft;
  readonly heel: MixForm['heel'];
  readonly messageAt: MessageAt;
}

/** What many mixes do without: speed, water test, what stands in the tank, how loads are split. */
export function JobPanels({ draft, heel, messageAt }: JobPanelsProps) {
  const notes = panelNotes(draft);
  return (
    <div>
      <ExpansionPanel
        drawnWhenOpened
        holds="travelSpeedKmPerH"
        summary={mixWords.sprayerPanel}
        note={notes.speed}
      >
        <div className={styles.fields}>
          <DraftField
            path="travelSpeedKmPerH"
            label={mixWords.travelSpeed}
            unit="km/h"
            step={PARAMETERS.travelSpeedKmPerH.step}
            message={messageAt('travelSpeedKmPerH', 'km/h')}
          />
        </div>
      </ExpansionPanel>
      <ExpansionPanel
        drawnWhenOpened
        holds="heel loadSplit"
        summary={mixWords.tankPanel}
        note={notes.tank}
      >
        <div className={styles.fields}>
          <DraftField
            path="heel.volumeL"
            label={mixWords.heel}
            unit="L"
            message={messageAt('heel.volumeL', 'L')}
          />
          {heel?.volumeL != null && (
            <ChoiceChips
              label={mixWords.heelContents}
              labelShown
              options={heelChoices}
              value={heel.contents ?? null}
              onChoose={(contents) => {
                draftStore.set('heel.contents', contents);
              }}
            />
          )}
          <ChoiceChips
            label={mixWords.loadSplit}
            labelShown
            options={splitChoices}
            value={draft.loadSplit ?? 'fullThenPart'}
            onChoose={(split) => {
              draftStore.set('loadSplit', split);
            }}
          />
        </div>
      </ExpansionPanel>
      <ExpansionPanel
        drawnWhenOpened
        holds="waterAnalysis holdingTimeMin"
        summary={mixWords.waterPanel}
        note={notes.water}
      >
        <div className={styles.fields}>
          <p className={styles.note}>{mixWords.waterAnalysis}</p>
          <div className={styles.pair}>
            <DraftField
              path="waterAnalysis.ph"
              label={mixWords.ph}
              unit=""
              message={messageAt('waterAnalysis.ph', 'pH')}
            />
            {WATER_SALTS.map(([key, label]) => (
              <DraftField
                key={key}
                path={`waterAnalysis.${key}`}
                label={label}
                unit="ppm"
                message={messageAt(`waterAnalysis.${key}`, 'ppm')}
              />
            ))}
          </div>
          <DraftField
            path="holdingTimeMin"
            label={mixWords.holdingTime}
            unit="min"
            message={messageAt('holdingTimeMin', 'min')}
          />
        </div>
      </ExpansionPanel>
      <ExpansionPanel
        drawnWhenOpened
        holds="nitrogenAppliedKgPerHa"
        summary={mixWords.groundPanel}
        note={notes.ground}
      >
        <div className={styles.fields}>
          <DraftField
            path="nitrogenAppliedKgPerHa"
            label={mixWords.nitrogenApplied}
            unit="kg N/ha"
            message={messageAt('nitrogenAppliedKgPerHa', 'kg N/ha')}
          />
        </div>
      </ExpansionPanel>
    </div>
  );
}
