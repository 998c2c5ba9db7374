import { localTime, momentOf, type LocalTime, type SprayRecord } from '@mix/documents';
import type { JobResult } from '@mix/sharing';
import type { OffsetAt } from '../../device/clock/deviceOffset.ts';
import { isPartDone } from '../recordOfJob.ts';
import type { PlannedJob } from '../recordOfPlan.ts';
import { TYPED } from './recordTexts.ts';

/** Names of planned products that an answer says nothing of: whether any was used is not known. */
export function notAnswered({ plan, catalogue }: PlannedJob, answer: JobResult): string[] {
  const stated = new Set(answer.products.map(({ productId }) => productId));
  return plan.productTotals
    .filter(({ productId }) => !stated.has(productId))
    .map(
      ({ productId }) => catalogue.products.find(({ id }) => id === productId)?.name ?? productId,
    );
}

/**
 * A record with what the answer says was done. Area, amounts and times are the answer's; who, what
 * weather and which notes are only filled in where the record does not say it already.
 */
export function recordWithAnswer(
  record: SprayRecord,
  answer: JobResult,
  offsetAt: OffsetAt,
): SprayRecord {
  const { startedAt, endedAt, areaDoneHa } = answer;
  return {
    ...record,
    state: isPartDone(areaDoneHa, record.sprayAreaHa) ? 'partDone' : 'done',
    startedAt:
      startedAt === null ? record.startedAt : timeOf(startedAt, record.startedAt, offsetAt),
    endedAt: timeOf(endedAt, record.endedAt, offsetAt),
    areaDoneHa,
    carrierL: answer.carrierL ?? record.carrierL,
    products: answer.products.map(({ productId, name, amount }) => {
      const planned = record.products.find((product) => product.productId === productId);
      return planned === undefined
        ? { ...notPlanned, productId, name, actual: amount }
        : { ...planned, actual: amount };
    }),
    weather: weatherOf(record.weather, answer),
    operator: record.operator ?? answer.operator,
    notes: notesOf(record.notes, answer.notes),
    sharedJobId: answer.jobId,
  };
}

const notPlanned = { planned: null, registrationNumber: null, batch: null } as const;

/**
 * A moment as a local time; the same moment stays as the record writes it, whatever clock this
 * device has now.
 */
function timeOf(moment: Date, old: LocalTime | null, offsetAt: OffsetAt): LocalTime {
  const wholeSecond = Math.floor(moment.getTime() / 1000) * 1000;
  if (old !== null && momentOf(old) === wholeSecond) return old;
  return localTime(moment, offsetAt(moment.getTime()));
}

function weatherOf(known: SprayRecord['weather'], answer: JobResult): SprayRecord['weather'] {
  const figures = {
    windSpeedKmPerH: known.windSpeedKmPerH ?? answer.windSpeedKmPerH,
    windGustKmPerH: known.windGustKmPerH,
    windFrom: known.windFrom ?? answer.windFrom,
    airTemperatureC: known.airTemperatureC ?? answer.airTemperatureC,
    relativeHumidityPct: known.relativeHumidityPct ?? answer.relativeHumidityPct,
  };
  const isKnown = Object.values(figures).some((value) => value !== null);
  return { ...known, ...figures, source: known.source ?? (isKnown ? TYPED : null) };
}

function notesOf(known: string | null, stated: string | null): string | null {
  if (known === null || stated === null) return known ?? stated;
  return known.includes(stated) ? known : `${known}\n${stated}`;
}
