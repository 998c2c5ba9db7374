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
  | 'sprayAreaHa'
  | 'applicationRateLPerHa'
  | 'tankCapacityL'
  | 'deadVolumeL'
  | 'tankResidualL'
  | 'heel'
  | 'loadSplit'
>;

/** So many loads in a row that are exactly alike. */
export interface LoadLine {
  readonly count: number;
  /** Line of the tank when the load is ready. */
  readonly loadL: Litres;
  /** The line less a heel of the same mix: what products are measured out for. */
  readonly freshL: Litres;
  readonly heelWaterL: Litres;
  /**
   * Same mix in the tank before it is filled: a heel of the first load, or what could not be
   * sprayed of the load before.
   */
  readonly heelSameMixL: Litres;
  /** Line of the load that this same mix comes from; null is this very load. */
  readonly mixOfLoadL: Litres | null;
  readonly areaHa: Hectares;
  /** The tank is not full. */
  readonly isPartLoad: boolean;
}

export interface LoadSplit {
  /** Application rate x area. */
  readonly sprayVolumeL: Litres;
  /** Spray volume, the lines that are still to be filled, and what stands in the tank at the end. */
  readonly jobVolumeL: Litres;
  /** Stands in the tank when the job is done. */
  readonly leftInTankL: Litres;
  /** What lines, pump and filters hold; 0 where it is not known. */
  readonly linesL: Litres;
  /** Litres of the lines that hold the same mix before the job. */
  readonly linesFilledL: Litres;
  readonly loadCount: number;
  /** The same mix in the tank is all the job needs: one load with nothing to add. */
  readonly coveredByHeel: boolean;
  /**
   * At most three lines: the first load where a heel or what stays sets it apart, the others, the
   * last.
   */
  readonly lines: readonly [LoadLine, ...LoadLine[]];
}

export interface TooManyLoads {
  readonly loadCount: number;
}

interface Run {
  readonly count: number;
  readonly loadL: number;
}

/**
 * Litres that fill lines, pump and filters before any reach the ground. None where the same mix
 * stands in the tank: the machine has sprayed of it, and the lines are full of it.
 */
export const linesToFillL = ({
  deadVolumeL,
  heel,
}: Pick<LoadJob, 'deadVolumeL' | 'heel'>): Litres =>
  heel?.contents === 'sameMix' ? litres(0) : (deadVolumeL ?? litres(0));

const isPart = (loadL: Litres, { tankCapacityL }: LoadJob): boolean =>
  loadL < tankCapacityL * (1 - NOISE);

/** Full tanks in the job and what is left, counted exactly; noise makes no load. */
function fullTanks(
  job: ExactDecimal,
  tank: ExactDecimal,
): { readonly full: number; readonly restL: number } {
  const tankL = fromExact(tank);
  const { quotient, remainder } = divideExact(job, tank);
  const full = Number(quotient);
  const restL = fromExact(remainder);
  if (restL >= tankL * (1 - NOISE)) return { full: full + 1, restL: 0 };
  return { full, restL: full > 0 && restL <= tankL * NOISE ? 0 : restL };
}

type Runs = readonly [Run, ...Run[]];

/** Litres that a tank sprays and what it keeps, as lines of its gauge. */
interface TankLines {
  /** A full tank less what cannot be sprayed of it. */
  readonly sprayedL: ExactDecimal;
  readonly residualL: ExactDecimal;
}

const lineOf = (sprayedL: ExactDecimal, { residualL }: TankLines, { tankCapacityL }: LoadJob) =>
  Math.min(tankCapacityL, fromExact(addExact(sprayedL, residualL)));

function fullThenPart(full: number, restL: number, lines: TankLines, job: LoadJob): Runs {
  const part = { count: 1, loadL: lineOf(toExact(restL), lines, job) };
  if (full === 0) return [part];
  const tanks = { count: full, loadL: job.tankCapacityL };
  return restL > 0 ? [tanks, part] : [tanks];
}

/**
 * Runs of equal lines. Where an equal line would not cover what stands in the tank already or fills
 * the lines, the first load is a full tank and the others are equal.
 */
function equalRuns(total: ExactDecimal, count: number, lines: TankLines, job: LoadJob): Runs {
  const equal = (volume: ExactDecimal, among: number): number =>
    lineOf(toExact(quotientOfExact(volume, toExact(among))), lines, job);
  const loadL = equal(total, count);
  const residualL = fromExact(lines.residualL);
  const mustCoverL = Math.max(job.heel?.volumeL ?? 0, linesToFillL(job) + residualL);
  if (count === 1 || loadL > mustCoverL) return [{ count, loadL }];
  const others = {
    count: count - 1,
    loadL: equal(subtractExact(total, lines.sprayedL), count - 1),
  };
  return [{ count: 1, loadL: job.tankCapacityL }, others];
}

/** The first load alone, where it is not like those after it. */
function firstApart(runs: Runs): Runs {
  const [first, ...others] = runs;
  if (first.count === 1) return runs;
  return [{ ...first, count: 1 }, { ...first, count: first.count - 1 }, ...others];
}

