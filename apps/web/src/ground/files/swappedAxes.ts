import type { Paddock } from '@mix/documents';
import { distanceM, type FoundOutline, type GroundPoint } from '@mix/ground';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';

/** No farm extends this far, m: outlines farther from all other ground are asked about. */
const FAR_M = 1_000_000;
/** Outlines looked at: a file has its axes swapped in all of them or in none. */
const LOOKED_AT = 20;

/** Outlines that lie far from all other ground, and how far they lie with the axes swapped. */
export interface FarOutlines {
  readonly awayM: number;
  /** Null: swapped they would lie outside the earth. */
  readonly swapped: { readonly awayM: number; readonly found: readonly FoundOutline[] } | null;
}

const swap = ({ latitudeDeg, longitudeDeg }: GroundPoint): GroundPoint => ({
  latitudeDeg: longitudeDeg,
  longitudeDeg: latitudeDeg,
});

const firstCorners = (rings: readonly (readonly GroundPoint[] | null)[]): readonly GroundPoint[] =>
  rings.flatMap((ring) => ring?.slice(0, 1) ?? []);

/** Shortest distance between a point of one list and a point of the other, m. */
function nearestM(from: readonly GroundPoint[], to: readonly GroundPoint[]): number {
  return Math.min(...from.flatMap((one) => to.map((other) => distanceM(one, other))));
}

/** What to ask before outlines are taken; null: nothing, or no other ground to compare with. */
export function farOutlines(
  found: readonly FoundOutline[],
  kept: readonly KeptDocument<Paddock>[],
): FarOutlines | null {
  const others = firstCorners(kept.flatMap(({ value }) => (value.retired ? [] : [value.outline])));
  const corners = firstCorners(found.slice(0, LOOKED_AT).map(({ ring }) => ring));
  if (others.length === 0 || corners.length === 0) return null;
  const awayM = nearestM(corners, others);
  if (awayM < FAR_M) return null;
  const canSwap = found.every(({ ring }) =>
    ring.every(({ longitudeDeg }) => Math.abs(longitudeDeg) <= 90),
  );
  return {
    awayM,
    swapped: canSwap
      ? {
          awayM: nearestM(corners.map(swap), others),
          found: found.map((outline) => ({
            ...outline,
            ring: outline.ring.map(swap),
            leftOut: outline.leftOut.map((ring) => ring.map(swap)),
          })),
        }
      : null,
  };
}
