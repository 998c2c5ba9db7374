import type { NozzleDraft } from '../mix/MixDraft.ts';
import type { MixPlan } from '../mix/MixPlan.ts';
import { mixProblem, type MixProblem } from '../mix/MixProblem.ts';
import { chooseNozzles, judgeNozzle, type NozzleDuty } from '../sprayer/chooseNozzles.ts';
import { speedWindow } from '../sprayer/speedWindow.ts';
import { widthPerNozzle } from '../sprayer/widthPerNozzle.ts';
import type { Nozzle } from '../catalogue/Nozzle.ts';
import { kilometresPerHour, type Bar } from '../units/quantity.ts';
import type { SolveJob } from './SolveJob.ts';

interface NozzleFit {
  /** Set when the nozzle was looked for and found. */
  readonly chosen: NozzleDraft | null;
  /** Null while the sprayer is not known well enough to tell. */
  readonly pressureRangeBar: readonly [Bar, Bar] | null;
  readonly problem: MixProblem | null;
}

const NOT_KNOWN: NozzleFit = { chosen: null, pressureRangeBar: null, problem: null };

/** What the nozzles have to do; null while speed, swath or count are not known. */
function dutyOf(job: SolveJob, { applicationRateLPerHa, loads }: MixPlan): NozzleDuty | null {
  const { travelSpeedKmPerH, nozzleCount, inputs } = job;
  // The load that the plan reads its pressure from.
  const [load] = loads;
  if (travelSpeedKmPerH === null || nozzleCount === null) return null;
  if (inputs.swathWidthM === null || load === undefined) return null;
  const [slowest, fastest] = travelSpeedKmPerH;
  return {
    applicationRateLPerHa,
    travelSpeedKmPerH: [kilometresPerHour(slowest), kilometresPerHour(fastest)],
    widthPerNozzleM: widthPerNozzle(inputs.swathWidthM, inputs, nozzleCount),
    densityKgPerL: load.densityKgPerL,
  };
}

function noNozzleFits({ applicationRateLPerHa, travelSpeedKmPerH }: NozzleDuty): MixProblem {
  const [slowestKmPerH, fastestKmPerH] = travelSpeedKmPerH;
  const values = { applicationRateLPerHa, slowestKmPerH, fastestKmPerH };
  return mixProblem('noNozzleFits', 'nozzle', values);
}

function outOfRange(
  nozzle: Nozzle,
  duty: NozzleDuty,
  [low, high]: readonly [Bar, Bar],
): MixProblem {
  const window = speedWindow(
    nozzle,
    duty.applicationRateLPerHa,
    duty.widthPerNozzleM,
    duty.densityKgPerL,
  );
  const { minBar, maxBar } = nozzle;
  return mixProblem('pressureOutOfRange', 'travelSpeedKmPerH', {
    nozzleId: nozzle.id,
    pressureBar: minBar !== null && low < minBar ? low : high,
    minBar,
    maxBar,
    slowestKmPerH: window?.[0] ?? null,
    fastestKmPerH: window?.[1] ?? null,
  });
}

/**
 * Holds the nozzle of the job against the whole speed range, or finds the one with most room when
 * none is given.
 */
export function fitNozzle(job: SolveJob, plan: MixPlan): NozzleFit {
  const duty = dutyOf(job, plan);
  if (duty === null) return NOT_KNOWN;
  const { nozzle } = job.inputs;
  if (nozzle === null) {
    const [best] = chooseNozzles(job.catalogue.nozzles, duty);
    if (best === undefined) return { ...NOT_KNOWN, problem: noNozzleFits(duty) };
    const chosen = { nozzleId: best.nozzleId, nozzleCount: job.nozzleCount };
    return { chosen, pressureRangeBar: best.pressureBar, problem: null };
  }
  const judged = judgeNozzle(nozzle, duty);
  if (judged === null) return NOT_KNOWN;
  return judged.headroom >= 1
    ? { ...NOT_KNOWN, pressureRangeBar: judged.pressureBar }
    : { ...NOT_KNOWN, problem: outOfRange(nozzle, duty, judged.pressureBar) };
}
