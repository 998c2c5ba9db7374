import { localTime, type JobLoadProgress } from '@mix/documents';
import type { OffsetAt } from '../../device/clock/deviceOffset.ts';
import { jobView, plannedLoad } from '../progress/jobView.ts';
import { recordOfJob } from '../record/recordOfJob.ts';
import type { Job } from '../store/Job.ts';

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
    areaDoneHa: recordOfJob(job, nowMs, offsetAt).areaDoneHa,
    at: localTime(new Date(nowMs), offsetAt(nowMs)),
  };
}
