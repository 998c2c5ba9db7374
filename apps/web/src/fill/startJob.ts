import { jobPlan, type FarmJob } from '@mix/documents';
import type { Catalogue, MixDraft, MixPlan } from '@mix/engine';
import type { JarResult } from './jar/JarResult.ts';
import type { Job, JobPaddock } from './job/Job.ts';

export interface JobStart {
  readonly draft: MixDraft;
  readonly plan: MixPlan;
  readonly catalogue: Catalogue;
  readonly atMs: number;
  /** The earlier result of a jar test of this mix. */
  readonly jarTest?: JarResult | null;
  readonly paddock?: JobPaddock | null;
  readonly receivedJobId?: string | null;
}

/** Begins a job: its plan and the facts behind it are taken as they are now. */
export function startJob(start: JobStart): Job {
  const { draft, plan, catalogue, atMs, jarTest = null, paddock = null } = start;
  const { receivedJobId = null } = start;
  const used = new Set((draft.products ?? []).map(({ productId }) => productId));
  return {
    // One job at a time on one device: the moment it began is its id.
    id: `job-${atMs}`,
    name: draft.name ?? null,
    startedAtMs: atMs,
    stages: [{ draft, plan: jobPlan(plan), loads: [] }],
    load: 1,
    engineVersion: plan.engineVersion,
    catalogueVersion: catalogue.version,
    products: catalogue.products.filter((product) => used.has(product.id)),
    jarTest,
    ...(paddock !== null && {
      paddock: { id: paddock.id, name: paddock.name, landUse: paddock.landUse },
    }),
    ...(receivedJobId !== null && { receivedJobId }),
  };
}

/** Begins to fill a job that was handed over, by the very plan it was handed over with. */
export const startFarmJob = (id: string, { told }: FarmJob, atMs: number): Job => ({
  id: `job-${atMs}`,
  name: told.draft.name ?? null,
  startedAtMs: atMs,
  stages: [{ draft: told.draft, plan: told.plan, loads: [] }],
  load: 1,
  engineVersion: told.engineVersion,
  catalogueVersion: told.catalogueVersion,
  products: told.products,
  jarTest: null,
  ...(told.paddock !== null && { paddock: told.paddock }),
  farmJobId: id,
});
