import {
  localTime,
  momentOf,
  type LocalTime,
  type RecordProduct,
  type SprayRecord,
} from '@mix/documents';
import { kilograms, litres } from '@mix/engine';
import type { Task, TaskData } from '@mix/ground';
import type { OffsetAt } from '../device/clock/deviceOffset.ts';
import { recordOfUnfilled } from '../records/recordOfPlan.ts';
import type { Job } from '../fill/job/Job.ts';
import { doneOfTask, type DoneTask } from './taskView.ts';

const M2_PER_HA = 10_000;
const DAY_MS = 86_400_000;
/** Most characters of a name: terminals keep no more. */
const NAME_LENGTH = 32;
/**
 * Assumed: a machine counts area as its width times its way, overlaps and turns in or out. With the
 * whole paddock done, its count may be this share off the paddock's area.
 */
const COUNTED_SHARE = 0.02;
/** A clock of a machine that is this far ahead of the device's is wrong. */
const AHEAD_MS = 3_600_000;
/** Ten years: a clock of a machine that was never set begins in 1980 or 1970. */
const LONGEST_AGO_MS = 3660 * DAY_MS;

const called = (name: string): string => name.trim().toLowerCase().slice(0, NAME_LENGTH).trim();

const fieldOf = (
  { partfieldId }: Pick<Task, 'partfieldId'>,
  { partfields }: Pick<TaskData, 'partfields'>,
): string | undefined => partfields.find(({ id }) => id === partfieldId)?.name;

/** Whether a task was done with the mix of a job: it has the mix's name, or is on its paddock. */
export function isOfMix(
  { name, partfieldId }: Task,
  { partfields }: TaskData,
  { name: mixName, paddock }: Pick<Job, 'name' | 'paddock'>,
): boolean {
  const field = fieldOf({ partfieldId }, { partfields });
  const isCalled = (one: string | null | undefined, other: string | null | undefined): boolean =>
    one != null && other != null && called(one) !== '' && called(one) === called(other);
  // A task on another paddock belongs to another job, whatever its name.
  if (paddock !== undefined && field !== undefined) return isCalled(field, paddock.name);
  return isCalled(name, mixName);
}

/**
 * A time of a file in local time. A time without its offset from UTC is taken by the clock of this
 * device: the sprayer and whoever brings its file are in one place.
 * @returns null where the text is no time, or one more than 1 h ahead or ten years back
 */
export function timeOfFile(text: string, nowMs: number, offsetAt: OffsetAt): LocalTime | null {
  const ms = msOfFile(text, offsetAt);
  if (ms === null || timeFault(ms, nowMs) !== null) return null;
  return localTime(new Date(ms), offsetAt(ms));
}

/** Why no record can end at this time; null where one can. */
function timeFault(ms: number, nowMs: number): 'endAhead' | 'endLongAgo' | null {
  if (ms > nowMs + AHEAD_MS) return 'endAhead';
  return ms < nowMs - LONGEST_AGO_MS ? 'endLongAgo' : null;
}

function msOfFile(text: string, offsetAt: OffsetAt): number | null {
  const saysZone = /(?:Z|[+-]\d\d:\d\d)$/.test(text);
  const asUtcMs = Date.parse(saysZone ? text : `${text}Z`);
  if (Number.isNaN(asUtcMs)) return null;
  // Half a day off, the offset from UTC is wrong on the two nights when it changes: it is looked up
  // again at a closer time.
  const guessMs = asUtcMs - offsetAt(asUtcMs) * 60_000;
  return saysZone ? asUtcMs : asUtcMs - offsetAt(guessMs) * 60_000;
}

type Measured = RecordProduct['actual'];
const measured = (unit: Measured['unit'], value: number): Measured =>
  unit === 'kg' ? { unit, value: kilograms(value) } : { unit, value: litres(value) };

/**
 * The sprayed amount of a product: the file's own figure, else worked out from the sprayed volume,
 * as one tank has one strength. Null where the file has neither.
 */
function amountOf(product: RecordProduct, done: DoneTask, sprayL: number): Measured | null {
  const { name, actual } = product;
  const named = done.products.filter((one) => called(one.name) === called(name));
  const [stated] = named;
  if (stated !== undefined && named.length === 1 && stated.unit === actual.unit) {
    return stated.value < 0 ? null : measured(stated.unit, stated.value);
  }
  const planned = product.planned?.value ?? null;
  if (done.volumeL === null || planned === null || sprayL <= 0) return null;
  return measured(actual.unit, (planned * done.volumeL) / sprayL);
}

