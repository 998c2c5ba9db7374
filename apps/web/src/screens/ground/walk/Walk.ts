import {
  closeWalk,
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
  /** While paused nothing is taken, and the next place joins the last in a straight line. */
  readonly isPaused: boolean;
}

/** What was walked, once it is closed. */
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
});

/** The walk with a place, where it is taken. */
export const withFix = (walk: Walk, fix: Fix): Walk =>
  !walk.isPaused && takeFix(walk.fixes.at(-1) ?? null, fix) === 'taken'
    ? { ...walk, fixes: [...walk.fixes, fix] }
    : walk;

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

/** Null while it goes round nothing yet. */
export function closedWalk({ fixes, startedAtMs }: Walk): WalkedRing | null {
  const accuracies = fixes.map(({ accuracyM }) => accuracyM).toSorted((a, b) => a - b);
  const worstM = accuracies.at(-1) ?? MOST_ERROR_M;
  const points = fixes.map(({ latitudeDeg, longitudeDeg }) => ({ latitudeDeg, longitudeDeg }));
  const { ring, gapM } = closeWalk(points, Math.max(MOST_ERROR_M / 2, worstM));
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
