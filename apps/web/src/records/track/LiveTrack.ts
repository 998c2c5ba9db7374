import {
  LONGEST_TRACK,
  MOST_STRETCHES,
  type SprayedPaddock,
  type TrackStretch,
} from '@mix/documents';
import {
  packStretch,
  thinLine,
  unpackStretch,
  withFix,
  type Fix,
  type GrowingTrack,
  type Stretch,
} from '@mix/ground';

/** What a track is measured with; taken when it begins, and again with each load. */
export interface TrackSubject {
  /** Null: the job has no paddock with an outline. */
  readonly ground: SprayedPaddock | null;
  /** Width over all nozzles; null: not known. */
  readonly widthM: number | null;
  readonly machine: string | null;
  /** The distance that labels ask to be kept from every limit; null: none, or none known. */
  readonly bufferM: number | null;
}

/** The track of the job in work, while it is made. */
export interface LiveTrack extends TrackSubject {
  readonly jobId: string;
  /** Number of the load in the whole job, from 1. */
  readonly load: number;
  /** Whether the sprayer is on: positions are taken only then. */
  readonly isOn: boolean;
  /** No position that was left out lies further from the straight line between those that stay. */
  readonly toleranceM: number;
  /** The stretches that are done, thinned and packed. */
  readonly closed: readonly TrackStretch[];
  /** The stretch in work, with each position as it comes. */
  readonly open: GrowingTrack;
}

/**
 * The first tolerance, far below what a phone knows; a track that grows too long is thinned by
 * twice as much.
 */
const TOLERANCE_M = 0.5;
/**
 * Most positions that are held as they come; then their stretch is thinned, and goes on from its
 * last position.
 */
const MOST_OPEN = 300;
/** Most characters that so many positions take. */
const ROOM_FOR_OPEN = 40 * MOST_OPEN;
/** The largest tolerance: a track that is thinned more would say nothing of what was covered. */
const MOST_TOLERANCE_M = 4;

const nothingOpen: GrowingTrack = { stretches: [], heardAtMs: null };

export const beginTrack = (
  before: LiveTrack | null,
  jobId: string,
  load: number,
  subject: TrackSubject,
): LiveTrack => ({
  ...subject,
  jobId,
  load,
  isOn: true,
  toleranceM: before?.jobId === jobId ? before.toleranceM : TOLERANCE_M,
  closed: before?.jobId === jobId ? allStretches(before) : [],
  open: nothingOpen,
});

/** A stretch as it is kept; nothing for a single position, which is no path. */
const packed = (
  { load, points, isAfterGap }: Stretch,
  toleranceM: number,
): readonly TrackStretch[] =>
  points.length < 2
    ? []
    : [
        {
          load,
          ...(isAfterGap && { isAfterGap }),
          points: packStretch(thinLine(points, toleranceM)),
        },
      ];

/** Every stretch, the one in work thinned as it will be kept. */
export const allStretches = ({ closed, open, toleranceM }: LiveTrack): readonly TrackStretch[] => [
  ...closed,
  ...open.stretches.flatMap((stretch) => packed(stretch, toleranceM)),
];

const lengthOf = (stretches: readonly TrackStretch[]): number =>
  stretches.reduce((sum, { points }) => sum + points.length, 0);

/** The track within what a document holds: a longer one is thinned more, as often as it takes. */
function bounded(track: LiveTrack): LiveTrack {
  let { closed, toleranceM } = track;
  while (lengthOf(closed) > LONGEST_TRACK - ROOM_FOR_OPEN && toleranceM < MOST_TOLERANCE_M) {
    toleranceM *= 2;
    const by = toleranceM;
    closed = (openStretches(closed) ?? []).flatMap((stretch) => packed(stretch, by));
  }
  return toleranceM === track.toleranceM ? track : { ...track, closed, toleranceM };
}

/** The track once the sprayer is shut off: what is driven now is not sprayed. */
export const shutOff = (track: LiveTrack): LiveTrack => ({
  ...track,
  isOn: false,
  closed: allStretches(track),
  open: nothingOpen,
});

/** Whether the track holds as much as is kept of one job: later positions are not taken. */
export const isFull = ({ closed }: LiveTrack): boolean =>
  closed.length >= MOST_STRETCHES - 2 || lengthOf(closed) > LONGEST_TRACK - ROOM_FOR_OPEN;

/** The track with one more position, where the sprayer is on. */
export function withPlace(track: LiveTrack, fix: Fix): LiveTrack {
  if (!track.isOn || isFull(track)) return track;
  const open = withFix(track.open, fix, track.load);
  if (open === track.open) return track;
  const last = open.stretches.at(-1);
  const isLong = last !== undefined && last.points.length >= MOST_OPEN;
  const done = isLong ? open.stretches : open.stretches.slice(0, -1);
  if (done.length === 0) return { ...track, open };
  // The next stretch goes on from the very position where the one before it ended.
  const goesOn = isLong
    ? [{ ...last, points: last.points.slice(-1), isAfterGap: false }]
    : open.stretches.slice(-1);
  return bounded({
    ...track,
    closed: [...track.closed, ...done.flatMap((stretch) => packed(stretch, track.toleranceM))],
    open: { ...open, stretches: goesOn },
  });
}

/** Kept stretches as positions again; null where one of the stretches cannot be read. */
export function openStretches(kept: readonly TrackStretch[]): readonly Stretch[] | null {
  const stretches = kept.map(({ load, points, isAfterGap }) => {
    const read = unpackStretch(points);
    return read === null ? null : { load, points: read, isAfterGap: isAfterGap === true };
  });
  return stretches.every((stretch) => stretch !== null) ? stretches : null;
}
