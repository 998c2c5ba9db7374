import {
  isFields,
  kilograms,
  litres,
  type JobProductTotal,
  type LoadPlan,
  type ProductMeasure,
} from '@mix/engine';
import type { JobPlan } from '@mix/documents';
import type { Job, JobRest, JobStage, LeftMix, UnfinishedWork } from './Job.ts';

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

// A stored job has the shape of this version (its number says so), whichever app wrote it: it is
// looked at only as far as a damaged copy would break a screen.
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

const isLeft = (value: unknown): value is LeftMix =>
  isFields(value) && isFields(value.draft) && isNumber(value.volumeL);

/** A plan as an older app kept it: without what stays in the machine. */
type KeptPlan = Omit<JobPlan, 'tankResidualL' | 'leftInTankL' | 'loads' | 'productTotals'> &
  Partial<Pick<JobPlan, 'tankResidualL' | 'leftInTankL'>> & {
    readonly loads: readonly (Omit<LoadPlan, 'heelSameMixL'> & Partial<LoadPlan>)[];
    readonly productTotals: readonly (Pick<JobProductTotal, 'productId' | 'amount' | 'perHa'> &
      Partial<JobProductTotal>)[];
  };

const nothingOf = ({ unit }: ProductMeasure): ProductMeasure =>
  unit === 'kg' ? { unit, value: kilograms(0) } : { unit, value: litres(0) };

/**
 * A stage that was begun with an older app goes on as it was planned: all that goes in is booked as
 * sprayed.
 */
function withResidual({ draft, plan, ...stage }: JobStage): JobStage {
  const kept: KeptPlan = plan;
  if (kept.tankResidualL !== undefined) return { ...stage, draft, plan };
  const isSameMix = draft.heel?.contents === 'sameMix';
  return {
    ...stage,
    draft,
    plan: {
      ...kept,
      deadVolumeL: litres(0),
      tankResidualL: null,
      leftInTankL: litres(0),
      loads: kept.loads.map((load) => ({
        ...load,
        heelSameMixL: load.heelSameMixL ?? (isSameMix ? load.heelL : litres(0)),
      })),
      productTotals: kept.productTotals.map((total) => ({
        ...total,
        measured: total.measured ?? total.amount,
        measuringStep: total.measuringStep ?? null,
        sprayed: total.sprayed ?? total.amount,
        alreadyInMachine: total.alreadyInMachine ?? nothingOf(total.amount),
        leftInMachine: total.leftInMachine ?? nothingOf(total.amount),
      })),
    },
  };
}

function withResiduals(job: Job): Job {
  const [first, ...others] = job.stages;
  return { ...job, stages: [withResidual(first), ...others.map(withResidual)] };
}

/** The stored work; null when any of it cannot be used. */
export function readStoredWork(stored: unknown): UnfinishedWork | null {
  if (!isFields(stored)) return null;
  const { job, rests } = stored;
  if (job !== null && !isJob(job)) return null;
  if (!Array.isArray(rests) || !rests.every(isRest)) return null;
  return {
    job: job === null ? null : withResiduals(job),
    ...(isLeft(stored.left) && { left: stored.left }),
    rests,
  };
}
