import type { MixInputs } from '../mix/MixInputs.ts';
import type { SprayerResult } from '../mix/MixPlan.ts';
import { mixProblem, type MixProblem } from '../mix/MixProblem.ts';
import {
  fraction,
  litresPerMinute,
  type Bar,
  type KilogramsPerLitre,
  type KilometresPerHour,
  type Metres,
} from '../units/quantity.ts';
import type { Working } from '../mix/Working.ts';
import { flowForRate } from './applicationRate.ts';
import { densityFactor, waterEquivalentFlow } from './densityCorrection.ts';
import { dropletClass } from './dropletClass.ts';
import type { Nozzle } from '../catalogue/Nozzle.ts';
import { FLOW_TOLERANCE, pressureForFlow } from './nozzleFlow.ts';
import { speedWindow } from './speedWindow.ts';
import { sprayerWorkings } from './sprayerWorkings.ts';
import { wettedWidth, widthPerNozzle } from './widthPerNozzle.ts';
import { sprayingTime, workRate } from './workRate.ts';

/** Assumed: from 5 % solids a mix is a slurry, whose flow the density law does not describe (S37). */
const SLURRY_SOLIDS_FRACTION = 0.05;
/** Assumed: a catch test at one pressure says little at twice or at half of it. */
const FAR_PRESSURE = 2;
/** The boom open all the time; turns and stops belong to the operator's own field efficiency. */
const WITHOUT_STOPS = fraction(1);

/** What the mix does to the flow through a tip. */
export interface SprayedMix {
  readonly densityKgPerL: KilogramsPerLitre;
  /** Suspended solids, share of the volume. */
  readonly solidsFraction: number;
}

interface SprayerAssessment {
  readonly sprayer: SprayerResult | null;
  readonly problems: MixProblem[];
  readonly workings: Working[];
}

/** Everything the pressure depends on; none of it is missing. */
interface Fitted {
  readonly nozzle: Nozzle;
  readonly nozzleCount: number;
  readonly swathWidthM: Metres;
  readonly travelSpeedKmPerH: KilometresPerHour;
}

function fitted(inputs: MixInputs, problems: MixProblem[]): Fitted | null {
  const { nozzle, nozzleCount, swathWidthM, travelSpeedKmPerH } = inputs;
  const missing = [
    ...(nozzle === null ? ['nozzle'] : nozzleCount === null ? ['nozzle.nozzleCount'] : []),
    ...(swathWidthM === null ? ['swathWidthM'] : []),
    ...(travelSpeedKmPerH === null ? ['travelSpeedKmPerH'] : []),
  ];
  const [first] = missing;
  if (first !== undefined) problems.push(mixProblem('sprayerNotSet', first, { missing }));
  return nozzle === null ||
    nozzleCount === null ||
    swathWidthM === null ||
    travelSpeedKmPerH === null
    ? null
    : { nozzle, nozzleCount, swathWidthM, travelSpeedKmPerH };
}

function outsideWindow(
  field: string,
  value: number | null,
  window: readonly [number, number] | null | undefined,
): MixProblem[] {
  if (value === null || window === null || window === undefined) return [];
  const min = Math.min(...window);
  const max = Math.max(...window);
  return value < min || value > max
    ? [mixProblem('outsidePublishedRate', field, { value, min, max })]
    : [];
}

function pressureProblem(result: SprayerResult): MixProblem[] {
  const { pressureBar, minBar, maxBar, speedWindowKmPerH, nozzleId } = result;
  const low = minBar !== null && pressureBar < minBar;
  const high = maxBar !== null && pressureBar > maxBar;
  if (!low && !high) return [];
  const [slowestKmPerH, fastestKmPerH] = speedWindowKmPerH ?? [null, null];
  return [
    mixProblem('pressureOutOfRange', 'travelSpeedKmPerH', {
      nozzleId,
      pressureBar,
      minBar,
      maxBar,
      slowestKmPerH,
      fastestKmPerH,
    }),
  ];
}

/**
 * Problems of a measured flow that is not one of such a tip, or of a pressure that the test says
 * little of: the law of the tip carries the flow far, but a gauge that is wrong at one pressure is
 * wrong by another amount at another.
 */
