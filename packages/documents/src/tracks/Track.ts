import { isFields } from '@mix/engine';
import type { DocumentKind } from '../DocumentKind.ts';
import { inPlainWords } from '../fields/inPlainWords.ts';
import { asFields } from '../fields/DocumentFields.ts';
import { wholeMerge } from '../merge/wholeMerge.ts';
import { readGround, type SprayedPaddock } from '../paddocks/Paddock.ts';
import {
  figure,
  flag,
  list,
  moment,
  NOT_NEGATIVE,
  OVER_0,
  own,
  text,
  type SaidOf,
  type ValuesOf,
} from '../tables/FieldRow.ts';
import { isWholeOf } from '../tables/shapeOfRows.ts';

const ALWAYS = { stored: 'always' } as const;
const LATER = { stored: 'later' } as const;

/** What was driven in one go with the sprayer on. Between two of them nothing is known to be sprayed. */
const stretchRows = {
  /** Number of the load of the job, from 1. */
  load: figure(null, null, { ...ALWAYS, possible: [1, Number.MAX_SAFE_INTEGER] }),
  /** The device was silent or lost its position before this, with the sprayer on; else absent. */
  isAfterGap: flag(LATER),
  /** Places with their time and accuracy, as `@mix/ground` packs them. */
  points: text(null, ALWAYS),
} as const;
export type TrackStretch = ValuesOf<typeof stretchRows>;

const isGroundOrNull = (value: unknown): value is SprayedPaddock | null =>
  value === null || readGround(value) !== null;

/**
 * Where the sprayer went while it sprayed. It stands beside its record, under the same id, and is
 * written once: it is evidence as the record is.
 */
const trackRows = {
  startedAt: moment(ALWAYS),
  endedAt: moment(ALWAYS),
  /** Width over all nozzles; null: not known, and so no share of the ground is given. */
  widthM: figure('m', null, { possible: OVER_0 }),
  /** The machine by its name; null: not said. */
  machine: text(null),
  /** Places nearer than this to a straight way were left out. */
  toleranceM: figure('m', null, { ...ALWAYS, possible: NOT_NEGATIVE }),
  /** Accuracy that the device stated for its positions, m: the median and the worst. */
  accuracyM: figure('m', null, { ...ALWAYS, possible: NOT_NEGATIVE }),
  worstM: figure('m', null, { ...ALWAYS, possible: NOT_NEGATIVE }),
  /** What the labels asked to be kept from every limit; null: they asked for none, or none is known. */
  bufferM: figure('m', null, { possible: NOT_NEGATIVE }),
  /** The paddock as it was then; null: the job had none with an outline. */
  ground: own(isGroundOrNull),
  /** In the order they were driven. */
  stretches: list(stretchRows, ALWAYS),
  /** Id of the farm's job it belongs to; absent where nobody handed one over. */
  jobId: text(null, LATER),
} as const;
export type Track = SaidOf<typeof trackRows>;

/** Most characters of a track: a longer one is thinned more first; a document holds 1 MiB. */
export const LONGEST_TRACK = 400_000;
/** Most stretches: far above any day's, each of which needs a silence of the phone. */
export const MOST_STRETCHES = 2000;

const SCHEMA_VERSION = 1;

/** On a farm whoever made it stands beside it. */
const isWhole = isWholeOf({ ...trackRows, createdBy: text(null, LATER) });

function areStretches(stretches: readonly TrackStretch[]): boolean {
  const length = stretches.reduce((sum, { points }) => sum + points.length, 0);
  return (
    stretches.length <= MOST_STRETCHES &&
    length <= LONGEST_TRACK &&
    stretches.every(({ load }) => Number.isInteger(load))
  );
}

/** Where the sprayer went. */
export const trackKind: DocumentKind<Track> = inPlainWords({
  parse: (fields) => {
    if (!isFields(fields) || fields['schemaVersion'] !== SCHEMA_VERSION) return null;
    const {
      schemaVersion: _version,
      createdAt: _made,
      updatedAt: _changed,
      createdBy = null,
      ground = null,
      ...rest
    } = fields;
    const track = {
      widthM: null,
      machine: null,
      bufferM: null,
      ...rest,
      // Ground other than that sprayed would give a wrong share: what cannot be read is refused below.
      ground: readGround(ground) ?? ground,
    };
    if (!isWhole({ ...track, createdBy })) return null;
    const read = track as unknown as Track;
    return areStretches(read.stretches) ? read : null;
  },
  serialise: (track) => ({ ...asFields(track), schemaVersion: SCHEMA_VERSION }),
  merge: wholeMerge('silent'),
  nameOf: () => null,
});
