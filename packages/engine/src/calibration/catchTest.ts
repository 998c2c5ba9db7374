import type { Nozzle } from '../catalogue/Nozzle.ts';
import { applicationRate } from '../sprayer/applicationRate.ts';
import { nozzleFlow } from '../sprayer/nozzleFlow.ts';
import {
  litresPerMinute,
  type Bar,
  type KilometresPerHour,
  type LitresPerHectare,
  type LitresPerMinute,
  type Metres,
} from '../units/quantity.ts';

/** Assumed: with fewer nozzles caught, one bad tip moves the mean so far that it says nothing. */
const FEWEST_FOR_MEAN = 3;
/** Assumed from common practice: when this many tips fail, the others are as old. */
const REPLACE_ALL_FROM = 2;
/** Room for the last binary digit where a flow sits on the tolerance. */
const ROUNDING = 1e-9;

/** What came out of one nozzle into the jug. */
export interface NozzleCatch {
  readonly volumeML: number;
  readonly seconds: number;
}

export interface CatchTest {
  readonly nozzle: Nozzle;
  /** Pressure at the nozzle while its flow was caught. */
  readonly pressureBar: Bar;
  /** By position on the boom, from the left end; null is not caught yet. */
  readonly catches: readonly (NozzleCatch | null)[];
  /** As a part, 0.1 is 10 %. */
  readonly tolerance: number;
}

/**
 * `worn` gives too much, `blocked` too little; `notJudged`: no flow is known to hold it against.
 */
export type NozzleCondition = 'good' | 'worn' | 'blocked' | 'notJudged';

export interface NozzleReading {
  readonly flowLPerMin: LitresPerMinute;
  /**
   * Deviation from a new tip at the same pressure, as a part: 0.1 is 10 % more. Null: no published
   * flow.
   */
  readonly fromTable: number | null;
  /** Deviation from the mean of all that were caught; null while too few are. */
  readonly fromMean: number | null;
  readonly condition: NozzleCondition;
}

export interface CatchResult {
  /** Flow of a new tip at this pressure; null when the maker publishes no flow. */
  readonly tableFlowLPerMin: LitresPerMinute | null;
  /** By position; null is not caught. */
  readonly readings: readonly (NozzleReading | null)[];
  readonly caught: number;
  /** Mean flow of all that were caught: what the boom gives as it stands. Null without a catch. */
  readonly meanFlowLPerMin: LitresPerMinute | null;
  /** Mean flow without the nozzles that are worn or blocked; null when no other nozzle is left. */
  readonly goodMeanFlowLPerMin: LitresPerMinute | null;
  /** Mean over table flow; null where one of them is not known. */
  readonly meanOfTable: number | null;
  /** Sample standard deviation ÷ mean of all caught; null with fewer than two. */
  readonly coefficientOfVariation: number | null;
  /** Positions, counted from 0, that are worn or blocked. */
  readonly failed: readonly number[];
  /** True where so many nozzles failed that the others are taken to be as old. */
  readonly replaceAll: boolean;
  /**
   * Every nozzle caught is off to the same side: the gauge, the pressure or the tip that was named
   * is wrong rather than each of them.
   */
  readonly allOff: boolean;
}

/** Flow of one catch, L/min: mL ÷ seconds x 60 ÷ 1,000. */
export const caughtFlow = ({ volumeML, seconds }: NozzleCatch): LitresPerMinute =>
  litresPerMinute((volumeML * 60) / (seconds * 1000));

/** What a flow puts into a jug in so many seconds, mL. */
export const jugVolumeML = (flow: LitresPerMinute, seconds: number): number =>
  (flow * 1000 * seconds) / 60;

const meanOf = (flows: readonly number[]): LitresPerMinute | null =>
  flows.length === 0
    ? null
    : litresPerMinute(flows.reduce((sum, flow) => sum + flow, 0) / flows.length);

/**
 * Spread of values against their mean, as a part: sample standard deviation (n - 1) ÷ mean. Null
 * with fewer than two, and where the mean is 0.
 */
export function coefficientOfVariation(values: readonly number[]): number | null {
  const mean = meanOf(values);
  if (mean === null || mean === 0 || values.length < 2) return null;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt(squares / (values.length - 1)) / mean;
}

function conditionOf(
  fromTable: number | null,
  fromMean: number | null,
  tolerance: number,
): NozzleCondition {
  // The table first: where all are worn, none is far from their mean.
  for (const deviation of [fromTable, fromMean]) {
    if (deviation === null) continue;
    if (deviation > tolerance + ROUNDING) return 'worn';
    if (deviation < -tolerance - ROUNDING) return 'blocked';
  }
  return fromTable === null && fromMean === null ? 'notJudged' : 'good';
}

/**
 * A catch test of a boom with clean water: flow of each nozzle, how far it is from a new tip at the
 * same pressure and from the mean of all, which ones to replace, and how even the boom is. The
 * temperature of water from 5 to 30 °C changes its density by less than half a percent and is not
 * counted. Nozzle tables S36, replacing S564.
 */
export function judgeCatchTest({
  nozzle,
  pressureBar,
  catches,
  tolerance,
}: CatchTest): CatchResult {
  const table = nozzleFlow(nozzle, pressureBar);
  const flows = catches.map((one) => (one === null ? null : caughtFlow(one)));
  const caught = flows.filter((flow) => flow !== null);
  const mean = meanOf(caught);
  const readings = flows.map((flow): NozzleReading | null => {
    if (flow === null) return null;
    const fromTable = table === null ? null : flow / table - 1;
    const fromMean = mean === null || caught.length < FEWEST_FOR_MEAN ? null : flow / mean - 1;
    const condition = conditionOf(fromTable, fromMean, tolerance);
    return { flowLPerMin: flow, fromTable, fromMean, condition };
  });
  const judged = readings.filter((one) => one !== null);
  const isOff = ({ condition }: NozzleReading) => condition === 'worn' || condition === 'blocked';
  const failed = readings.flatMap((one, place) => (one !== null && isOff(one) ? [place] : []));
  const [first] = judged;
  return {
    tableFlowLPerMin: table,
    readings,
    caught: caught.length,
    meanFlowLPerMin: mean,
    goodMeanFlowLPerMin: meanOf(
      judged.filter((one) => !isOff(one)).map(({ flowLPerMin }) => flowLPerMin),
    ),
    meanOfTable: mean === null || table === null ? null : mean / table,
    coefficientOfVariation: coefficientOfVariation(caught),
    failed,
    replaceAll: failed.length >= REPLACE_ALL_FROM,
    allOff:
      judged.length >= FEWEST_FOR_MEAN &&
      first !== undefined &&
      judged.every((one) => isOff(one) && one.condition === first.condition),
  };
}

/**
 * Application rate that the boom really gives at a mean flow and a speed, L/ha (S39). The flow is
 * of water: a mix of another density has a flow of its own.
 */
export const effectiveRate = (
  meanFlow: LitresPerMinute,
  travelSpeed: KilometresPerHour,
  widthPerNozzle: Metres,
): LitresPerHectare => applicationRate(meanFlow, travelSpeed, widthPerNozzle);
