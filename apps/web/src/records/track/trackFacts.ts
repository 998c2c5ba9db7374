import type { Track } from '@mix/documents';
import type { GroundLimit } from '@mix/ground';
import { trackWords as words } from '../../i18n/made/en/farm/trackWords.ts';
import { clockText } from '../../i18n/figures/localTimeText.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import type { TrackFigures } from './trackFigures.ts';

const M2_PER_HA = 10_000;

/** An area in hundredths of a hectare: the grid and the phone know no more. */
export const areaText = (areaM2: number): string => quantityText(areaM2 / M2_PER_HA, 'ha', 2);

const metres = (value: number): string => quantityText(value, 'm', 0);

/** What a limit is called. */
function limitName({ kind, index }: GroundLimit, { ground }: Track): string {
  switch (kind) {
    case 'outline':
      return words.toOutline;
    case 'part':
      return ground?.leftOut[index]?.name ?? words.toPart(index + 1);
    case 'buffer':
      return ground?.buffers[index]?.name ?? words.toBuffer(index + 1);
  }
}

/**
 * Names and figures of a track, in the order they are read.
 * @param twice the name of ground that was sprayed twice, which says how it is drawn
 */
export function trackFacts(
  track: Track,
  { coverage, nearest }: TrackFigures,
  twice: string,
): readonly (readonly [name: string, value: string])[] {
  return [
    ...(coverage === null
      ? []
      : ([
          [twice, areaText(coverage.twiceM2)],
          [words.notReached, areaText(coverage.netM2 - coverage.coveredM2)],
        ] as const)),
    // Rounded down: the limit was never nearer than this says.
    ...nearest.map(
      ({ limit, nearestM }) =>
        [words.nearestTo(limitName(limit, track)), metres(Math.floor(nearestM))] as const,
    ),
  ];
}

export const trackWarnings = (track: Track, { nearest }: TrackFigures): readonly string[] =>
  nearest
    .filter(({ isTooNear }) => isTooNear)
    .map(({ limit }) => words.nearer(limitName(limit, track), metres(Math.ceil(track.accuracyM))));

/** What the figures rest on. */
export function trackNotes(track: Track, { coverage, gaps }: TrackFigures): readonly string[] {
  const { widthM, machine, ground, accuracyM, worstM, toleranceM, startedAt, endedAt } = track;
  const width = widthM === null ? null : quantityText(widthM, 'm');
  return [
    ...(gaps === 0 ? [] : [words.gaps(gaps)]),
    words.how(
      metres(Math.ceil(accuracyM)),
      metres(Math.ceil(worstM)),
      clockText(startedAt),
      clockText(endedAt),
    ),
    width === null
      ? words.widthNotKnown
      : machine === null
        ? words.width(width)
        : words.widthOf(width, machine),
    ...(ground === null ? [words.noOutline] : []),
    ...(coverage === null
      ? []
      : [words.thinned(quantityText(toleranceM, 'm'), quantityText(coverage.cellM, 'm', 2))]),
  ];
}
