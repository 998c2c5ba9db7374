import type { SprayedPaddock } from '@mix/documents';
import { measureCoverage, type Coverage, type GroundLimit, type Stretch } from '@mix/ground';
import { leftOutOf } from '../../ground/paddock/paddockGround.ts';

/** How much of a paddock was sprayed; null where width or area are not known. */
export const coverageOf = (
  ground: SprayedPaddock | null,
  widthM: number | null,
  stretches: readonly Stretch[],
): Coverage | null =>
  ground === null || widthM === null
    ? null
    : measureCoverage(
        { outline: ground.outline, leftOut: leftOutOf(ground) },
        stretches.map(({ points }) => points),
        widthM,
      );

/**
 * Where spraying has to end. The label's distance is kept from every limit: it is meant downwind, and
 * nobody told the device the wind at this place, or what lies beyond.
 */
export const limitsOf = (
  { outline, leftOut, buffers }: SprayedPaddock,
  bufferM: number | null,
): readonly GroundLimit[] => [
  { kind: 'outline', index: 0, line: outline, keepM: bufferM ?? 0 },
  ...leftOut.map((part, index) => ({
    kind: 'part' as const,
    index,
    line: part.outline,
    keepM: bufferM ?? 0,
  })),
  ...buffers.map(({ line, widthM }, index) => ({
    kind: 'buffer' as const,
    index,
    line,
    keepM: Math.max(widthM, bufferM ?? 0),
  })),
];