function catchTestProblems({ measuredFlow, pressureBar, nozzleId }: SprayerResult): MixProblem[] {
  if (measuredFlow === null) return [];
  const { flowLPerMin, tableFlowLPerMin, atBar } = measuredFlow;
  const values = { nozzleId, flowLPerMin, tableFlowLPerMin, atBar, pressureBar };
  const isOff =
    tableFlowLPerMin !== null && Math.abs(flowLPerMin / tableFlowLPerMin - 1) > FLOW_TOLERANCE;
  const isFar = pressureBar > atBar * FAR_PRESSURE || pressureBar < atBar / FAR_PRESSURE;
  return [
    ...(isOff ? [mixProblem('flowFarFromTable', 'catchTest', values)] : []),
    ...(isFar ? [mixProblem('pressureFarFromTest', 'catchTest', values)] : []),
  ];
}

function sprayerResult(
  inputs: MixInputs,
  { nozzle, nozzleCount, swathWidthM, travelSpeedKmPerH }: Fitted,
  density: KilogramsPerLitre,
): SprayerResult | null {
  const rate = inputs.applicationRateLPerHa;
  const widthM = widthPerNozzle(swathWidthM, inputs, nozzleCount);
  const nozzleOutputLPerMin = flowForRate(rate, travelSpeedKmPerH, widthM);
  const wettedM = wettedWidth(swathWidthM, inputs);
  const boomFlowLPerMin = flowForRate(rate, travelSpeedKmPerH, wettedM);
  const waterEquivalentLPerMin = waterEquivalentFlow(nozzleOutputLPerMin, density);
  const pressureBar: Bar | null = pressureForFlow(nozzle, waterEquivalentLPerMin);
  if (pressureBar === null) return null;
  const droplets = dropletClass(nozzle, pressureBar);
  const workRateHaPerH = workRate(travelSpeedKmPerH, swathWidthM, WITHOUT_STOPS);
  return {
    nozzleId: nozzle.id,
    nozzleCount,
    swathWidthM,
    travelSpeedKmPerH,
    nozzleOutputLPerMin,
    boomFlowLPerMin,
    waterEquivalentLPerMin,
    densityFactor: densityFactor(density),
    measuredFlow: inputs.measuredFlow,
    pressureBar,
    minBar: nozzle.minBar,
    maxBar: nozzle.maxBar,
    speedWindowKmPerH: speedWindow(nozzle, rate, widthM, density),
    dropletClass: droplets?.dropletClass ?? null,
    dropletStandard: droplets?.standard ?? null,
    workRateHaPerH,
    sprayingTimeMin: sprayingTime(inputs.fieldAreaHa, workRateHaPerH),
    pumpFlowLPerMin:
      inputs.agitationFlowLPerMin === null
        ? null
        : litresPerMinute(boomFlowLPerMin + inputs.agitationFlowLPerMin),
  };
}

/**
 * What the nozzles have to do for this application rate: flow, pressure corrected for the density of
 * the mix, droplet class, the speeds that keep the tip in range, and the time it takes. Null when
 * something it needs is not set or not published; a note then says which. Sources: rate formulas
 * (S39), nozzle tables (S36), density conversion factors (S37).
 */
export function assessSprayer(inputs: MixInputs, mix: SprayedMix): SprayerAssessment {
  const { machine, travelSpeedKmPerH, applicationRateLPerHa } = inputs;
  const problems: MixProblem[] = [
    ...outsideWindow('applicationRateLPerHa', applicationRateLPerHa, machine?.publishedRateLPerHa),
    ...outsideWindow('travelSpeedKmPerH', travelSpeedKmPerH, machine?.publishedSpeedKmPerH),
  ];
  const set = fitted(inputs, problems);
  if (set === null) return { sprayer: null, problems, workings: [] };

  const sprayer = sprayerResult(inputs, set, mix.densityKgPerL);
  if (sprayer === null) {
    problems.push(
      mixProblem('nozzleFlowUnknown', 'nozzle', {
        nozzleId: set.nozzle.id,
        nozzleOutputLPerMin: flowForRate(
          applicationRateLPerHa,
          set.travelSpeedKmPerH,
          widthPerNozzle(set.swathWidthM, inputs, set.nozzleCount),
        ),
      }),
    );
    return { sprayer: null, problems, workings: [] };
  }
  problems.push(...pressureProblem(sprayer), ...catchTestProblems(sprayer));
  if (mix.solidsFraction > SLURRY_SOLIDS_FRACTION) {
    problems.push(
      mixProblem('outsideDensityLaw', null, {
        solidsFraction: mix.solidsFraction,
        limitFraction: SLURRY_SOLIDS_FRACTION,
      }),
    );
  }
  return { sprayer, problems, workings: sprayerWorkings(inputs, set.nozzle, sprayer, mix) };
}
