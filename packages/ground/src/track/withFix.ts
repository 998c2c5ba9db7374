import type { Stretch } from './Stretch.ts';
import { takeFix, type Fix } from './takeFix.ts';

/** A device that was silent for longer may have been anywhere meanwhile. */
const GAP_MS = 10_000;

/** A track while it is made. */
export interface GrowingTrack {
  readonly stretches: readonly Stretch[];
  /** Of the last place that was certain enough; null: the next one begins a stretch. */
  readonly heardAtMs: number | null;
}

/** The stretch that a place of this moment may go on with; null: none, or too long ago. */
function openStretch({ stretches, heardAtMs }: GrowingTrack, atMs: number, load: number) {
  const last = stretches.at(-1);
  if (last?.load !== load || heardAtMs === null) return null;
  const silentMs = atMs - heardAtMs;
  return silentMs >= 0 && silentMs <= GAP_MS ? last : null;
}

/**
 * The track with a place. After a silence, a jump or with another load a stretch of its own begins: what
 * lies between is never taken as sprayed. A place that is too uncertain is as good as silence.
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
