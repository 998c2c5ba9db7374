import { distanceM } from '../area/geodesicArea.ts';
import type { GroundPoint } from '../geometry/GroundPoint.ts';

/** A place as a device says it. */
export interface Fix extends GroundPoint {
  /** Within which the place is right 95 times in 100, as the device says. */
  readonly accuracyM: number;
  readonly atMs: number;
}

/** From here on a place is shown as uncertain. */
export const UNCERTAIN_M = 10;
/** Beyond this it is not taken. */
export const MOST_ERROR_M = 25;
/** A device that stands still wanders; a shorter step is none. */
const STEP_M = 1.5;
/** Faster than any sprayer and any who walks: 144 km/h. */
const MOST_M_PER_S = 40;

/**
 * What becomes of a place. `vague`: too uncertain. `still`: no step from the last. `jump`: nothing gets
 * there that fast, the device was wrong. Only `taken` is noted.
 */
export function takeFix(last: Fix | null, fix: Fix): 'taken' | 'vague' | 'still' | 'jump' {
  // Also where the device says no number.
  if (!(fix.accuracyM <= MOST_ERROR_M)) return 'vague';
  if (last === null) return 'taken';
  const goneM = distanceM(last, fix);
  if (goneM < STEP_M) return 'still';
  const seconds = Math.max(0, fix.atMs - last.atMs) / 1000;
  return goneM > seconds * MOST_M_PER_S + last.accuracyM + fix.accuracyM ? 'jump' : 'taken';
}
