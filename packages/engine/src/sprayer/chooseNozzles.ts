import type {
  Bar,
  KilogramsPerLitre,
  KilometresPerHour,
  LitresPerHectare,
  Metres,
} from '../units/quantity.ts';
import { flowForRate } from './applicationRate.ts';
import { waterEquivalentFlow } from './densityCorrection.ts';
import { dropletClassesBetween } from './dropletClass.ts';
import type { DropletClass } from '../catalogue/DropletClass.ts';
import type { DropletStandard, Nozzle } from '../catalogue/Nozzle.ts';
import { pressureForFlow } from './nozzleFlow.ts';

/** The duty that a tip is chosen for. */
export interface NozzleDuty {
  readonly applicationRateLPerHa: LitresPerHectare;
  /** Slowest and fastest speed of the job; the same twice for one speed. */
  readonly travelSpeedKmPerH: readonly [KilometresPerHour, KilometresPerHour];
  /** Swath width / number of nozzles that share the flow. */
  readonly widthPerNozzleM: Metres;
  readonly densityKgPerL: KilogramsPerLitre;
}

export interface NozzleChoice {
  readonly nozzleId: string;
  /** Pressure at the slowest and at the fastest speed. */
  readonly pressureBar: readonly [Bar, Bar];
  /**
   * Room to the nearer end of the tip's pressures, as a ratio: 2 could halve or double the pressure,
   * 1 touches an end, less than 1 is outside.
   */
  readonly headroom: number;
  /** Classes passed through over the speed range, finest first; empty when not published. */
  readonly dropletClasses: readonly DropletClass[];
  readonly dropletStandard: DropletStandard | null;
}

const pressureAt = (nozzle: Nozzle, duty: NozzleDuty, speed: KilometresPerHour): Bar | null =>
  pressureForFlow(
    nozzle,
    waterEquivalentFlow(
      flowForRate(duty.applicationRateLPerHa, speed, duty.widthPerNozzleM),
      duty.densityKgPerL,
    ),
  );

/**
 * Pressures of one tip over the speed range against what its maker publishes. Null when flow or
 * pressures are not published.
 */
export function judgeNozzle(nozzle: Nozzle, duty: NozzleDuty): NozzleChoice | null {
  const { minBar, maxBar } = nozzle;
  const [slowSpeed, fastSpeed] = duty.travelSpeedKmPerH;
  const slowest = pressureAt(nozzle, duty, slowSpeed);
  const fastest = pressureAt(nozzle, duty, fastSpeed);
  if (minBar === null || maxBar === null || slowest === null || fastest === null) return null;
  const headroom = Math.min(slowest / minBar, maxBar / fastest);
  return {
    nozzleId: nozzle.id,
    pressureBar: [slowest, fastest],
    headroom,
    dropletClasses: dropletClassesBetween(nozzle, slowest, fastest),
    dropletStandard: nozzle.dropletStandard,
  };
}

/**
 * Tips that stay inside their published pressures over the whole speed range, the one with most
 * room first. Tips without published flow or pressures cannot be judged and are left out.
 */
export function chooseNozzles(nozzles: readonly Nozzle[], duty: NozzleDuty): NozzleChoice[] {
  const choices: NozzleChoice[] = [];
  for (const nozzle of nozzles) {
    const judged = judgeNozzle(nozzle, duty);
    if (judged !== null && judged.headroom >= 1) choices.push(judged);
  }
  return choices.sort((a, b) => b.headroom - a.headroom);
}
