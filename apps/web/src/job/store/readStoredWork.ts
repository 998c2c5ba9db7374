import { isFields } from '@mix/engine';
import type { Job, JobRest, UnfinishedWork } from './Job.ts';

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);

const isTextOrNull = (value: unknown): boolean => value === null || typeof value === 'string';

const isListOf = (value: unknown, isItem: (item: unknown) => boolean): value is unknown[] =>
  Array.isArray(value) && value.every(isItem);

const isDoneStep = (value: unknown): boolean =>
  isFields(value) &&
  typeof value.outcome === 'string' &&
  isNumber(value.atMs) &&
  (value.amount === null || isNumber(value.amount));

const isJobLoad = (value: unknown): boolean =>
  isFields(value) &&
  isNumber(value.number) &&
  isNumber(value.startedAtMs) &&
  isNumber(value.moreMin) &&
  isListOf(value.done, isDoneStep);

const isLoadPlan = (value: unknown): boolean =>
  isFields(value) &&
  isNumber(value.number) &&
  isNumber(value.count) &&
  isNumber(value.loadL) &&
  isListOf(value.steps, (step) => isFields(step) && isNumber(step.tankLineL)) &&
  isListOf(value.products, isFields);

const isStage = (value: unknown): boolean =>
  isFields(value) &&
  isFields(value.draft) &&
  isFields(value.plan) &&
  isNumber(value.plan.loadCount) &&
  isListOf(value.plan.loads, isLoadPlan) &&
  value.plan.loads.length > 0 &&
  isListOf(value.loads, isJobLoad);

// Written by this very version alone (the number of the stored shape says so): looked at only as far
// as a damaged copy would break a screen.
const isJob = (value: unknown): value is Job =>
  isFields(value) &&
  typeof value.id === 'string' &&
  isTextOrNull(value.name) &&
  isNumber(value.startedAtMs) &&
  isNumber(value.load) &&
  isListOf(value.stages, isStage) &&
  value.stages.length > 0 &&
  isListOf(value.products, isFields);

const isRest = (value: unknown): value is JobRest =>
  isFields(value) &&
  typeof value.id === 'string' &&
  isTextOrNull(value.name) &&
  isTextOrNull(value.paddockName) &&
  isNumber(value.areaLeftHa) &&
  isNumber(value.leftAtMs) &&
  isFields(value.draft);

/** The stored work; null when any of it cannot be used. */
export function readStoredWork(stored: unknown): UnfinishedWork | null {
  if (!isFields(stored)) return null;
  const { job, rests } = stored;
  if (job !== null && !isJob(job)) return null;
  if (!Array.isArray(rests) || !rests.every(isRest)) return null;
  return { job, rests };
}