interface TaskRecord {
  readonly task: Task;
  readonly data: TaskData;
  /** A job that nobody filled on this device. */
  readonly job: Job;
  readonly waterName: string;
  /** What the file said, in words, for the record's notes. */
  readonly noteOf: (done: DoneTask) => string;
  readonly nowMs: number;
  readonly offsetAt: OffsetAt;
}

function timesOf(
  { startedAt, endedAt }: DoneTask,
  { nowMs, offsetAt }: Pick<TaskRecord, 'nowMs' | 'offsetAt'>,
): Pick<SprayRecord, 'startedAt' | 'endedAt'> | null {
  const time = (text: string | null) => (text === null ? null : timeOfFile(text, nowMs, offsetAt));
  const [begun, ended] = [time(startedAt), time(endedAt)];
  if (ended === null) return null;
  return {
    startedAt: begun !== null && momentOf(begun) <= momentOf(ended) ? begun : null,
    endedAt: ended,
  };
}

/** The products with their sprayed amounts; null where the amount of any is not known. */
function productsOf(
  planned: SprayRecord,
  done: DoneTask,
  { stages: [{ plan }] }: Job,
): readonly RecordProduct[] | null {
  const sprayL = plan.applicationRateLPerHa * (plan.treatedAreaHa ?? plan.sprayAreaHa);
  const products = planned.products.flatMap((product) => {
    const actual = amountOf(product, done, sprayL);
    return actual === null ? [] : [{ ...product, actual }];
  });
  return products.length < planned.products.length ? null : products;
}

function waterOf({ products }: DoneTask, waterName: string): number | null {
  const water = products.find(({ name }) => called(name) === called(waterName));
  return water?.unit === 'L' && water.value >= 0 ? water.value : null;
}

/**
 * The id of a done task's record: the same task makes the same record on every device.
 * @returns null where the file does not say when it ended, or what area was done
 */
export function taskRecordId(
  of: Pick<TaskRecord, 'task' | 'data' | 'nowMs' | 'offsetAt'>,
): string | null {
  const done = doneOfTask(of.task, of.data);
  const times = timesOf(done, of);
  if (times === null || done.areaM2 === null || done.areaM2 <= 0) return null;
  return `task-${times.endedAt.replaceAll(/\D/g, '')}-${Math.round(done.areaM2)}`;
}

/** Why no record can be made of a task. */
export type NoRecordReason =
  | 'noEnd'
  | 'endAhead'
  | 'endLongAgo'
  | 'areasDisagree'
  | 'noArea'
  | 'volumesDisagree'
  | 'noAmounts';

/** The first reason why no record can be made of this task. Only for a task that makes none. */
export function whyNoRecord({
  task,
  data,
  nowMs,
  offsetAt,
}: Pick<TaskRecord, 'task' | 'data' | 'nowMs' | 'offsetAt'>): NoRecordReason {
  const done = doneOfTask(task, data);
  const endMs = done.endedAt === null ? null : msOfFile(done.endedAt, offsetAt);
  if (endMs === null) return 'noEnd';
  const fault = timeFault(endMs, nowMs);
  if (fault !== null) return fault;
  if (done.areasM2.length > 0) return 'areasDisagree';
  if (done.areaM2 === null || done.areaM2 <= 0) return 'noArea';
  return done.volumesL.length > 0 ? 'volumesDisagree' : 'noAmounts';
}

/**
 * The record of a done task: area, times and amounts are the file's, ground and products the
 * plan's. Weather and whatever else a machine does not count stay open.
 * @returns null where the file lacks the end, the area or the amounts, or where its counts
 * disagree: `whyNoRecord` tells the reason
 */
export function recordOfTask(of: TaskRecord): SprayRecord | null {
  const { task, data, job, waterName, nowMs, offsetAt } = of;
  const done = doneOfTask(task, data);
  const times = timesOf(done, of);
  if (times === null || done.areaM2 === null || done.areaM2 <= 0) return null;
  const planned = recordOfUnfilled(job, nowMs, offsetAt);
  const products = productsOf(planned, done, job);
  if (products === null) return null;
  const areaDoneHa = done.areaM2 / M2_PER_HA;
  return {
    ...planned,
    ...times,
    location: planned.location ?? fieldOf(task, data) ?? null,
    state: areaDoneHa < job.stages[0].plan.sprayAreaHa * (1 - COUNTED_SHARE) ? 'partDone' : 'done',
    areaDoneHa,
    carrierL: waterOf(done, waterName),
    products,
    operator: data.workers.find(({ id }) => id === task.workerId)?.name ?? null,
    ...(job.farmJobId !== undefined && { jobId: job.farmJobId }),
    notes: of.noteOf(done),
  };
}
