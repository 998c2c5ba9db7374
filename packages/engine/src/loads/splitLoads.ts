import type { MixInputs } from '../mix/MixInputs.ts';
import { failure, success, type Result } from '../result.ts';
import {
  addExact,
  divideExact,
  fromExact,
  multiplyExact,
  quotientOfExact,
  subtractExact,
  toExact,
  type ExactDecimal,
} from '../units/exactDecimal.ts';
import { areaForVolume, minus } from '../units/operations.ts';
import { litres, type Hectares, type Litres } from '../units/quantity.ts';

/** More loads than anybody drives; beyond it a figure was mistyped. */
export const MOST_LOADS = 1_000;
/**
 * Part of a tank that is no load of its own: far below a drop, and more than what converting acres
 * and gallons leaves in the last digits.
 */
const NOISE = 1e-9;

/** What the loads of a job follow from. */
export type LoadJob = Pick<
  MixInputs,
  'sprayAreaHa' | 'applicationRateLPerHa' | 'tankCapacityL' | 'deadVolumeL' | 'heel' | 'loadSplit'
>;

/** So many loads in a row that are exactly alike. */
export interface LoadLine {
  readonly count: number;
  /** Line of the tank when the load is ready. */
  readonly loadL: Litres;
  /** The line less a heel of the same mix: what products are measured out for. */
  readonly freshL: Litres;
  readonly heelWaterL: Litres;
  readonly heelSameMixL: Litres;
  readonly areaHa: Hectares;
  /** The tank is not full. */
  readonly isPartLoad: boolean;
}

export interface LoadSplit {
  /** Application rate x area. */
  readonly sprayVolumeL: Litres;
  /** Spray volume and dead volume. */
  readonly jobVolumeL: Litres;
  readonly loadCount: number;
  /** The same mix in the tank is all the job needs: one load with nothing to add. */
  readonly coveredByHeel: boolean;
  /** At most three: the first where a heel or the dead volume sets it apart, the others, the last. */
  readonly lines: readonly [LoadLine, ...LoadLine[]];
}

export interface TooManyLoads {
  readonly loadCount: number;
}

interface Run {
  readonly count: number;
  readonly loadL: number;
}

const isPart = (loadL: Litres, { tankCapacityL }: LoadJob): boolean =>
  loadL < tankCapacityL * (1 - NOISE);

/** Full tanks in the job and what is left, counted exactly; noise makes no load. */
function fullTanks(
  job: ExactDecimal,
  tankL: number,
): { readonly full: number; readonly restL: number } {
  const { quotient, remainder } = divideExact(job, toExact(tankL));
  const full = Number(quotient);
  const restL = fromExact(remainder);
  if (restL >= tankL * (1 - NOISE)) return { full: full + 1, restL: 0 };
  return { full, restL: full > 0 && restL <= tankL * NOISE ? 0 : restL };
}

type Runs = readonly [Run, ...Run[]];

function fullThenPart(full: number, restL: number, tankL: number): Runs {
  const part = { count: 1, loadL: restL };
  if (full === 0) return [part];
  return restL > 0 ? [{ count: full, loadL: tankL }, part] : [{ count: full, loadL: tankL }];
}

/**
 * Equal lines. Where one would not cover what stands in the tank already or never leaves it, the
 * first load is a full tank and the others are equal.
 */
function equalRuns(job: ExactDecimal, count: number, tankL: number, mustCoverL: number): Runs {
  const loadL = Math.min(tankL, quotientOfExact(job, toExact(count)));
  if (count === 1 || loadL > mustCoverL) return [{ count, loadL }];
  const rest = subtractExact(job, toExact(tankL));
  return [
    { count: 1, loadL: tankL },
    { count: count - 1, loadL: Math.min(tankL, quotientOfExact(rest, toExact(count - 1))) },
  ];
}

