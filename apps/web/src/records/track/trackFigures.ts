import type { Track } from '@mix/documents';
import { nearestOfTrackM, type Coverage, type GroundLimit, type Stretch } from '@mix/ground';
import { coverageOf, limitsOf } from './sprayedGround.ts';

/** How near the boom came to one limit. */
export interface NearestToLimit {
  readonly limit: GroundLimit;
  /** 0: the boom was over the limit. */
  readonly nearestM: number;
  /**
   * The boom was nearer than the distance to keep, or may have been, as the position is inexact.
   */
  readonly isTooNear: boolean;
}

export interface TrackFigures {
  /** Null where width or area are not known. */
  readonly coverage: Coverage | null;
  /**
   * One for each part left out and each buffer, and for the outline where a label asked for a
   * distance.
   */
  readonly nearest: readonly NearestToLimit[];
  /** How often the device was silent or lost while the sprayer was on. */
  readonly gaps: number;
}

/** Coverage, distances to limits and gaps of a track. */
export function trackFigures(track: Track, stretches: readonly Stretch[]): TrackFigures {
  const { ground, widthM, bufferM, accuracyM } = track;
  const lines = stretches.map(({ points }) => points);
  const limits =
    ground === null || widthM === null
      ? []
      : limitsOf(ground, bufferM).filter(({ kind, keepM }) => kind !== 'outline' || keepM > 0);
  return {
    coverage: coverageOf(ground, widthM, stretches),
    nearest: limits.flatMap((limit) => {
      const nearestM = widthM === null ? null : nearestOfTrackM(limit, lines, widthM);
      return nearestM === null
        ? []
        : [{ limit, nearestM, isTooNear: nearestM - accuracyM < limit.keepM }];
    }),
    gaps: stretches.filter(({ isAfterGap }) => isAfterGap).length,
  };
}
