import type { MixDraft, UnitId } from '@mix/engine';
import { mixPlanWords } from '../../i18n/made/en/mix/mixPlanWords.ts';
import { mixWords } from '../../i18n/made/en/mix/mixWords.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';

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

/** Crop, growth stage, band width and country. */
const cropNote = ({ crop, growthStage, bandWidthM, country }: MixDraft): string | undefined =>
  [
    crop == null ? undefined : mixPlanWords.crops[crop],
    growthStage == null ? undefined : mixPlanWords.stageOf(`${growthStage}`),
    bandWidthM == null ? undefined : mixPlanWords.bandOf(quantityText(bandWidthM, 'm')),
    country == null ? undefined : mixPlanWords.countries[country],
  ]
    .filter((word) => word !== undefined)
    .join(', ') || undefined;

/** The set figures of the panels, so that a closed panel hides nothing that counts. */
export function panelNotes(draft: MixDraft): PanelNotes {
  const { heel, loadSplit, waterAnalysis, freezingMarginK } = draft;
  const isTested = Object.values(waterAnalysis ?? {}).some((value) => value != null);
  const tank = [
    figure(heel?.volumeL, 'L'),
    loadSplit === 'equal' ? mixWords.equalNote : undefined,
  ].filter(Boolean);
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
    crop: cropNote(draft),
    ground: figure(draft.nitrogenAppliedKgPerHa, 'kg/ha'),
  };
}
