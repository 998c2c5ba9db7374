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

/** Without a silence, and with a clock that was not set back. */
const isHeard = (heardAtMs: number | null, atMs: number): boolean =>
  heardAtMs !== null && atMs >= heardAtMs && atMs - heardAtMs <= GAP_MS;

/**
 * The track with a place. After a silence, a jump or with another load a stretch of its own begins: what
 * lies between is never taken as sprayed. A place that is too uncertain is as good as silence.
 */
export function withFix(track: GrowingTrack, fix: Fix, load: number): GrowingTrack {
  const { stretches, heardAtMs } = track;
  const open = stretches.at(-1);
  const last = open?.points.at(-1) ?? null;
  const goesOn = open?.load === load && isHeard(heardAtMs, fix.atMs);
  const taken = takeFix(goesOn ? last : null, fix);
  if (taken === 'vague') return track;
  if (taken === 'still') return { stretches, heardAtMs: fix.atMs };
  if (goesOn && taken === 'taken') {
    const longer = { ...open, points: [...open.points, fix] };
    return { stretches: [...stretches.slice(0, -1), longer], heardAtMs: fix.atMs };
  }
  const begun = { load, points: [fix], isAfterGap: open?.load === load };
  return { stretches: [...stretches, begun], heardAtMs: fix.atMs };
}
