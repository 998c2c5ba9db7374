import type { MixDraft, UnitId } from '@mix/engine';
import { mixPlanWords } from '../../../words/en/mix/mixPlanWords.ts';
import { mixWords } from '../../../words/en/mix/mixWords.ts';
import { quantityText } from '../../../words/figures/quantityText.ts';

/** What stands at the end of each closed panel; undefined where nothing is set in it. */
export interface PanelNotes {
  readonly speed: string | undefined;
  readonly tank: string | undefined;
  readonly water: string | undefined;
  readonly crop: string | undefined;
  readonly ground: string | undefined;
}

const figure = (value: number | null | undefined, unit: UnitId): string | undefined =>
  value == null ? undefined : quantityText(value, unit);

/** The set figures of the panels, so that a closed panel hides nothing that counts. */
export function panelNotes(draft: MixDraft): PanelNotes {
  const { heel, loadSplit, waterAnalysis, freezingMarginK } = draft;
  const isTested = Object.values(waterAnalysis ?? {}).some((value) => value != null);
  const tank = [
    figure(heel?.volumeL, 'L'),
    loadSplit === 'equal' ? mixWords.equalNote : undefined,
  ].filter(Boolean);
  const crop = [
    draft.crop == null ? undefined : mixPlanWords.crops[draft.crop],
    draft.bandWidthM == null ? undefined : mixPlanWords.bandOf(quantityText(draft.bandWidthM, 'm')),
    draft.country == null ? undefined : mixPlanWords.countries[draft.country],
  ].filter((word) => word !== undefined);
  const water = [
    isTested ? mixWords.tested : figure(draft.holdingTimeMin, 'min'),
    freezingMarginK == null
      ? undefined
      : mixPlanWords.marginNote(quantityText(freezingMarginK, 'K')),
  ].filter(Boolean);
  return {
    speed: figure(draft.travelSpeedKmPerH, 'km/h'),
    tank: tank.length === 0 ? undefined : tank.join(', '),
    water: water.length === 0 ? undefined : water.join(', '),
    crop: crop.length === 0 ? undefined : crop.join(', '),
    ground: figure(draft.nitrogenAppliedKgPerHa, 'kg/ha'),
  };
}
