import type { Stretch } from './Stretch.ts';
import { takeFix, type Fix } from './takeFix.ts';

/** After a longer silence the device may have been anywhere meanwhile. */
const GAP_MS = 10_000;

/** A track while it is recorded. */
export interface GrowingTrack {
  readonly stretches: readonly Stretch[];
  /** Time of the last position that was certain enough, ms; null: the next one begins a stretch. */
  readonly heardAtMs: number | null;
}

/** The stretch that a position at this time may continue; null: none, or it ended too long ago. */
function openStretch({ stretches, heardAtMs }: GrowingTrack, atMs: number, load: number) {
  const last = stretches.at(-1);
  if (last?.load !== load || heardAtMs === null) return null;
  const silentMs = atMs - heardAtMs;
  return silentMs >= 0 && silentMs <= GAP_MS ? last : null;
}

/**
 * Adds a position to the track. After a silence, after a jump or with another load it begins a new
 * stretch: the way between is never taken as sprayed. A position that is too uncertain counts as
 * silence.
 */
export function withFix(track: GrowingTrack, fix: Fix, load: number): GrowingTrack {
  const { stretches } = track;
  const open = openStretch(track, fix.atMs, load);
  const taken = takeFix(open?.points.at(-1) ?? null, fix);
  if (taken === 'vague') return track;
  if (taken === 'still') return { stretches, heardAtMs: fix.atMs };
  if (open !== null && taken === 'taken') {
    const longer = { ...open, points: [...open.points, fix] };
    return { stretches: [...stretches.slice(0, -1), longer], heardAtMs: fix.atMs };
  }
  const begun = { load, points: [fix], isAfterGap: stretches.at(-1)?.load === load };
  return { stretches: [...stretches, begun], heardAtMs: fix.atMs };
}