/** The first load alone, where it is not like those after it. */
function firstApart(runs: Runs): Runs {
  const [first, ...others] = runs;
  if (first.count === 1) return runs;
  return [{ ...first, count: 1 }, { ...first, count: first.count - 1 }, ...others];
}

function laterLine({ count, loadL }: Run, job: LoadJob): LoadLine {
  const line = litres(loadL);
  return {
    count,
    loadL: line,
    freshL: line,
    heelWaterL: litres(0),
    heelSameMixL: litres(0),
    areaHa: areaForVolume(line, job.applicationRateLPerHa),
    isPartLoad: isPart(line, job),
  };
}

/** The first load holds the heel and fills the dead volume, which never reaches the ground. */
function firstLine(run: Run, job: LoadJob): LoadLine {
  const line = laterLine(run, job);
  const { heel, deadVolumeL, applicationRateLPerHa } = job;
  const heelL = heel?.volumeL ?? litres(0);
  const heelSameMixL = heel?.contents === 'sameMix' ? heelL : litres(0);
  const sprayedL = minus(line.loadL, deadVolumeL ?? litres(0));
  return {
    ...line,
    freshL: minus(line.loadL, heelSameMixL),
    heelWaterL: minus(heelL, heelSameMixL),
    heelSameMixL,
    areaHa: areaForVolume(sprayedL, applicationRateLPerHa),
  };
}

function linesOf(runs: Runs, loadCount: number, job: LoadJob): [LoadLine, ...LoadLine[]] {
  const isSetApart = (job.heel?.volumeL ?? 0) > 0 || (job.deadVolumeL ?? 0) > 0;
  const [firstRun, ...others] = isSetApart ? firstApart(runs) : runs;
  const first = firstLine(firstRun, job);
  if (loadCount === 1) return [{ ...first, areaHa: job.sprayAreaHa }];
  return [first, ...others.map((run) => laterLine(run, job))];
}

function heelAlone(job: LoadJob, heelL: Litres): LoadLine {
  return {
    count: 1,
    loadL: heelL,
    freshL: litres(0),
    heelWaterL: litres(0),
    heelSameMixL: heelL,
    areaHa: job.sprayAreaHa,
    isPartLoad: isPart(heelL, job),
  };
}

/**
 * Splits application rate x area + dead volume into tanks (facts 3.6): full tanks and a part load,
 * or equal loads. Counted in exact decimals, so that a job which fits into n tanks has n loads. The
 * first load holds the heel, and fills the dead volume that then stays in the machine; the areas add
 * up to the spray area. Fails with the number of loads when there would be more than `MOST_LOADS`.
 */
export function splitLoads(job: LoadJob): Result<LoadSplit, TooManyLoads> {
  const { tankCapacityL, heel } = job;
  const spray = multiplyExact(toExact(job.applicationRateLPerHa), toExact(job.sprayAreaHa));
  const deadL = job.deadVolumeL ?? 0;
  const total = addExact(spray, toExact(deadL));
  const heelL = heel?.volumeL ?? litres(0);
  const volumes = {
    sprayVolumeL: litres(fromExact(spray)),
    jobVolumeL: litres(fromExact(total)),
  };
  if (heel?.contents === 'sameMix' && heelL >= volumes.jobVolumeL * (1 - NOISE)) {
    const lines: LoadSplit['lines'] = [heelAlone(job, heelL)];
    return success({ ...volumes, loadCount: 1, coveredByHeel: true, lines });
  }
  const { full, restL } = fullTanks(total, tankCapacityL);
  const loadCount = restL > 0 ? full + 1 : full;
  if (loadCount > MOST_LOADS) return failure({ loadCount });
  const runs =
    job.loadSplit === 'equal'
      ? equalRuns(total, loadCount, tankCapacityL, Math.max(heelL, deadL))
      : fullThenPart(full, restL, tankCapacityL);
  const lines = linesOf(runs, loadCount, job);
  return success({ ...volumes, loadCount, coveredByHeel: false, lines });
}
