import { netArea, type LeftOut } from '../area/netArea.ts';
import type { GroundPoint, Ring } from '../geometry/GroundPoint.ts';
import { localPlane, type LocalPlane, type PlanePoint } from '../geometry/localPlane.ts';
import { fillConvex, fillRings, type Grid } from './Grid.ts';
import { piecesOf, swathOf, swingOf, type Piece } from './swath.ts';

/** Smallest cell: far below the accuracy of a phone's position. */
const LEAST_CELL_M = 0.25;
/** Larger ground has larger cells, so that a phone can work this out at every fix. */
const MOST_CELLS = 1_000_000;
export interface SprayedGround {
  readonly outline: Ring;
  readonly leftOut: readonly LeftOut[];
}

/** How often each piece of a ground was sprayed. */
export interface Coverage {
  /** The outline without what is left out of it, geodesic. */
  readonly netM2: number;
  /** Sprayed once or more. */
  readonly coveredM2: number;
  /** Sprayed twice or more. */
  readonly twiceM2: number;
  /** The side of a square of the grid that it was counted on. */
  readonly cellM: number;
  readonly grid: Grid;
  /** How often each cell was sprayed, row by row from the south-west. */
  readonly times: Uint8Array;
  readonly plane: LocalPlane;
}

function gridOver(corners: readonly PlanePoint[]): Grid {
  const easts = corners.map(({ eastM }) => eastM);
  const norths = corners.map(({ northM }) => northM);
  const [westM, southM] = [Math.min(...easts), Math.min(...norths)];
  const widthM = Math.max(...easts) - westM;
  const heightM = Math.max(...norths) - southM;
  const cellM = Math.max(LEAST_CELL_M, Math.sqrt((widthM * heightM) / MOST_CELLS));
  // Ground that is almost a line must have a bounded number of cells along it too.
  const sideM = Math.max(cellM, (widthM + heightM) / MOST_CELLS);
  return {
    westM,
    southM,
    cellM: sideM,
    columns: Math.max(1, Math.ceil(widthM / sideM)),
    rows: Math.max(1, Math.ceil(heightM / sideM)),
  };
}

/**
 * What of a ground was sprayed by a boom that went along lines. It is counted on a grid: a cell is
 * sprayed if its middle is. A cell counts as sprayed again when the boom comes back over it after it has
 * gone on by its own width. Null where the ground has no area that can be worked out.
 *
 * Along every edge of what was sprayed the grid is off by less than a cell to either side, mostly both
 * ways; a phone is off by metres there.
 * @param stretches nothing is sprayed between one and the next
 * @param widthM over all nozzles
 */
export function measureCoverage(
  ground: SprayedGround,
  stretches: readonly (readonly GroundPoint[])[],
  widthM: number,
): Coverage | null {
  const [origin] = ground.outline;
  const net = netArea(ground.outline, ground.leftOut);
  if (origin === undefined || net === null || !(net.netM2 > 0) || !(widthM > 0)) return null;
  const plane = localPlane(origin);
  const outline = ground.outline.map(plane.toPlane);
  const grid = gridOver(outline);
  const isNet = new Uint8Array(grid.columns * grid.rows);
  fillRings(grid, [outline], (cell) => {
    isNet[cell] = 1;
  });
  for (const rings of net.partRings) {
    fillRings(
      grid,
      rings.map((ring) => ring.map(plane.toPlane)),
      (cell) => {
        isNet[cell] = 0;
      },
    );
  }
  const times = countTimes(
    grid,
    stretches.map((line) => line.map(plane.toPlane)),
    widthM,
  );
  let [netCells, covered, twice] = [0, 0, 0];
  for (const [cell, inNet] of isNet.entries()) {
    const count = times[cell] ?? 0;
    if (inNet === 0) {
      times[cell] = 0;
      continue;
    }
    netCells += 1;
    if (count > 0) covered += 1;
    if (count > 1) twice += 1;
  }
  if (netCells === 0) return null;
  // The net area is geodesic; the grid only gives the shares of it.
  const perCellM2 = net.netM2 / netCells;
  return {
    netM2: net.netM2,
    coveredM2: covered * perCellM2,
    twiceM2: twice * perCellM2,
    cellM: grid.cellM,
    grid,
    times,
    plane,
  };
}

function countTimes(
  grid: Grid,
  lines: readonly (readonly PlanePoint[])[],
  widthM: number,
): Uint8Array {
  const times = new Uint8Array(grid.columns * grid.rows);
  /** How far the boom had gone when it last sprayed each cell. */
  const lastM = new Float64Array(times.length);
  const spray = (cell: number, goneM: number) => {
    const count = times[cell] ?? 0;
    if (count === 0 || (goneM - (lastM[cell] ?? 0) > widthM && count < 255))
      times[cell] = count + 1;
    lastM[cell] = goneM;
  };
  const halfM = widthM / 2;
  let goneM = 0;
  let end: PlanePoint | null = null;
  for (const line of lines) {
    const [start] = line;
    if (end !== null && start !== undefined) {
      goneM += Math.hypot(start.eastM - end.eastM, start.northM - end.northM);
    }
    let before: Piece | null = null;
    for (const piece of piecesOf(line)) {
      const beganM = goneM;
      const swing = before === null ? null : swingOf(before, piece, halfM);
      if (swing !== null) {
        fillConvex(grid, swing, (cell) => {
          spray(cell, beganM);
        });
      }
      const { from, along } = piece;
      fillConvex(grid, swathOf(piece, halfM), (cell, eastM, northM) => {
        const goneOn = (eastM - from.eastM) * along.eastM + (northM - from.northM) * along.northM;
        spray(cell, beganM + goneOn);
      });
      goneM += piece.lengthM;
      before = piece;
    }
    end = line.at(-1) ?? end;
  }
  return times;
}
