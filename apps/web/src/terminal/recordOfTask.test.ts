import { catalogue } from '@mix/catalogue';
import { calculateMix, type MixDraft } from '@mix/engine';
import { DDI, EMPTY_TASK_DATA, emptyTask, stepsOf, type Task, type TaskData } from '@mix/ground';
import { describe, expect, it } from 'vitest';
import { startJob } from '../fill/startJob.ts';
import { isOfMix, recordOfTask, taskRecordId, timeOfFile, whyNoRecord } from './recordOfTask.ts';

const draft: MixDraft = {
  name: 'Lime',
  tankCapacityL: 1000,
  deadVolumeL: 0,
  sprayAreaHa: 20,
  applicationRateLPerHa: 100,
  waterTemperatureC: 12,
  products: [
    { productId: 'urea', rate: { value: 20, unit: 'kg/ha' } },
    { productId: 'seaweed', rate: { value: 2, unit: 'L/ha' } },
  ],
};
const { plan } = calculateMix(draft, catalogue);
if (plan === null) throw new Error('the example has no plan');

const nowMs = Date.parse('2026-11-24T00:00:00Z');
const jobOn = (paddock: Parameters<typeof startJob>[0]['paddock'] = null) =>
  startJob({ draft, plan, catalogue, paddock, atMs: nowMs });
const job = jobOn({ id: 'a', name: 'Hill', landUse: null });
const offsetAt = () => 780;

/** A task of 15 ha and 1,530 L of spray, from 8 to 10 on a clock that names no time zone. */
const task: Task = {
  ...emptyTask('TSK1', 'completed'),
  name: 'Lime',
  partfieldId: 'PFD1',
  workerId: 'WKR1',
  times: [
    {
      start: '2026-11-21T08:00:00',
      stop: '2026-11-21T10:00:00',
      durationS: 7200,
      type: 'effective',
      totals: [
        { ddi: DDI.totalArea, value: 150_000, elementId: 'DET1' },
        { ddi: DDI.applicationTotalL, value: 1530, elementId: 'DET1' },
      ],
    },
  ],
};
const data: TaskData = {
  ...EMPTY_TASK_DATA,
  workers: [{ id: 'WKR1', name: 'Jo Marsh' }],
  partfields: [
    { id: 'PFD1', name: 'Hill', areaM2: 200_000, customerId: null, farmId: null, outlines: [] },
  ],
  tasks: [task],
};
const made = (changes: Partial<Task> = {}, of: Partial<TaskData> = {}) =>
  recordOfTask({
    task: { ...task, ...changes },
    data: { ...data, ...of },
    job,
    waterName: 'Water',
    noteOf: ({ volumeL }) => `${String(volumeL)} L`,
    nowMs,
    offsetAt,
  });

