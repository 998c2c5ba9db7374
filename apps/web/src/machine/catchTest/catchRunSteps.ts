import type { CatchTest, CaughtNozzle } from '@mix/documents';
import type { CatchRun, CatchClock, CatchSetup } from './CatchRun.ts';

/** An awake page notices the end of the time within this; if it is later, the phone slept. */
const AWAKE_S = 1.5;
const FIRST_DISTANCE_M = 100;

const NEW_WALK = {
  at: 0,
  clock: null,
  text: '',
  part: 'catch',
  distanceM: FIRST_DISTANCE_M,
  runClock: null,
  next: 'speed',
} as const;

/** A test of every nozzle, from the left end. */
export const newCatchRun = (setup: CatchSetup): CatchRun => ({
  ...NEW_WALK,
  setup,
  testId: null,
  places: Array.from({ length: setup.nozzleCount }, (_, index) => index + 1),
  catches: [],
  runs: [],
});

/** Catches some nozzles of a kept test again; the figures of the others stay. */
export const catchRunAgain = (
  testId: string,
  test: CatchTest,
  seconds: number,
  places: readonly number[],
): CatchRun => ({
  ...NEW_WALK,
  setup: { ...test, seconds },
  testId,
  places,
  catches: test.catches,
  runs: test.runs,
  // The speed was driven with the first round; some nozzles more do not change it.
  next: 'result',
});

/** The nozzle that is caught now; null once all were met. */
export const placeOf = ({ places, at }: CatchRun): number | null => places[at] ?? null;

/** How long a clock ran, s. A wall clock that was set back does not run backwards. */
export const elapsedS = ({ startedAtMs, stoppedAfterS }: CatchClock, nowMs: number): number =>
  stoppedAfterS ?? Math.max(0, nowMs - startedAtMs) / 1000;

export const startClock = (walk: CatchRun, nowMs: number): CatchRun => ({
  ...walk,
  clock: { startedAtMs: nowMs, stoppedAfterS: null },
  text: '',
});

const stopped = (walk: CatchRun, seconds: number): CatchRun =>
  walk.clock === null ? walk : { ...walk, clock: { ...walk.clock, stoppedAfterS: seconds } };

/** The jug was taken away before or after its time: the flow is worked out from the real time. */
export const stopClock = (walk: CatchRun, nowMs: number): CatchRun =>
  walk.clock === null || walk.clock.stoppedAfterS !== null
    ? walk
    : stopped(walk, Math.max(0.1, elapsedS(walk.clock, nowMs)));

/**
 * State of the clock at a tick: at the end of the time it stops, and the jug is to be read. Where
 * the page slept through the end, nobody was told to take the jug away: the clock goes on until
 * they do.
 */
export function tick(walk: CatchRun, nowMs: number): 'running' | 'ends' | 'overslept' | 'stands' {
  if (walk.clock === null || walk.clock.stoppedAfterS !== null) return 'stands';
  const ran = elapsedS(walk.clock, nowMs);
  if (ran < walk.setup.seconds) return 'running';
  return ran <= walk.setup.seconds + AWAKE_S ? 'ends' : 'overslept';
}

export const endClock = (walk: CatchRun): CatchRun => stopped(walk, walk.setup.seconds);

/** The same nozzle from the start. */
export const again = (walk: CatchRun): CatchRun => ({ ...walk, clock: null, text: '' });

function onwards(walk: CatchRun): CatchRun {
  const at = walk.at + 1;
  return { ...again(walk), at, part: at >= walk.places.length ? walk.next : walk.part };
}

/** Goes on and leaves the nozzle open. */
export const skip = (walk: CatchRun): CatchRun => onwards(walk);

/** Back to the nozzle before; what it gave stays until it is caught again. */
export const back = (walk: CatchRun): CatchRun => ({
  ...again(walk),
  at: Math.max(0, walk.at - 1),
});

const withCatch = (
  catches: readonly CaughtNozzle[],
  caught: CaughtNozzle,
): readonly CaughtNozzle[] =>
  [...catches.filter(({ nozzle }) => nozzle !== caught.nozzle), caught].toSorted(
    (a, b) => a.nozzle - b.nozzle,
  );

/** Keeps the jug figure for this nozzle and goes on to the next. */
export function keepFigure(walk: CatchRun, volumeML: number): CatchRun {
  const nozzle = placeOf(walk);
  const seconds = walk.clock?.stoppedAfterS ?? null;
  if (nozzle === null || seconds === null) return walk;
  const caught = { nozzle, volumeML, seconds, renewedAt: null };
  return onwards({ ...walk, catches: withCatch(walk.catches, caught) });
}

/** Catches some nozzles of the walk again: worn ones that were replaced. */
export const catchThese = (walk: CatchRun, places: readonly number[]): CatchRun => ({
  ...again(walk),
  places,
  at: 0,
  part: 'catch',
  next: 'result',
});

export const toPart = (walk: CatchRun, part: CatchRun['part']): CatchRun => ({
  ...again(walk),
  part,
});

export const startRun = (walk: CatchRun, nowMs: number): CatchRun => ({
  ...walk,
  runClock: { startedAtMs: nowMs, stoppedAfterS: null },
});

/** Ends a run at the second mark. */
export function endRun(walk: CatchRun, nowMs: number): CatchRun {
  if (walk.runClock === null) return walk;
  const seconds = Math.max(0.1, elapsedS(walk.runClock, nowMs));
  return {
    ...walk,
    runClock: null,
    runs: [...walk.runs, { distanceM: walk.distanceM, seconds }],
  };
}

export const withoutRun = (walk: CatchRun, index: number): CatchRun => ({
  ...walk,
  runs: walk.runs.filter((_, at) => at !== index),
});
