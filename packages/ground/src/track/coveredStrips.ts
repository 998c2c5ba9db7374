import type { GroundPoint } from '../geometry/GroundPoint.ts';
import type { Coverage } from './coverage.ts';

/** A part of a row of the grid, to be drawn. */
export interface CoveredStrip {
  readonly southWest: GroundPoint;
  readonly northEast: GroundPoint;
}

/**
 * Ground sprayed at least `atLeast` times, as strips from west to east. For a drawing: at most
 * `mostRows` rows, each showing the row of cells at its middle.
 */
export function coveredStrips(
  { grid, times, plane }: Coverage,
  atLeast: 1 | 2,
  mostRows: number,
): readonly CoveredStrip[] {
  const { columns, rows, cellM, westM, southM } = grid;
  const step = Math.max(1, Math.ceil(rows / mostRows));
  const strips: CoveredStrip[] = [];
  for (let row = 0; row < rows; row += step) {
    const read = Math.min(rows - 1, row + Math.floor(step / 2)) * columns;
    let start: number | null = null;
    for (let column = 0; column <= columns; column += 1) {
      const isIn = column < columns && (times[read + column] ?? 0) >= atLeast;
      if (isIn) start ??= column;
      else if (start !== null) {
        strips.push({
          southWest: plane.toGround({
            eastM: westM + start * cellM,
            northM: southM + row * cellM,
          }),
          northEast: plane.toGround({
            eastM: westM + column * cellM,
            northM: southM + Math.min(rows, row + step) * cellM,
          }),
        });
        start = null;
      }
    }
  }
  return strips;
}
