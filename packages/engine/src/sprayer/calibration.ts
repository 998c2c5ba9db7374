import {
  litresPerMinute,
  type Bar,
  type KilogramsPerLitre,
  type KilometresPerHour,
  type Litres,
  type LitresPerHectare,
  type LitresPerMinute,
  type Metres,
  type Minutes,
} from '../units/quantity.ts';
import { applicationRate } from './applicationRate.ts';
import { mixFlow } from './densityCorrection.ts';
import type { Nozzle } from '../catalogue/Nozzle.ts';
import { nozzleFlow } from './nozzleFlow.ts';

/** Assumed from common practice: a tip more than this far off a new one is not sprayed with. */
const FLOW_TOLERANCE = 0.1;
/** Assumed from common practice: when this many tips fail, the others are as old. */
const REPLACE_ALL_FROM = 2;
/** Room for the last binary digit where a flow sits on the tolerance. */
const ROUNDING = 1e-9;

/** What came out of one nozzle in the jug. */
export interface NozzleCatch {
  readonly volumeL: Litres;
  readonly timeMin: Minutes;
}

export interface CatchTest {
  readonly nozzle: Nozzle;
  readonly pressureBar: Bar;
  /** Of the liquid caught; the test is best done with the mix itself when that is dense. */
  readonly densityKgPerL: KilogramsPerLitre;
  readonly travelSpeedKmPerH: KilometresPerHour;
  /** Swath width / number of nozzles that share the flow. */
  readonly widthPerNozzleM: Metres;
  readonly catches: readonly NozzleCatch[];
}

/** `worn` gives too much, `blocked` too little; `notJudged`: the maker publishes no flow. */
export type NozzleCondition = 'good' | 'worn' | 'blocked' | 'notJudged';

export interface NozzleReading {
  readonly flowLPerMin: LitresPerMinute;
  /** Against a new tip at the same pressure, as a part: 0.1 is 10 % more. */
  readonly deviation: number | null;
  readonly condition: NozzleCondition;
}

export interface Calibration {
  readonly nozzleId: string;
  readonly newFlowLPerMin: LitresPerMinute | null;
  readonly readings: readonly NozzleReading[];
  readonly meanFlowLPerMin: LitresPerMinute;
  /** What the nozzles caught really put on the ground. */
  readonly applicationRateLPerHa: LitresPerHectare;
  readonly failed: number;
  readonly replaceAll: boolean;
}

function conditionOf(deviation: number | null): NozzleCondition {
  if (deviation === null) return 'notJudged';
  if (deviation > FLOW_TOLERANCE + ROUNDING) return 'worn';
  return deviation < -FLOW_TOLERANCE - ROUNDING ? 'blocked' : 'good';
}

function read(caught: NozzleCatch, newFlow: LitresPerMinute | null): NozzleReading {
  const flowLPerMin = litresPerMinute(caught.volumeL / caught.timeMin);
  const deviation = newFlow === null ? null : flowLPerMin / newFlow - 1;
  return { flowLPerMin, deviation, condition: conditionOf(deviation) };
}

/**
 * A catch test: the flow of each nozzle against a new tip at the same pressure, which tips to
 * replace, and the true application rate. Null without a single catch. Rate formula S39, nozzle
 * tables S36, density S37.
 */
export function calibrate(test: CatchTest): Calibration | null {
  if (test.catches.length === 0) return null;
  const waterFlow = nozzleFlow(test.nozzle, test.pressureBar);
  const newFlow = waterFlow === null ? null : mixFlow(waterFlow, test.densityKgPerL);
  const readings = test.catches.map((caught) => read(caught, newFlow));
  const total = readings.reduce((sum, { flowLPerMin }) => sum + flowLPerMin, 0);
  const mean = litresPerMinute(total / readings.length);
  const failed = readings.filter(
    ({ condition }) => condition === 'worn' || condition === 'blocked',
  ).length;
  return {
    nozzleId: test.nozzle.id,
    newFlowLPerMin: newFlow,
    readings,
    meanFlowLPerMin: mean,
    applicationRateLPerHa: applicationRate(mean, test.travelSpeedKmPerH, test.widthPerNozzleM),
    failed,
    replaceAll: failed >= REPLACE_ALL_FROM,
  };
}

/** A catch test holds for the tip it was done with, and for no other. */
export const isCalibrationStale = (
  calibration: Pick<Calibration, 'nozzleId'>,
  fittedNozzleId: string | null,
): boolean => calibration.nozzleId !== fittedNozzleId;
