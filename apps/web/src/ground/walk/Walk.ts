import {
  closeWalk,
  cutLoops,
  distanceM,
  lineLengthM,
  measureRing,
  MOST_ERROR_M,
  simplifyRing,
  takeFix,
  type Fix,
  type Ring,
} from '@mix/ground';

/** A walk round an outline, or round a part that is left out of it. */
export interface Walk {
  readonly target: 'outline' | 'part';
  readonly fixes: readonly Fix[];
  readonly startedAtMs: number;
  /** While paused no fix is taken; a straight line joins the last fix to the next one. */
  readonly isPaused: boolean;
  /**
   * Times of fixes that a straight way leads to, ms: after a pause, or because the user said so.
   */
  readonly straightTo: readonly number[];
  /** Whether the walk was paused since its last fix. */
  readonly isResumed: boolean;
}

/** A time without fixes while the walk went on: the way between the two is not known. */
export interface Silence {
  readonly from: Fix;
  readonly to: Fix;
  readonly seconds: number;
  /** Distance in a straight line, m. */
  readonly metres: number;
}

/**
 * A phone reports a fix about once a second; a longer gap is a silence, as for the track of a job.
 */
const SILENT_MS = 10_000;
/** A phone that lay still is silent too: only a move of at least this many metres counts. */
const MOVED_M = 15;

/** The ring of a closed walk and its figures. */
export interface WalkedRing {
  readonly ring: Ring;
  readonly gapM: number;
  readonly lengthM: number;
  readonly minutes: number;
  readonly accuracyM: number;
  readonly worstM: number;
}

/** A ring is simplified until its area would be off by more than this share. */
const AREA_SHARE = 0.0005;

export const beginWalk = (target: Walk['target'], atMs: number): Walk => ({
  target,
  fixes: [],
  startedAtMs: atMs,
  isPaused: false,
  straightTo: [],
  isResumed: false,
});

/** Adds a fix to the walk, where it is good enough to be taken. */
export function withFix(walk: Walk, fix: Fix): Walk {
  if (walk.isPaused || takeFix(walk.fixes.at(-1) ?? null, fix) !== 'taken') return walk;
  return {
    ...walk,
    fixes: [...walk.fixes, fix],
    straightTo: walk.isResumed ? [...walk.straightTo, fix.atMs] : walk.straightTo,
    isResumed: false,
  };
}

/** Pauses the walk, or goes on: the way across the pause is a straight line. */
export const withPause = (walk: Walk, isPaused: boolean): Walk => ({
  ...walk,
  isPaused,
  isResumed: !isPaused,
});

/** Silences of a walk that nobody has said anything of, in their order. */
export function silences({ fixes, straightTo }: Walk): readonly Silence[] {
  return fixes.flatMap((to, index) => {
    const from = fixes[index - 1];
    if (from === undefined || to.atMs - from.atMs <= SILENT_MS) return [];
    if (straightTo.includes(to.atMs)) return [];
    const metres = distanceM(from, to);
    const least = Math.max(MOVED_M, from.accuracyM + to.accuracyM);
    return metres < least ? [] : [{ from, to, seconds: (to.atMs - from.atMs) / 1000, metres }];
  });
}

/** The walk once somebody said that the way was straight. */
export const asStraight = (walk: Walk, { to }: Silence): Walk => ({
  ...walk,
  straightTo: [...walk.straightTo, to.atMs],
});

/** The walk as it was before a silence, paused: whoever goes back there walks the piece again. */
export const beforeSilence = (walk: Walk, { to }: Silence): Walk => ({
  ...walk,
  fixes: walk.fixes.filter(({ atMs }) => atMs < to.atMs),
  isPaused: true,
});

/** The walk without its last metres: who turned off the fence goes back to it. */
export function withoutLast(walk: Walk, metres: number): Walk {
  const fixes = [...walk.fixes];
  let leftM = metres;
  while (fixes.length > 1 && leftM > 0) {
    const last = fixes.pop();
    const before = fixes.at(-1);
    if (last !== undefined && before !== undefined) leftM -= distanceM(last, before);
  }
  return { ...walk, fixes };
}

/** The ring of a walk; null while it encloses no area. */
export function closedWalk({ fixes, startedAtMs }: Walk): WalkedRing | null {
  const accuracies = fixes.map(({ accuracyM }) => accuracyM).toSorted((a, b) => a - b);
  const worstM = accuracies.at(-1) ?? MOST_ERROR_M;
  const points = fixes.map(({ latitudeDeg, longitudeDeg }) => ({ latitudeDeg, longitudeDeg }));
  const { ring: walked, gapM } = closeWalk(points, Math.max(MOST_ERROR_M / 2, worstM));
  const ring = cutLoops(walked, worstM);
  const { areaM2 } = measureRing(ring);
  if (ring.length < 3 || areaM2 === 0) return null;
  return {
    ring: simplifyRing(ring, areaM2 * AREA_SHARE),
    gapM,
    lengthM: lineLengthM(points),
    minutes: Math.max(0, (fixes.at(-1)?.atMs ?? startedAtMs) - startedAtMs) / 60_000,
    accuracyM: accuracies[Math.floor(accuracies.length / 2)] ?? worstM,
    worstM,
  };
}
