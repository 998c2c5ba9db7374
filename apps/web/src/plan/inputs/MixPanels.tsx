import type { MixDraft } from '@mix/engine';
import { ExpansionPanel } from '../../ui/panels/ExpansionPanel.tsx';
import type { MixForm } from '../draft/MixForm.ts';
import { mixWords } from '../../i18n/made/en/mix/mixWords.ts';
import type { MessageAt } from '../field/messageAt.ts';
import { CropFields } from './CropFields.tsx';
import { GroundFields, SpeedFields, TankFields, WaterFields } from './PanelFields.tsx';
import { panelNotes } from './panelNotes.ts';

interface MixPanelsProps {
  readonly draft: MixDraft;
  readonly heel: MixForm['heel'];
  readonly messageAt: MessageAt;
}

/** What many mixes do without: speed, water test, what stands in the tank, how loads are split. */
export function MixPanels({ draft, heel, messageAt }: MixPanelsProps) {
  const notes = panelNotes(draft);
  return (
    <div>
      <ExpansionPanel
        drawnWhenOpened
        holds="travelSpeedKmPerH"
        summary={mixWords.sprayerPanel}
        note={notes.speed}
      >
        <SpeedFields messageAt={messageAt} />
      </ExpansionPanel>
      <ExpansionPanel
        drawnWhenOpened
        holds="heel loadSplit"
        summary={mixWords.tankPanel}
        note={notes.tank}
      >
        <TankFields heel={heel} loadSplit={draft.loadSplit} messageAt={messageAt} />
      </ExpansionPanel>
      <ExpansionPanel
        drawnWhenOpened
        holds="waterAnalysis mixPh freezingMarginK holdingTimeMin"
        summary={mixWords.waterPanel}
        note={notes.water}
      >
        <WaterFields messageAt={messageAt} />
      </ExpansionPanel>
      <ExpansionPanel
        drawnWhenOpened
        holds="crop growthStage daysToHarvest leafSurface airTemperatureC bandWidthM rowSpacingM country"
        summary={mixWords.cropPanel}
        note={notes.crop}
      >
        <CropFields draft={draft} messageAt={messageAt} />
      </ExpansionPanel>
      <ExpansionPanel
        drawnWhenOpened
        holds="nitrogenAppliedKgPerHa"
        summary={mixWords.groundPanel}
        note={notes.ground}
      >
        <GroundFields draft={draft} messageAt={messageAt} />
      </ExpansionPanel>
    </div>
  );
}
