import type { SprayRecord } from '@mix/documents';
import { askedAmount, calculateMix, type Catalogue, type MixDraft } from '@mix/engine';
import type { OffsetAt } from '../../src/device/clock/deviceOffset.ts';
import { recordOfJob } from '../../src/records/recordOfJob.ts';
import { startJob } from '../../src/fill/startJob.ts';
import type { Job, JobPaddock } from '../../src/fill/job/Job.ts';
import { jobReducer } from '../../src/fill/job/jobReducer.ts';
import { endsLoad, jobView } from '../../src/fill/jobView.ts';
import type { Random } from '@mix/catalogue/randomDrafts';

const MINUTE_MS = 60_000;
const HECTARES_AN_HOUR = 14;
/** Share of steps that went otherwise than asked, and share of jobs that were not ended. */
const OTHER_AMOUNT = 0.05;
const NOT_ENDED = 0.08;

interface SprayedJob {
  readonly draft: MixDraft;
  readonly catalogue: Catalogue;
  readonly paddock: JobPaddock;
  readonly startMs: number;
  readonly offsetAt: OffsetAt;
  readonly random: Random;
}

/**
 * Plans a mix, fills its loads step by step as the fill screen does, and sprays them out.
 * @returns the record that the app makes of the job, before its operator adds to it
 * @throws where the mix has no plan
 */
export function sprayJob(asked: SprayedJob): SprayRecord {
  const { draft, catalogue, paddock, startMs, offsetAt, random } = asked;
  const { plan, problems } = calculateMix(draft, catalogue);
  if (plan === null) {
    throw new Error(`${draft.name ?? 'a mix'}: ${problems.map(({ code }) => code).join(', ')}`);
  }
  let job = startJob({ draft, plan, catalogue, paddock, atMs: startMs });
  let nowMs = startMs;
  const loadsDone =
    plan.loadCount > 1 && random.chance(NOT_ENDED) ? plan.loadCount - 1 : plan.loadCount;
  for (let load = 0; load < loadsDone; load += 1) {
    const { areaHa } = jobView(job).load.load;
    [job, nowMs] = fillLoad(job, nowMs, random);
    nowMs += (areaHa / HECTARES_AN_HOUR) * 60 * MINUTE_MS + random.whole(3, 9) * MINUTE_MS;
  }
  return recordOfJob(job, nowMs, offsetAt);
}

function fillLoad(before: Job, startMs: number, random: Random): readonly [Job, number] {
  const isEmpty = jobView(before).load.load.steps.length === 0;
  let job = jobReducer(before, { type: 'beginLoad', atMs: startMs, isEmpty });
  for (let nowMs = startMs; ;) {
    const view = jobView(job);
    if (view.step === null) return [job, nowMs];
    nowMs += ((view.step.waitMin ?? 0) + random.whole(1, 4)) * MINUTE_MS;
    const amount = askedAmount(view.load.load, view.step)?.value ?? null;
    const isOther = view.step.kind === 'product' && random.chance(OTHER_AMOUNT);
    const done = {
      outcome: isOther ? 'different' : 'done',
      amount: isOther && amount !== null ? Math.round(amount * 10.3) / 10 : amount,
      matched: false,
      atMs: nowMs,
    } as const;
    job = jobReducer(job, {
      type: 'step',
      done,
      endsLoad: endsLoad(view, { ...done, temperatureC: null }),
    });
  }
}