/**
 * Sets the first load of a run apart where the mix in its tank comes from a load of another line
 * than for the other loads.
 */
function secondApart([run, ...others]: readonly Run[], mixOfL: number, residualL: number): Run[] {
  if (run === undefined) return [];
  if (run.count === 1 || residualL === 0 || run.loadL === mixOfL) return [run, ...others];
  return [{ ...run, count: 1 }, { ...run, count: run.count - 1 }, ...others];
}

/**
 * A load after the first: what the load before could not spray stands in the tank, and is the same
 * mix.
 */
function laterLine({ count, loadL }: Run, mixOfL: number, job: LoadJob): LoadLine {
  const line = litres(loadL);
  const residualL = job.tankResidualL ?? litres(0);
  const sprayedL = minus(line, residualL);
  return {
    count,
    loadL: line,
    freshL: sprayedL,
    heelWaterL: litres(0),
    heelSameMixL: residualL,
    mixOfLoadL: litres(mixOfL),
    areaHa: areaForVolume(sprayedL, job.applicationRateLPerHa),
    isPartLoad: isPart(line, job),
  };
}

/** The first load holds the heel; what fills the lines and what stays never reaches the ground. */
function firstLine({ count, loadL }: Run, job: LoadJob): LoadLine {
  const line = litres(loadL);
  const heelL = job.heel?.volumeL ?? litres(0);
  const heelSameMixL = job.heel?.contents === 'sameMix' ? heelL : litres(0);
  const sprayedL = minus(minus(line, job.tankResidualL ?? litres(0)), linesToFillL(job));
  return {
    count,
    loadL: line,
    freshL: minus(line, heelSameMixL),
    heelWaterL: minus(heelL, heelSameMixL),
    heelSameMixL,
    mixOfLoadL: null,
    areaHa: areaForVolume(sprayedL, job.applicationRateLPerHa),
    isPartLoad: isPart(line, job),
  };
}

function linesOf(runs: Runs, loadCount: number, job: LoadJob): [LoadLine, ...LoadLine[]] {
  const residualL = job.tankResidualL ?? 0;
  const isSetApart = (job.heel?.volumeL ?? 0) > 0 || linesToFillL(job) > 0 || residualL > 0;
  const [firstRun, ...others] = isSetApart ? firstApart(runs) : runs;
  const first = firstLine(firstRun, job);
  if (loadCount === 1) return [{ ...first, areaHa: job.sprayAreaHa }];
  let mixOfL = firstRun.loadL;
  const later = secondApart(others, mixOfL, residualL).map((run) => {
    const line = laterLine(run, mixOfL, job);
    mixOfL = run.loadL;
    return line;
  });
  return [first, ...later];
}

function heelAlone(job: LoadJob, heelL: Litres): LoadLine {
  return {
    ...firstLine({ count: 1, loadL: heelL }, job),
    freshL: litres(0),
    areaHa: job.sprayAreaHa,
  };
}

/**
 * Splits application rate x area and what stays in the machine into tanks (MODEL.md): full tanks and
 * a part load, or equal loads. Counted in exact decimals, so that a job which fits into n tanks has n
 * loads. The first load holds the heel and fills the lines; what cannot be sprayed of a load stands in
 * the tank when the next is filled. The areas add up to the spray area. Fails with the number of loads
 * when there would be more than `MOST_LOADS`.
 */
export function splitLoads(job: LoadJob): Result<LoadSplit, TooManyLoads> {
  const { tankCapacityL, tankResidualL, heel } = job;
  const spray = multiplyExact(toExact(job.applicationRateLPerHa), toExact(job.sprayAreaHa));
  const total = addExact(spray, toExact(linesToFillL(job)));
  const residualL = toExact(tankResidualL ?? 0);
  const heelL = heel?.volumeL ?? litres(0);
  const linesL = job.deadVolumeL ?? litres(0);
  const volumes = {
    sprayVolumeL: litres(fromExact(spray)),
    jobVolumeL: litres(fromExact(addExact(total, residualL))),
    leftInTankL: tankResidualL ?? litres(0),
    linesL,
    linesFilledL: minus(linesL, linesToFillL(job)),
  };
  if (heel?.contents === 'sameMix' && heelL >= volumes.jobVolumeL * (1 - NOISE)) {
    const lines: LoadSplit['lines'] = [heelAlone(job, heelL)];
    const leftInTankL = litres(Math.max(0, heelL - volumes.sprayVolumeL));
    return success({ ...volumes, leftInTankL, loadCount: 1, coveredByHeel: true, lines });
  }
  const tank = { sprayedL: subtractExact(toExact(tankCapacityL), residualL), residualL };
  const { full, restL } = fullTanks(total, tank.sprayedL);
  const loadCount = restL > 0 ? full + 1 : full;
  if (loadCount > MOST_LOADS) return failure({ loadCount });
  const runs =
    job.loadSplit === 'equal'
      ? equalRuns(total, loadCount, tank, job)
      : fullThenPart(full, restL, tank, job);
  const lines = linesOf(runs, loadCount, job);
  return success({ ...volumes, loadCount, coveredByHeel: false, lines });
}
