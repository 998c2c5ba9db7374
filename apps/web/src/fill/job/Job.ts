import type { JarResult } from '../jar/JarResult.ts';
import type { JobPlan } from '@mix/documents';
import type { MixDraft, Product, StepActual } from '@mix/engine';

/** What was done at one step of a load, and when. */
export interface DoneStep extends StepActual {
  readonly outcome: 'done' | 'different' | 'skipped';
  /** ms since 1970, by the device's clock. */
  readonly atMs: number;
  /** Temperature of the tank, measured while it was left to clear; null is not measured. */
  readonly temperatureC: number | null;
}

/** A load that was begun. */
export interface JobLoad {
  /** Number of the load in its stage, from 1. */
  readonly number: number;
  readonly startedAtMs: number;
  /** Null while the load is being filled. */
  readonly endedAtMs: number | null;
  readonly done: readonly DoneStep[];
  /** Minutes added to the wait in work. */
  readonly moreMin: number;
  /** Temperature measured in the wait in work; goes to its step when that is done. */
  readonly measuredC: number | null;
}

/** The job as it was planned, or as the rest of it was planned again. */
export interface JobStage {
  readonly draft: MixDraft;
  readonly plan: JobPlan;
  /** The loads that were begun, in that order. */
  readonly loads: readonly JobLoad[];
}

/** The paddock of a job, as it was called when it was planned. */
export interface JobPaddock {
  /** Null: the paddock is not one of the owner's own; its name is the sender's words. */
  readonly id: string | null;
  readonly name: string;
  readonly landUse: string | null;
}

/** A job that is being filled: exactly what the operator sees, whatever the app or its lists become. */
export interface Job {
  readonly id: string;
  readonly name: string | null;
  readonly startedAtMs: number;
  /** The first is the plan; each other stage is what was planned for the rest of the job. */
  readonly stages: readonly [JobStage, ...JobStage[]];
  /** Number of the load in work, in the last stage. */
  readonly load: number;
  readonly engineVersion: string;
  readonly catalogueVersion: string;
  /** Facts of its products when it was planned. */
  readonly products: readonly Product[];
  readonly jarTest: JarResult | null;
  /** The ground that the job is for; absent where none was chosen. */
  readonly paddock?: JobPaddock;
  /** The job from a link that this job fills; absent where nobody sent it. */
  readonly receivedJobId?: string;
  /** The job of the farm that this job fills; absent where nobody handed it over. */
  readonly farmJobId?: string;
}

/** Ground that a recorded job left undone. */
export interface JobRest {
  readonly id: string;
  readonly name: string | null;
  readonly paddockName: string | null;
  /** Absent where the ground is not one of the owner's paddocks. */
  readonly paddockId?: string;
  /** Absent where nobody said. */
  readonly landUse?: string;
  readonly areaLeftHa: number;
  readonly draft: MixDraft;
  readonly leftAtMs: number;
}

/** Mix that a recorded job left standing in the tank. */
export interface LeftMix {
  readonly draft: MixDraft;
  readonly volumeL: number;
}

/** The work on this device that is not done yet. */
export interface UnfinishedWork {
  readonly job: Job | null;
  /** The mix that the last job left; absent where the tank is empty, or nobody knows. */
  readonly left?: LeftMix;
  /** Newest first. */
  readonly rests: readonly JobRest[];
}
