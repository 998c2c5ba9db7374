import { catalogue } from '@mix/catalogue';
import { changedFields, nitrogenKgPerHa, recordKind } from '@mix/documents';
import { calculateMix, kilograms, litres } from '@mix/engine';
import type { JobResult } from '@mix/sharing';
import { describe, expect, it } from 'vitest';
import { exampleDraft, exampleStartMs } from '../../fill/testing/exampleJob.ts';
import { recordOfPlan } from '../recordOfPlan.ts';
import { notAnswered, recordWithAnswer } from './recordWithAnswer.ts';

/** New Zealand in summer. */
const offset = () => 780;

const { plan } = calculateMix(exampleDraft, catalogue);
if (plan === null) throw new Error('the example has no plan');
const job = { draft: exampleDraft, plan, catalogue, paddock: null };

const answer: JobResult = {
  jobId: '20261121-abc',
  name: 'Hill block',
  startedAt: null,
  endedAt: new Date('2026-11-21T03:30:00Z'),
  areaDoneHa: 20,
  loadCount: null,
  carrierL: null,
  products: [
    { productId: 'urea', name: 'Urea', amount: { unit: 'kg', value: kilograms(400) } },
    { productId: 'seaweed', name: 'Seaweed', amount: { unit: 'L', value: litres(41) } },
  ],
  operator: 'R. Tahi',
  windSpeedKmPerH: 9,
  windFrom: null,
  airTemperatureC: null,
  relativeHumidityPct: null,
  notes: 'Left the wet corner out',
};

const base = recordOfPlan(job, exampleStartMs, offset);
const record = recordWithAnswer(base, answer, offset);

describe('the record of an answer', () => {
  // facts.md, mockups: 20 ha and 400 kg of 46 % urea are 9.2 kg N/ha.
  it('is of the paddock that the job was sent for', () => {
    const paddock = { id: 'hill', name: 'Hill', landUse: 'pasture' };
    const place = { paddockId: 'hill', location: 'Hill', landUse: 'pasture' };
    const there = recordOfPlan({ ...job, paddock }, exampleStartMs, offset);
    expect(recordWithAnswer(there, answer, offset)).toMatchObject(place);
    expect(record).toMatchObject({ paddockId: null, location: null });
  });

  it('sets what was done beside what was planned, and makes nothing up', () => {
    expect(record).toMatchObject({
      name: 'Hill block',
      state: 'partDone',
      sprayAreaHa: 23.5,
      areaDoneHa: 20,
      startedAt: null,
      endedAt: '2026-11-21T16:30:00+13:00',
      carrierL: null,
      loads: [],
      operator: 'R. Tahi',
      sharedJobId: '20261121-abc',
      weather: { windSpeedKmPerH: 9, windFrom: null, source: 'typed', observedAt: null },
    });
    expect(record.products.map(({ planned, actual }) => [planned?.value, actual.value])).toEqual([
      [470, 400],
      [47, 41],
    ]);
    expect(nitrogenKgPerHa(record)).toBeCloseTo(9.2, 10);
  });

  it('is a document', () => {
    expect(recordKind.parse(recordKind.serialise(record))).toEqual(record);
  });

  it('is the same when the answer is opened again, on a device with another clock too', () => {
    expect(changedFields(record, recordWithAnswer(record, answer, offset))).toEqual({});
    expect(
      changedFields(
        record,
        recordWithAnswer(record, answer, () => 0),
      ),
    ).toEqual({});
  });

  it('takes later figures, and leaves what the owner said', () => {
    const owners = { ...record, operator: 'Rewi Tahi', location: 'Hill', notes: 'Gate left open' };
    const later = { ...answer, areaDoneHa: 23.5, operator: 'R.', notes: 'Done now' };
    expect(recordWithAnswer(owners, later, offset)).toMatchObject({
      state: 'done',
      areaDoneHa: 23.5,
      operator: 'Rewi Tahi',
      location: 'Hill',
      notes: 'Gate left open\nDone now',
    });
  });

  it('holds a product that was not planned, and names one that nothing is said of', () => {
    const other = {
      productId: 'x',
      name: 'Sticker',
      amount: { unit: 'L' as const, value: litres(2) },
    };
    const said = { ...answer, products: [...answer.products.slice(0, 1), other] };
    expect(notAnswered(job, answer)).toEqual([]);
    expect(notAnswered(job, said)).toHaveLength(1);
    expect(recordWithAnswer(base, said, offset).products[1]).toMatchObject({
      name: 'Sticker',
      planned: null,
      actual: { unit: 'L', value: 2 },
    });
  });
});
