import { momentOf, type LocalTime, type SprayRecord } from '@mix/documents';
import type { JobResult } from '@mix/sharing';

/**
 * What was done of a job that came by link, as its record says it.
 * @returns null where the record has no area: an answer needs one
 */
export function resultOfRecord(record: SprayRecord, jobId: string): JobResult | null {
  const { areaDoneHa, endedAt, startedAt, weather } = record;
  if (areaDoneHa === null) return null;
  const dateOf = (time: LocalTime): Date => new Date(momentOf(time));
  return {
    jobId,
    name: record.name,
    startedAt: startedAt === null ? null : dateOf(startedAt),
    endedAt: dateOf(endedAt),
    areaDoneHa,
    loadCount: record.loads.filter((load) => load.endedAt !== null).length,
    carrierL: record.carrierL,
    products: record.products.map(({ productId, name, actual }) => ({
      productId,
      name,
      amount: actual,
    })),
    operator: record.operator,
    windSpeedKmPerH: weather.windSpeedKmPerH,
    windFrom: weather.windFrom,
    airTemperatureC: weather.airTemperatureC,
    relativeHumidityPct: weather.relativeHumidityPct,
    notes: record.notes,
  };
}
