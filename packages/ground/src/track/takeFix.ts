import { distanceM } from '../area/geodesicArea.ts';
import type { GroundPoint } from '../geometry/GroundPoint.ts';

/** A position as a device reports it. */
export interface Fix extends GroundPoint {
  /** Metres that the position is right to 95 times in 100, as the device says. */
  readonly accuracyM: number;
  readonly atMs: number;
}

/** From this accuracy on, m, a position is shown as uncertain. */
export const UNCERTAIN_M = 10;
/** A position of a larger error, m, is not taken. */
export const MOST_ERROR_M = 25;
/** Shortest step that counts, m: the position of a device that stands still wanders. */
const STEP_M = 1.5;
/** Faster than any sprayer or walker: 144 km/h. */
const MOST_M_PER_S = 40;

/**
 * Judges a position. `vague`: too uncertain. `still`: no step from the last one. `jump`: nothing
 * moves that fast, the device was wrong. Only a `taken` one is kept.
 */
export function takeFix(last: Fix | null, fix: Fix): 'taken' | 'vague' | 'still' | 'jump' {
  // An accuracy that is no number is vague too.
  if (!(fix.accuracyM <= MOST_ERROR_M)) return 'vague';
  if (last === null) return 'taken';
  const goneM = distanceM(last, fix);
  if (goneM < STEP_M) return 'still';
  const seconds = Math.max(0, fix.atMs - last.atMs) / 1000;
  return goneM > seconds * MOST_M_PER_S + last.accuracyM + fix.accuracyM ? 'jump' : 'taken';
}
