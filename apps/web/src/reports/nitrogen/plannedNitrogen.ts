import { syntheticNitrogenKg } from '@mix/documents';
import type { MixDraft, MixPlan, Product } from '@mix/engine';
import type { Job } from '../../fill/job/Job.ts';
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
      syntheticNitrogenKg({
        products: [{ ...UNNAMED, productId, actual: perHa }],
        productFacts: products,
      }),
    ),
  );
  // Where only bands are sprayed, the rate is per hectare of the bands.
  const areaHa = plan.treatedAreaHa ?? plan.sprayAreaHa;
  return { nitrogenKg: sum * areaHa, isLowerBound: unknown > 0 };
}

/** Fields of a product that the sum of nitrogen never reads. */
const UNNAMED = { name: '', planned: null, registrationNumber: null, batch: null } as const;

/**
 * Synthetic nitrogen that is planned and not recorded, by paddock: of the job in work and of the mix
 * on the screen. That mix counts once where the job was begun with it.
 */
export function plannedNitrogen(
  job: Job | null,
  mix: PlannedMix | null,
): ReadonlyMap<string, PlannedNitrogen> {
  const isJobsMix = job !== null && mix !== null && isSameMix(mix.draft, job.stages[0].draft);
  const planned = new Map<string, PlannedNitrogen>();
  for (const one of [job === null ? null : mixOfJob(job), isJobsMix ? null : mix]) {
    if (one === null) continue;
    const more = nitrogenOf(one);
    const before = planned.get(one.paddockId);
    planned.set(one.paddockId, {
      nitrogenKg: (before?.nitrogenKg ?? 0) + more.nitrogenKg,
      isLowerBound: more.isLowerBound || before?.isLowerBound === true,
    });
  }
  return planned;
}
