import type { SprayRecord } from '@mix/documents';
import { describe, expect, it } from 'vitest';
import { exampleDraft, exampleJob, exampleStartMs } from '../../fill/testing/exampleJob.ts';
import { fillLoad } from '../../fill/testing/fillJob.ts';
import { recordOfJob } from '../recordOfJob.ts';
import { recordFaults, recordTexts, recordWith, type RecordTexts } from './recordTexts.ts';

/** 20 g/ha of gibberellic acid (S20) on 5 acres, 2.0234282112 ha (facts 7): 40.468564 g go in. */
const record = recordOfJob(
  fillLoad(
    exampleJob({
      ...exampleDraft,
      sprayAreaHa: 2.0234282112,
      products: [{ productId: 'ga3', rate: { value: 20, unit: 'g/ha' }, measuringStep: 0 }],
    }),
    0,
  ),
  exampleStartMs + 3_600_000,
  () => 780,
);

describe('a record whose texts nobody touched', () => {
  it('can be saved, whatever its figures are', () => {
    expect(recordTexts(record).products['ga3']?.actual).toBe('0.040469');
    expect(recordFaults(record, recordTexts(record))).toEqual([]);
  });

  it('stays what it is to the last digit', () => {
    expect(recordWith(record, recordTexts(record))).toEqual(record);
  });
});

describe('a record of which only the day of the end is known', () => {
  const today: SprayRecord = { ...record, endedAt: '2026-11-22T10:30:00+13:00', endKnownTo: 'day' };
  const ended = (endedAt: string) => {
    const next = recordWith(today, { ...recordTexts(today), endedAt });
    return [next.endedAt, next.endKnownTo];
  };

  it('ended at the latest of another day, once that is the day: no interval counts too short', () => {
    expect(ended('2026-11-22T10:30')).toEqual([today.endedAt, 'day']);
    expect(ended('2026-11-20T10:30')).toEqual(['2026-11-20T23:59:00+13:00', 'day']);
  });

  it('ended when somebody says, once a clock is typed', () => {
    expect(ended('2026-11-22T09:15')).toEqual(['2026-11-22T09:15:00+13:00', null]);
  });
});

describe('a figure that is a number and cannot be so', () => {
  const faultsOf = (change: Partial<RecordTexts>) =>
    recordFaults(record, { ...recordTexts(record), ...change }).map(({ field }) => field);

  it.each([
    [{ relativeHumidityPct: '550' }, ['weatherBeyond']],
    [{ windSpeedKmPerH: '301' }, ['weatherBeyond']],
    [{ airTemperatureC: '-41' }, ['weatherBeyond']],
    [{ airTemperatureC: '-3', relativeHumidityPct: '100', windSpeedKmPerH: '0' }, []],
    // 2.0234 ha were planned.
    [{ areaDoneHa: '20.3' }, ['areaBeyond']],
    [{ areaDoneHa: '20.2' }, []],
    [{ areaDoneHa: '' }, []],
  ])('%j is told before it is kept', (change, fields) => {
    expect(faultsOf(change)).toEqual(fields);
  });

  it('ten times the amount planned is a slip of the decimal sign', () => {
    const of = (actual: string) =>
      faultsOf({ products: { ga3: { actual, registrationNumber: '', batch: '' } } });
    expect(of('0.41')).toEqual(['amountBeyond']);
    expect(of('0.4')).toEqual([]);
  });
});
