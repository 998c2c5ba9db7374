import type { LoadPlan } from '@mix/engine';
import { loadAfter } from '../fill/jobView.ts';
import type { Job, JobLoad } from '../fill/job/Job.ts';
import { lastStage } from '../fill/job/lastStage.ts';

/** kg or L of one product over a job, and where it went. */
export interface ProductBalance {
  readonly put: number;
  readonly sprayed: number;
  /** In tank and lines when the job ends. */
  readonly left: number;
}

/** The content of a tank after its load: the volume, and the amount of a product in it. */
interface TankMix {
  readonly volumeL: number;
  readonly amount: number;
}

const strengthOf = ({ volumeL, amount }: TankMix): number => (volumeL > 0 ? amount / volumeL : 0);

/**
 * The amount of a product that really went in at the steps that are done; `done` has the order of
 * the load's steps.
 */
function putIn(load: LoadPlan, { done }: JobLoad, productId: string): number {
  let put = 0;
  for (const [place, { amount }] of done.entries()) {
    if (load.steps[place]?.productId === productId) put += amount ?? 0;
  }
  return put;
}

/** The mix that stood in the tank and filled the lines when the job began. */
function heelOf({ stages }: Job, productId: string): TankMix {
  const [{ plan }] = stages;
  const [first] = plan.loads;
  const total = plan.productTotals.find((one) => one.productId === productId);
  const volumeL = (first?.heelSameMixL ?? 0) + (plan.deadVolumeL ?? 0);
  return { volumeL, amount: total?.alreadyInMachine.value ?? 0 };
}

/**
 * What stands in the tank at the end of the last stage, L: every full load is sprayed out as far as
 * the machine can.
 */
export function leftInTankL(job: Job): number {
  const { plan, loads, draft } = lastStage(job);
  const full = loads.filter(({ endedAtMs }) => endedAtMs !== null);
  if (full.length === 0) return draft.heel?.contents === 'sameMix' ? (draft.heel.volumeL ?? 0) : 0;
  return full.length === plan.loadCount ? plan.leftInTankL : (plan.tankResidualL ?? 0);
}

/**
 * The amount of a product that was sprayed, as far as the filling tells: all that went in and was
 * there, less what stays in tank and lines and what stands half filled in the tank. Strengths are
 * those of what really went in.
 */
export function sprayedProduct(job: Job, productId: string): ProductBalance {
  const heel = heelOf(job, productId);
  let sprayedStrength = strengthOf(heel);
  let put = 0;
  let halfFilled: number | null = null;
  for (const stage of job.stages) {
    for (const load of stage.loads) {
      const actual = loadAfter(stage, load.number, load.done).load;
      const inLoad = putIn(actual, load, productId);
      const amount = actual.heelSameMixL * sprayedStrength + inLoad;
      put += inLoad;
      if (load.endedAtMs === null) halfFilled = amount;
      else sprayedStrength = strengthOf({ volumeL: actual.loadL, amount });
    }
  }
  const linesL = job.stages[0].plan.deadVolumeL ?? 0;
  const inTank = halfFilled ?? leftInTankL(job) * sprayedStrength;
  const there = put + heel.amount;
  // Where there is less mix than the lines hold, all of it stands in them.
  const left = Math.min(there, inTank + linesL * sprayedStrength);
  return { put, left, sprayed: there - left };
}
