import {
  seasonPlan,
  syntheticNitrogenKg,
  type OtherWork,
  type SeasonInput,
  type SeasonPlan,
} from '@mix/documents';
import type { MixDraft, MixPlan, Product } from '@mix/engine';
import type { Job } from '../../fill/job/Job.ts';
import { isSameJob } from '../../plan/draft/isSameJob.ts';
import { isSameMix } from '../../plan/draft/isSameMix.ts';
import { partialSum } from '../totals/PartialSum.ts';

/** What work that is not recorded yet brings to a paddock. */
export interface PlannedNitrogen {
  readonly nitrogenKg: number;
  /** The content of a product is not known: there may be more. */
  readonly isLowerBound: boolean;
}

/** A mix that is planned for one of the owner's paddocks. */
export interface PlannedMix {
  readonly draft: MixDraft;
  readonly paddockId: string;
  readonly plan: Pick<MixPlan, 'productTotals' | 'sprayAreaHa' | 'treatedAreaHa'>;
  readonly products: readonly Product[];
}

const mixOfJob = ({ paddock, stages: [first], products }: Job): PlannedMix | null =>
  paddock?.id == null ? null : { ...first, paddockId: paddock.id, products };

/** Counts only what lands on the ground, not what stays in tank and lines. */
function nitrogenOf({ plan, products }: PlannedMix): PlannedNitrogen {
  const { sum, unknown } = partialSum(
    plan.productTotals.map(({ productId, perHa }) =>
      syntheticNitrogenKg({ products: [{ productId, actual: perHa }], productFacts: products }),
    ),
  );
  // Where only bands are sprayed, the rate is per hectare of the bands.
  const areaHa = plan.treatedAreaHa ?? plan.sprayAreaHa;
  return { nitrogenKg: sum * areaHa, isLowerBound: unknown > 0 };
}

/** What the owner's other devices see too. */
export type SharedPlans = Required<Pick<SeasonInput, 'rounds' | 'jobs' | 'paddocks' | 'records'>>;

/** Work in sight of this device that is counted by its own plan. */
const workOf = (
  { paddockId, plan: { productTotals } }: PlannedMix,
  today: string,
  jobId: string | undefined,
): OtherWork => ({
  paddockId,
  day: today,
  productIds: productTotals.map(({ productId }) => productId),
  ...(jobId !== undefined && { jobId }),
});

/** Whether a mix is a job of the farm already, and still stands on the mix screen. */
const isHandedOver = ({ draft, paddockId }: PlannedMix, jobs: SharedPlans['jobs']): boolean =>
  jobs.some(
    ({ value: { state, told } }) =>
      (state === 'planned' || state === 'taken') &&
      told.paddock?.id === paddockId &&
      isSameJob(told.draft, draft),
  );

/**
 * What is in work on this device: its job, and the mix on the screen where it is another one that
 * nobody was handed.
 */
function workHere(
  job: Job | null,
  mix: PlannedMix | null,
  jobs: SharedPlans['jobs'],
): readonly { readonly work: PlannedMix; readonly jobId: string | undefined }[] {
  const ofJob = job === null ? null : mixOfJob(job);
  const isJobsMix = job !== null && mix !== null && isSameMix(mix.draft, job.stages[0].draft);
  const isOther = mix !== null && !isJobsMix && !isHandedOver(mix, jobs);
  return [
    ...(ofJob === null ? [] : [{ work: ofJob, jobId: job?.farmJobId }]),
    ...(isOther ? [{ work: mix, jobId: undefined }] : []),
  ];
}

/** What the season brings to each paddock whose area is known, by paddock. */
function ofSeason(season: SeasonPlan): readonly (readonly [string, PlannedNitrogen])[] {
  return season.rows.flatMap(({ paddockId, areaHa, plannedKgPerHa: { sum, unknown } }) =>
    areaHa === null || (sum === 0 && unknown === 0)
      ? []
      : [[paddockId, { nitrogenKg: sum * areaHa, isLowerBound: unknown > 0 }] as const],
  );
}

/**
 * Synthetic nitrogen that is planned and not recorded, by paddock, each work once: of the job in
 * work and the mix on the screen of this device, of the jobs that were handed over, and of the
 * rounds of the season that none of these does.
 * @param shared null: some of it may be missing here, and all sums are lower bounds
 * @param today `YYYY-MM-DD`
 */
export function plannedNitrogen(
  job: Job | null,
  mix: PlannedMix | null,
  shared: SharedPlans | null,
  today: string,
): ReadonlyMap<string, PlannedNitrogen> {
  const jobs = (shared?.jobs ?? []).filter(({ id }) => id !== job?.farmJobId);
  const here = workHere(job, mix, jobs);
  const others = here.map(({ work, jobId }) => workOf(work, today, jobId));
  const season = shared && seasonPlan({ ...shared, jobs, others, today });
  const planned = new Map<string, PlannedNitrogen>();
  const add = (paddockId: string, more: PlannedNitrogen) => {
    const before = planned.get(paddockId);
    planned.set(paddockId, {
      nitrogenKg: (before?.nitrogenKg ?? 0) + more.nitrogenKg,
      isLowerBound: shared === null || more.isLowerBound || before?.isLowerBound === true,
    });
  };
  for (const { work } of here) add(work.paddockId, nitrogenOf(work));
  for (const [paddockId, more] of season === null ? [] : ofSeason(season)) add(paddockId, more);
  return planned;
}
