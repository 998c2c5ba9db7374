import { isFields } from '@mix/engine';
import type { DocumentKind } from '../DocumentKind.ts';
import { inPlainWords } from '../fields/inPlainWords.ts';
import { asFields } from '../fields/DocumentFields.ts';
import { hasShape, type Shape } from '../fields/Shape.ts';
import { wholeMerge } from '../merge/wholeMerge.ts';
import { readGround, type SprayedPaddock } from '../paddocks/Paddock.ts';
import type { LocalTime } from '../records/SprayRecord.ts';
import { isLocalTime } from '../time/recordTime.ts';

/** What was driven in one go with the sprayer on. Between two of them nothing is known to be sprayed. */
export interface TrackStretch {
  /** Number of the load of the job, from 1. */
  readonly load: number;
  /** The device was silent or lost its position before this, with the sprayer on; else absent. */
  readonly isAfterGap?: true;
  /** Places with their time and accuracy, as `@mix/ground` packs them. */
  readonly points: string;
}

/**
 * Where the sprayer went while it sprayed. It stands beside its record, under the same id, and is
 * written once: it is evidence as the record is.
 */
export interface Track {
  readonly startedAt: LocalTime;
  readonly endedAt: LocalTime;
  /** Width over all nozzles; null: not known, and so no share of the ground is given. */
  readonly widthM: number | null;
  /** The machine by its name; null: not said. */
  readonly machine: string | null;
  /** Places nearer than this to a straight way were left out. */
  readonly toleranceM: number;
  /** Accuracy that the device stated for its positions, m: the median and the worst. */
  readonly accuracyM: number;
  readonly worstM: number;
  /** What the labels asked to be kept from every limit; null: they asked for none, or none is known. */
  readonly bufferM: number | null;
  /** The paddock as it was then; null: the job had none with an outline. */
  readonly ground: SprayedPaddock | null;
  /** In the order they were driven. */
  readonly stretches: readonly TrackStretch[];
  /** Id of the farm's job it belongs to; absent where nobody handed one over. */
  readonly jobId?: string;
}

/** Most characters of a track: a longer one is thinned more first; a document holds 1 MiB. */
export const LONGEST_TRACK = 400_000;
/** Most stretches: far above any day's, each of which needs a silence of the phone. */
export const MOST_STRETCHES = 2000;

const SCHEMA_VERSION = 1;

const shape: Shape = {
  fields: {
    startedAt: 'id',
    endedAt: 'id',
    widthM: 'figure',
    machine: 'text',
    toleranceM: 'figure',
    accuracyM: 'figure',
    worstM: 'figure',
    bufferM: 'figure',
    stretches: { list: { fields: { load: 'figure', points: 'id', isAfterGap: 'flag' } } },
    jobId: 'text',
    createdBy: 'text',
  },
};

const isOver0 = (value: unknown): value is number => typeof value === 'number' && value > 0;
const isAmount = (value: unknown): value is number => typeof value === 'number' && value >= 0;

function areStretches(value: unknown): value is readonly TrackStretch[] {
  if (!Array.isArray(value) || value.length > MOST_STRETCHES) return false;
  const stretches = value as readonly Partial<TrackStretch>[];
  const length = stretches.reduce((sum, { points = '' }) => sum + points.length, 0);
  return (
    length <= LONGEST_TRACK &&
    stretches.every(({ load }) => Number.isInteger(load) && isOver0(load))
  );
}

const isWhole = (track: Partial<Track>): track is Track =>
  isLocalTime(track.startedAt) &&
  isLocalTime(track.endedAt) &&
  (track.widthM === null || isOver0(track.widthM)) &&
  [track.toleranceM, track.accuracyM, track.worstM].every(isAmount) &&
  (track.bufferM === null || isAmount(track.bufferM)) &&
  areStretches(track.stretches);

/** Where the sprayer went. */
export const trackKind: DocumentKind<Track> = inPlainWords({
  parse: (fields) => {
    if (!isFields(fields) || fields['schemaVersion'] !== SCHEMA_VERSION) return null;
    const {
      schemaVersion: _version,
      createdAt: _made,
      updatedAt: _changed,
      ground,
      ...rest
    } = fields;
    if (!hasShape(rest, shape)) return null;
    const { createdBy: _by, ...known } = rest;
    const read = ground === null || ground === undefined ? null : readGround(ground);
    // Ground other than that sprayed would give a wrong share.
    if (read === null && ground != null) return null;
    const track: Partial<Track> = {
      widthM: null,
      machine: null,
      bufferM: null,
      ...known,
      ground: read,
    };
    return isWhole(track) ? track : null;
  },
  serialise: (track) => ({ ...asFields(track), schemaVersion: SCHEMA_VERSION }),
  merge: wholeMerge('silent'),
  nameOf: () => null,
});
