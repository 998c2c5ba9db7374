import type { SprayRecord } from '@mix/documents';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { reportPaperWords } from '../../i18n/made/en/reporting/reportPaperWords.ts';

/** The wind of a record in words; null: nothing of it was said. */
export function windText({ weather }: Pick<SprayRecord, 'weather'>): string | null {
  const { windSpeedKmPerH, windFrom } = weather;
  if (windSpeedKmPerH === null) return windFrom;
  const speed = quantityText(windSpeedKmPerH, 'km/h');
  return windFrom === null ? speed : reportPaperWords.windFrom(speed, windFrom);
}
