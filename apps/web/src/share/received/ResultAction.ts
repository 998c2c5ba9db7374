import type { Catalogue, MixDraft, MixPlan } from '@mix/engine';
import type { JobResult } from '@mix/sharing';
import type { ReactNode } from 'react';
import type { MixPaddock } from '../../plan/draft/MixForm.ts';

/** The job that a result answers, planned anew with the facts of this device. */
export interface AnsweredJob {
  readonly draft: MixDraft;
  readonly plan: MixPlan;
  readonly catalogue: Catalogue;
  /** Where the job was sent for; null where nobody said. */
  readonly paddock: MixPaddock | null;
}

/** Draws what a screen beside this feature can do with a result that came back. */
export type ResultAction = (result: JobResult, job: AnsweredJob | null) => ReactNode;
