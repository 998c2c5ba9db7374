import type { Segment } from '../geometry/distanceToSegment.ts';
import type { GroundPoint } from '../geometry/GroundPoint.ts';
import { isInside } from '../geometry/isInside.ts';
import { localPlane, type PlanePoint } from '../geometry/localPlane.ts';
import { limitSegments, segmentsApartM, type GroundLimit } from './nearestLimit.ts';
import { piecesOf, swathOf, swingOf, type Piece } from './swath.ts';

/** Sides of a shape in their order. */
const sidesOf = (shape: readonly PlanePoint[]): readonly Segment[] =>
  shape.map((from, index): Segment => [from, shape[(index + 1) % shape.length] ?? from]);

/** Whether a shape without a hollow holds a place. */
function holds(shape: readonly PlanePoint[], { eastM, northM }: PlanePoint): boolean {
  const turns = sidesOf(shape).map(
    ([from, to]) =>
      (to.eastM - from.eastM) * (northM - from.northM) -
      (to.northM - from.northM) * (eastM - from.eastM),
  );
  return turns.every((turn) => turn >= 0) || turns.every((turn) => turn <= 0);
}

function apartM(shape: readonly PlanePoint[], segments: readonly Segment[]): number {
  if (segments.some(([place]) => holds(shape, place))) return 0;
  const sides = sidesOf(shape);
  return Math.min(
    ...segments.flatMap((segment) => sides.map((side) => segmentsApartM(side, segment))),
  );
}

/** Ground swept by the boom on a piece of its way, and in the turn into it. */
const sweptOf = (piece: Piece, before: Piece | undefined, halfM: number) => {
  const swing = before === undefined ? null : swingOf(before, piece, halfM);
  return [swathOf(piece, halfM), ...(swing === null ? [] : [swing])];
};

/**
 * Least distance of the boom to a limit over a whole track, m; 0: over it. Null: there is no track.
 * @param widthM over all nozzles
 */
export function nearestOfTrackM(
  limit: Pick<GroundLimit, 'kind' | 'line'>,
  stretches: readonly (readonly GroundPoint[])[],
  widthM: number,
): number | null {
  const [origin] = limit.line;
  if (origin === undefined) return null;
  const { toPlane } = localPlane(origin);
  const segments = limitSegments(limit, toPlane);
  const halfM = widthM / 2;
  let nearestM = Infinity;
  for (const line of stretches) {
    if (limit.kind === 'part' && line.some((point) => isInside(point, limit.line))) return 0;
    const pieces = piecesOf(line.map(toPlane));
    for (const [index, piece] of pieces.entries()) {
      const way: Segment = [piece.from, piece.to];
      const wayM = Math.min(...segments.map((segment) => segmentsApartM(way, segment)));
      // No part of the boom is further from its way than half its width.
      if (wayM - halfM >= nearestM) continue;
      for (const shape of sweptOf(piece, pieces[index - 1], halfM)) {
        nearestM = Math.min(nearestM, apartM(shape, segments));
      }
    }
  }
  return nearestM === Infinity ? null : nearestM;
}
