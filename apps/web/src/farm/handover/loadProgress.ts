import { localTime, type JobLoadProgress, type JobLoadPut } from '@mix/documents';
import { askedAmount, type ProductMeasure } from '@mix/engine';
import type { OffsetAt } from '../../device/clock/deviceOffset.ts';
import { jobView, loadAfter, plannedLoad } from '../../fill/jobView.ts';
import { recordOfJob } from '../../records/recordOfJob.ts';
import type { Job, JobLoad, JobStage } from '../../fill/job/Job.ts';
import { loadsBefore as countBefore } from '../../fill/job/loadCounts.ts';

/** The amounts of a load: what went in at the steps that are done, what the other steps ask for. */
function putOf(stage: JobStage, load: JobLoad, before: number): JobLoadPut {
  const { load: now } = loadAfter(stage, load.number, load.done);
  const put = new Map<string, ProductMeasure>();
  for (const [place, step] of now.steps.entries()) {
    const asked = askedAmount(now, step);
    if (step.productId === null || asked === null) continue;
    const done = load.done[place];
    const value = done === undefined ? asked.value : (done.amount ?? 0);
    const sum = (put.get(step.productId)?.value ?? 0) + value;
    put.set(step.productId, { ...asked, value: sum } as ProductMeasure);
  }
  return {
    number: before + load.number,
    lineL: now.loadL,
    areaHa: now.areaHa,
    products: [...put].map(([productId, amount]) => ({ productId, amount })),
  };
}

/** How far a filling is, for those who do not stand at the tank. */
export function loadProgress(job: Job, nowMs: number, offsetAt: OffsetAt): JobLoadProgress {
  const { stage, load, begun, step, place, loadsBefore, loadCount } = jobView(job);
  const { steps, heelL, loadL, number } = load.load;
  const beforeL = begun === null ? heelL : (steps[place - 1]?.tankLineL ?? heelL);
  const isFilled = begun !== null && step === null;
  return {
    number: loadsBefore + number,
    count: loadCount,
    step: begun === null ? 0 : Math.min(place + 1, steps.length),
    steps: steps.length,
    beforeL,
    lineL: isFilled ? loadL : (step?.tankLineL ?? beforeL),
    productId: step?.productId ?? null,
    loadsL: [
      ...job.stages.slice(0, -1).flatMap(({ plan, loads }) => {
        const begunLoads = Math.max(0, ...loads.map((one) => one.number));
        return Array.from({ length: begunLoads }, (_, at) => plannedLoad(plan, at + 1).loadL);
      }),
      ...Array.from(
        { length: stage.plan.loadCount },
        (_, at) => plannedLoad(stage.plan, at + 1).loadL,
      ),
    ],
    loads: job.stages.flatMap((one) =>
      one.loads.map((begunLoad) => putOf(one, begunLoad, countBefore(job, one))),
    ),
    areaDoneHa: recordOfJob(job, nowMs, offsetAt).areaDoneHa,
    at: localTime(new Date(nowMs), offsetAt(nowMs)),
  };
}
