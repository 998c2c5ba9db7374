import { planMix } from '../planning/planMix.ts';
import type { MixDraft } from '../mix/MixDraft.ts';
import type { MixPlan, MixResult } from '../mix/MixPlan.ts';
import { isStop, type MixProblem } from '../mix/MixProblem.ts';
import type { Bar } from '../units/quantity.ts';
import type { RateCandidate } from './candidateRates.ts';
import { fitNozzle } from './fitNozzle.ts';
import type { SolveJob } from './SolveJob.ts';

/** A draft that works, with its plan. */
export interface Candidate {
  readonly draft: MixDraft;
  readonly plan: MixPlan;
  readonly problems: readonly MixProblem[];
  readonly pressureRangeBar: readonly [Bar, Bar] | null;
}

export interface Rejection {
  readonly works: false;
  readonly rate: RateCandidate;
  readonly reasons: readonly MixProblem[];
  /** True where the mix would do and only the nozzle does not. */
  readonly onlyNozzle: boolean;
  /** Density of the first load; null without a plan. */
  readonly densityKgPerL: number | null;
}

export type Attempt =
  | { readonly works: true; readonly candidate: Candidate; readonly densityKgPerL: number | null }
  | Rejection;

/** Plans one rate, and holds the nozzle against the whole range of travel speeds. */
export function tryRate(job: SolveJob, rate: RateCandidate): Attempt {
  const withoutPlan = ({ problems }: MixResult): Rejection => ({
    works: false,
    rate,
    reasons: problems.filter(isStop),
    onlyNozzle: false,
    densityKgPerL: null,
  });
  const draft: MixDraft = { ...job.base, ...rate };
  const result = planMix(draft, job.catalogue);
  if (result.plan === null) return withoutPlan(result);

  const densityKgPerL = result.plan.loads[0]?.densityKgPerL ?? null;
  const fit = fitNozzle(job, result.plan);
  if (fit.problem !== null) {
    return { works: false, rate, reasons: [fit.problem], onlyNozzle: true, densityKgPerL };
  }
  const fitted: MixDraft = fit.chosen === null ? draft : { ...draft, nozzle: fit.chosen };
  const { plan, problems } = fit.chosen === null ? result : planMix(fitted, job.catalogue);
  return plan === null
    ? withoutPlan({ plan, problems })
    : {
        works: true,
        candidate: { draft: fitted, plan, problems, pressureRangeBar: fit.pressureRangeBar },
        densityKgPerL,
      };
}
