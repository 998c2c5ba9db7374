import { distanceToSegmentM } from '../geometry/distanceToSegment.ts';
import type { GroundPoint } from '../geometry/GroundPoint.ts';
import { localPlane } from '../geometry/localPlane.ts';

/**
 * A line with fewer points, none of those left out further from it than the tolerance (Douglas and
 * Peucker, The Canadian Cartographer 10, 1973). Both ends stay.
 */
export function thinLine<Point extends GroundPoint>(
  line: readonly Point[],
  toleranceM: number,
): readonly Point[] {
  const [origin] = line;
  if (origin === undefined || line.length < 3) return line;
  const places = line.map(localPlane(origin).toPlane);
  const kept = new Set([0, line.length - 1]);
  const open: (readonly [from: number, to: number])[] = [[0, line.length - 1]];
  for (let piece = open.pop(); piece !== undefined; piece = open.pop()) {
    const [from, to] = piece;
    const [start, end] = [places[from], places[to]];
    if (start === undefined || end === undefined) continue;
    let furthest = from;
    let furthestM = toleranceM;
    for (let index = from + 1; index < to; index += 1) {
      const place = places[index];
      const awayM = place === undefined ? 0 : distanceToSegmentM(place, [start, end]);
      if (awayM > furthestM) {
        furthest = index;
        furthestM = awayM;
      }
    }
    if (furthest === from) continue;
    kept.add(furthest);
    open.push([from, furthest], [furthest, to]);
  }
  return line.filter((_, index) => kept.has(index));
}
