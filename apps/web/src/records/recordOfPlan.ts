import type { SprayRecord } from '@mix/documents';
import type { Catalogue, MixDraft, MixPlan } from '@mix/engine';
import type { OffsetAt } from '../device/clock/deviceOffset.ts';
import { startJob } from '../fill/startJob.ts';
import type { Job, JobPaddock } from '../fill/job/Job.ts';
import { recordOfJob } from './recordOfJob.ts';

/** A mix as it was planned, with the facts of this device. */
export interface PlannedJob {
  readonly draft: MixDraft;
  readonly plan: MixPlan;
  readonly catalogue: Catalogue;
  /** Where it was to be done; null where nobody said. */
  readonly paddock: JobPaddock | null;
}

/** The record of a job that was not filled here, before anything is known of it but the plan. */
export const recordOfUnfilled = (job: Job, nowMs: number, offsetAt: OffsetAt): SprayRecord => ({
  ...recordOfJob(job, nowMs, offsetAt),
  startedAt: null,
  areaDoneHa: null,
  carrierL: null,
});

/** The record of a mix that no job was begun with, before anything is known but the plan. */
export const recordOfPlan = (job: PlannedJob, nowMs: number, offsetAt: OffsetAt): SprayRecord =>
  recordOfUnfilled(startJob({ ...job, atMs: nowMs }), nowMs, offsetAt);
