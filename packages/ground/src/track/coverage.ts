import { netArea, type LeftOut } from '../area/netArea.ts';
import type { GroundPoint, Ring } from '../geometry/GroundPoint.ts';
import { localPlane, type LocalPlane, type PlanePoint } from '../geometry/localPlane.ts';
import { fillConvex, fillRings, type Grid } from './Grid.ts';

/** Cells are no smaller: far below what a phone knows of its place. */
const LEAST_CELL_M = 0.25;
/** Larger ground has larger cells, so that a phone works it out at every place it takes. */
const MOST_CELLS = 1_000_000;
/** Where the way turns by more, the sprayer was put about: no boom swings through that. */
const MOST_TURN = (100 * Math.PI) / 180;
/** Of the arc that the end of a boom swings through. */
const ARC = Math.PI / 18;

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
  /** Of each cell of the grid, from the south-west, row by row. */
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
  // One that is all but a line still has a bounded number of cells along it.
  const sideM = Math.max(cellM, (widthM + heightM) / MOST_CELLS);
  return {
    westM,
    southM,
    cellM: sideM,
    columns: Math.max(1, Math.ceil(widthM / sideM)),
    rows: Math.max(1, Math.ceil(heightM / sideM)),
  };
}

interface Piece {
  readonly from: PlanePoint;
  readonly to: PlanePoint;
  /** Along the way, and across it to the left. */
  readonly along: PlanePoint;
  readonly left: PlanePoint;
  readonly lengthM: number;
}

function piecesOf(line: readonly PlanePoint[]): readonly Piece[] {
  return line.slice(1).flatMap((to, index) => {
    const from = line[index] ?? to;
    const lengthM = Math.hypot(to.eastM - from.eastM, to.northM - from.northM);
    if (lengthM === 0) return [];
    const along = {
      eastM: (to.eastM - from.eastM) / lengthM,
      northM: (to.northM - from.northM) / lengthM,
    };
    return [{ from, to, along, left: { eastM: -along.northM, northM: along.eastM }, lengthM }];
  });
}

const moved = ({ eastM, northM }: PlanePoint, by: PlanePoint, metres: number): PlanePoint => ({
  eastM: eastM + by.eastM * metres,
  northM: northM + by.northM * metres,
});

/** What a boom covers that goes straight, standing across its way. */
const swathOf = ({ from, to, left }: Piece, halfM: number): readonly PlanePoint[] => [
  moved(from, left, halfM),
  moved(to, left, halfM),
  moved(to, left, -halfM),
  moved(from, left, -halfM),
];

/** What the outer half of a boom swings over between two pieces; null where it does not swing. */
function swingOf(one: Piece, next: Piece, halfM: number): readonly PlanePoint[] | null {
  const turn = Math.atan2(
    one.along.eastM * next.along.northM - one.along.northM * next.along.eastM,
    one.along.eastM * next.along.eastM + one.along.northM * next.along.northM,
  );
  if (turn === 0 || Math.abs(turn) > MOST_TURN) return null;
  // A turn to the left swings the right half of the boom forwards.
  const side = turn > 0 ? -1 : 1;
  const start = Math.atan2(one.left.northM * side, one.left.eastM * side);
  const steps = Math.ceil(Math.abs(turn) / ARC);
  const arc = Array.from({ length: steps + 1 }, (_, step) => {
    const angle = start + (turn * step) / steps;
    return moved(one.to, { eastM: Math.cos(angle), northM: Math.sin(angle) }, halfM);
  });
  return [one.to, ...arc];
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
  // The whole is the geodesic area, not what the grid makes of it.
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
  /** How far the boom had gone when it was there last. */
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
