import { afterEach, expect, it, vi } from 'vitest';
import type { Job } from '../../fill/job/Job.ts';
import { exampleJob, exampleStartMs } from '../../fill/testing/exampleJob.ts';
import { fillLoad } from '../../fill/testing/fillJob.ts';
import { recordOfJob } from '../recordOfJob.ts';
import { reader } from '../../i18n/preferences/reader.ts';
import { keepTexts, readTexts } from './keptTexts.ts';
import { recordTexts, recordWith } from './recordTexts.ts';

vi.mock(import('../../i18n/preferences/reader.ts'), async (original) => {
  const { reader: found, ...rest } = await original();
  return { ...rest, reader: { ...found } };
});
const read: { system: string } = reader;
afterEach(() => {
  read.system = 'metric';
});

const device = new Map<string, string>();
const storage = {
  getItem: (key: string) => device.get(key) ?? null,
  setItem: (key: string, text: string) => void device.set(key, text),
  removeItem: (key: string) => void device.delete(key),
};
const oneLoad = fillLoad(exampleJob(), 0);
const recordOf = (job: Job) => recordOfJob(job, exampleStartMs + 3_600_000, () => 780);
const record = recordOf(oneLoad);
const fresh = recordTexts(record);

it('comes back as it was typed, figures and words', () => {
  const typed = { ...fresh, areaDoneHa: '9.5', windSpeedKmPerH: '8', notes: 'Wet corner left' };
  keepTexts('job-1', fresh, typed, storage);
  expect(readTexts('job-1', fresh, storage)).toEqual(typed);
  expect(readTexts('job-2', fresh, storage)).toEqual(fresh);
});

it('does not lay what a record was over what the job has done since', () => {
  const urea = { actual: '190', registrationNumber: '', batch: 'B7' };
  const typed = { ...fresh, notes: 'Windy', products: { ...fresh.products, urea } };
  keepTexts('job-1', fresh, typed, storage);
  // One load more: 20 ha, 400 kg of urea, 40 L of seaweed.
  const whole = recordOf(fillLoad(oneLoad, 20));
  const kept = recordWith(whole, readTexts('job-1', recordTexts(whole), storage));
  expect(kept).toMatchObject({ areaDoneHa: 20, notes: 'Windy', carrierL: whole.carrierL });
  expect(kept.products.map(({ actual, batch }) => [actual.value, batch])).toEqual([
    [400, 'B7'],
    [40, null],
  ]);
});

it('reads nothing in units that it was not typed in', () => {
  read.system = 'us';
  const inAcres = recordTexts(record);
  // 10 ha and 200 kg, as a reader of acres and pounds has them (facts 7).
  expect([inAcres.areaDoneHa, inAcres.products['urea']?.actual]).toEqual(['24.7105', '440.9250']);
  const urea = { actual: '430', registrationNumber: '', batch: 'B7' };
  const typed = { ...inAcres, notes: 'Windy', products: { ...inAcres.products, urea } };
  keepTexts('job-1', inAcres, typed, storage);
  read.system = 'metric';
  const texts = readTexts('job-1', fresh, storage);
  expect(texts).toMatchObject({ areaDoneHa: '10', notes: 'Windy' });
  expect(texts.products['urea']).toEqual({ actual: '200', registrationNumber: '', batch: 'B7' });
  expect(recordWith(record, texts)).toMatchObject({ areaDoneHa: 10, carrierL: record.carrierL });
});