describe('a done task', () => {
  it('is the record of its mix: area, times and amounts of the file, the rest of the plan', () => {
    const record = made();
    expect(taskRecordId({ task, data, nowMs, offsetAt })).toBe('task-202611211000001300-150000');
    expect(record).toMatchObject({
      name: 'Lime',
      state: 'partDone',
      startedAt: '2026-11-21T08:00:00+13:00',
      endedAt: '2026-11-21T10:00:00+13:00',
      location: 'Hill',
      sprayAreaHa: 20,
      areaDoneHa: 15,
      carrierL: null,
      loads: [],
      operator: 'Jo Marsh',
      notes: '1530 L',
    });
    // 1,530 of 2,000 L at one strength: 400 kg and 40 L are 306 kg and 30.6 L.
    expect(record?.products.map(({ planned, actual }) => [planned?.value, actual.value])).toEqual([
      [400, 306],
      [40, 30.6],
    ]);
    expect(record?.weather.source).toBeNull();
    const noPaddock = recordOfTask({
      ...{ task, data, job: jobOn(), waterName: 'Water' },
      ...{ noteOf: () => '', nowMs, offsetAt },
    });
    expect(noPaddock).toMatchObject({ paddockId: null, location: 'Hill' });
  });

  it.each([
    [196_000, 'done'],
    [195_990, 'partDone'],
  ])('of %i m² of 20 ha is %s: a machine counts no finer', (areaM2, state) => {
    const totals = [
      { ddi: DDI.totalArea, value: areaM2, elementId: 'DET1' },
      { ddi: DDI.applicationTotalL, value: 2000, elementId: 'DET1' },
    ];
    expect(made({ times: task.times.map((one) => ({ ...one, totals })) })?.state).toBe(state);
  });

  it('takes what the file names of a product before what follows from the volume', () => {
    const products = [
      { id: 'PDT1', name: 'Urea, granular 46-0-0', kind: 'single' as const },
      { id: 'PDT2', name: 'WATER', kind: 'single' as const },
    ].map((one) => ({ ...one, quantityDdi: null, recipeQuantity: null, parts: [] }));
    const allocation = (productId: string, ddi: string, amount: number) => ({
      productId,
      ddi,
      value: stepsOf(ddi, amount),
      transfer: 'filling' as const,
    });
    const allocations = [
      allocation('PDT1', DDI.actualMassContent, 310),
      allocation('PDT2', DDI.actualVolumeContent, 1250),
    ];
    const record = made({ allocations }, { products });
    expect(record?.products.map(({ actual }) => actual.value)).toEqual([310, 30.6]);
    expect(record?.carrierL).toBe(1250);
  });

  it.each<[string, Partial<Task>]>([
    ['without an end', { times: [] }],
    ['without an area', { times: task.times.map((one) => ({ ...one, totals: [] })) }],
    [
      'without a volume or amounts',
      {
        times: task.times.map((one) => ({
          ...one,
          totals: one.totals.filter(({ ddi }) => ddi === DDI.totalArea),
        })),
      },
    ],
    ['of tomorrow', { times: task.times.map((one) => ({ ...one, stop: '2026-11-30T10:00:00' })) }],
  ])('makes no record %s', (_what, changes) => {
    expect(made(changes)).toBeNull();
  });

  const twice = (ddi: string) =>
    [150_000, 90_000].map((value, index) => ({
      start: `2026-11-21T0${8 + index}:00:00`,
      stop: '2026-11-21T10:00:00',
      durationS: null,
      type: 'effective' as const,
      totals: [
        { ddi: DDI.totalArea, value: 150_000, elementId: 'DET1' },
        { ddi: DDI.applicationTotalL, value: 1530, elementId: 'DET1' },
        { ddi, value, elementId: 'DET1' },
      ].filter((one, at, all) => at === 2 || one.ddi !== all[2]?.ddi),
    }));
  const stopped = (stop: string) => ({ times: task.times.map((one) => ({ ...one, stop })) });
  it.each<[string, Partial<Task>]>([
    ['noEnd', { times: [] }],
    ['noEnd', stopped('soon')],
    ['endAhead', stopped('2026-11-30T10:00:00')],
    ['endLongAgo', stopped('2014-05-08T20:33:44')],
    ['areasDisagree', { times: twice(DDI.totalArea) }],
    ['volumesDisagree', { times: twice(DDI.applicationTotalL) }],
    ['noArea', { times: task.times.map((one) => ({ ...one, totals: [] })) }],
    ['noAmounts', { times: task.times.map((one) => ({ ...one, totals: one.totals.slice(0, 1) })) }],
  ])('says %s where that is the reason', (reason, changes) => {
    expect(made(changes)).toBeNull();
    const of = { task: { ...task, ...changes }, data, nowMs, offsetAt };
    expect(whyNoRecord(of)).toBe(reason);
  });
});

it.each([
  ['2026-11-21T10:00:00', '2026-11-21T10:00:00+13:00'],
  ['2026-11-20T21:00:00Z', '2026-11-21T10:00:00+13:00'],
  ['2026-11-20T22:00:00+01:00', '2026-11-21T10:00:00+13:00'],
  ['2026-11-20T21:00:00.500Z', '2026-11-21T10:00:00+13:00'],
  ['soon', null],
  ['1990-01-01T00:00:00Z', null],
])('reads the moment %s as %s', (text, time) => {
  expect(timeOfFile(text, nowMs, offsetAt)).toBe(time);
});

it('reads a clock without a zone on both sides of a change of the clocks', () => {
  // New Zealand, 5 April 2026: 3:00 at +13 is 2:00 at +12.
  const changeMs = Date.parse('2026-04-04T14:00:00Z');
  const newZealand = (ms: number) => (ms < changeMs ? 780 : 720);
  const at = (text: string) => timeOfFile(text, nowMs, newZealand);
  expect(at('2026-04-05T01:30:00')).toBe('2026-04-05T01:30:00+13:00');
  expect(at('2026-04-05T04:00:00')).toBe('2026-04-05T04:00:00+12:00');
});

describe('the mix of a task', () => {
  it('is on its paddock, whatever its name; without a paddock it is of its name', () => {
    expect(isOfMix({ ...task, name: 'Other' }, data, job)).toBe(true);
    const flats = data.partfields.map((field) => ({ ...field, name: 'Flats' }));
    expect(isOfMix(task, { ...data, partfields: flats }, job)).toBe(false);
    expect(isOfMix(task, data, jobOn())).toBe(true);
    expect(isOfMix({ ...task, name: null }, data, jobOn())).toBe(false);
  });
});
