import { caughtFlow, type LitresPerMinute, litresPerMinute } from '@mix/engine';
import { monthsLater } from '../time/monthsLater.ts';
import { localDay, momentOf } from '../time/recordTime.ts';
import type { CatchTest } from './CatchTest.ts';

/** What a plan is made for. */
export interface FittedNozzles {
  readonly machineId: string | null;
  readonly boomConfigurationId: string | null;
  /** Id of the saved machine that it is; null or absent: it is none, or not known. */
  readonly savedMachineId?: string | null;
  readonly nozzleId: string;
  /** Positions that share the flow; null is not known. */
  readonly nozzleCount: number | null;
}

/**
 * Why a test is old. `machine`: it is of another machine or boom. `nozzles`: other nozzles are
 * fitted. `renewed`: some nozzles were replaced since. `time`: it is older than its
 * `goodForMonths`.
 */
export type CatchTestAge = 'machine' | 'nozzles' | 'renewed' | 'time';

export interface CatchTestInForce {
  readonly id: string;
  readonly test: CatchTest;
  /** Mean of all that were caught: what the boom gives. */
  readonly meanFlowLPerMin: LitresPerMinute;
  /** Why the test is old; empty: it still holds. */
  readonly old: readonly CatchTestAge[];
  /** Positions of nozzles that were replaced since. */
  readonly renewed: readonly number[];
  /** The last day the test is good for, YYYY-MM-DD. */
  readonly goodUntil: string;
}

/** Mean flow of the nozzles of a test, L/min; null when none was caught. */
export function meanFlowOf({ catches }: Pick<CatchTest, 'catches'>): LitresPerMinute | null {
  if (catches.length === 0) return null;
  const sum = catches.reduce((flows, one) => flows + caughtFlow(one), 0);
  return litresPerMinute(sum / catches.length);
}

/** Two machines of one kind differ by what they are saved as, where both sides know that. */
const isSameSaved = (test: CatchTest, fitted: FittedNozzles): boolean =>
  test.savedMachineId == null ||
  fitted.savedMachineId == null ||
  test.savedMachineId === fitted.savedMachineId;

const isSameMachine = (test: CatchTest, fitted: FittedNozzles): boolean =>
  test.machineId === fitted.machineId &&
  test.boomConfigurationId === fitted.boomConfigurationId &&
  isSameSaved(test, fitted);

const hasSameNozzles = (test: CatchTest, { nozzleId, nozzleCount }: FittedNozzles): boolean =>
  test.nozzleId === nozzleId && (nozzleCount === null || test.nozzleCount === nozzleCount);

interface KeptTest {
  readonly id: string;
  readonly value: CatchTest;
}

/**
 * The test that speaks for these nozzles: the latest of the machine with these nozzles, else its
 * latest with others, else the latest of another machine, which is always old. Null: none was done.
 * @param today YYYY-MM-DD, as the calendar of the place has it
 */
export function catchTestFor(
  tests: readonly KeptTest[],
  fitted: FittedNozzles,
  today: string,
): CatchTestInForce | null {
  const rank = ({ value }: KeptTest): number =>
    Number(isSameMachine(value, fitted)) * 2 + Number(hasSameNozzles(value, fitted));
  // Sorting is stable: first the latest test, then how well it fits.
  const [best] = tests
    .filter(({ value }) => value.catches.length > 0)
    .toSorted((a, b) => momentOf(b.value.at) - momentOf(a.value.at))
    .toSorted((a, b) => rank(b) - rank(a));
  const mean = best === undefined ? null : meanFlowOf(best.value);
  if (best === undefined || mean === null) return null;
  const { id, value: test } = best;
  const renewed = test.catches.filter((one) => one.renewedAt !== null).map(({ nozzle }) => nozzle);
  const goodUntil = monthsLater(localDay(test.at), test.goodForMonths);
  const ages: readonly (readonly [CatchTestAge, boolean])[] = [
    ['machine', !isSameMachine(test, fitted)],
    ['nozzles', !hasSameNozzles(test, fitted)],
    ['renewed', renewed.length > 0],
    ['time', today > goodUntil],
  ];
  return {
    id,
    test,
    meanFlowLPerMin: mean,
    old: ages.filter(([, isOld]) => isOld).map(([age]) => age),
    renewed,
    goodUntil,
  };
}
