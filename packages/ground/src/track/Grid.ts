import type { PlanePoint } from '../geometry/localPlane.ts';

/** A grid of squares over a plane, counted from its south-west corner. */
export interface Grid {
  readonly westM: number;
  readonly southM: number;
  readonly cellM: number;
  readonly columns: number;
  readonly rows: number;
}

type Visit = (cell: number, eastM: number, northM: number) => void;

/** The first row or column whose middle lies at or beyond `metres`: neighbours share no middle. */
const firstFrom = (metres: number, startM: number, cellM: number): number =>
  Math.max(0, Math.ceil((metres - startM) / cellM - 0.5));

function visitRow(grid: Grid, row: number, fromM: number, toM: number, visit: Visit): void {
  const { westM, southM, cellM, columns } = grid;
  const end = Math.min(columns, firstFrom(toM, westM, cellM));
  const northM = southM + (row + 0.5) * cellM;
  for (let column = firstFrom(fromM, westM, cellM); column < end; column += 1) {
    visit(row * columns + column, westM + (column + 0.5) * cellM, northM);
  }
}

/** Where the sides of a ring cross an east-west line, m east. */
function meetings(ring: readonly PlanePoint[], northM: number): readonly number[] {
  const found: number[] = [];
  let before = ring.at(-1);
  for (const corner of ring) {
    if (before !== undefined && corner.northM > northM !== before.northM > northM) {
      const share = (northM - corner.northM) / (before.northM - corner.northM);
      found.push(corner.eastM + share * (before.eastM - corner.eastM));
    }
    before = corner;
  }
  return found;
}

/** Visits every cell whose middle lies within rings, even-odd. */
export function fillRings(
  grid: Grid,
  rings: readonly (readonly PlanePoint[])[],
  visit: (cell: number) => void,
): void {
  for (let row = 0; row < grid.rows; row += 1) {
    const northM = grid.southM + (row + 0.5) * grid.cellM;
    const found = rings.flatMap((ring) => meetings(ring, northM)).toSorted((a, b) => a - b);
    for (let place = 0; place + 1 < found.length; place += 2) {
      visitRow(grid, row, found[place] ?? 0, found[place + 1] ?? 0, visit);
    }
  }
}

/** Visits every cell whose middle lies within a shape that has no hollow. */
export function fillConvex(grid: Grid, shape: readonly PlanePoint[], visit: Visit): void {
  const { southM, cellM, rows } = grid;
  const norths = shape.map(({ northM }) => northM);
  const end = Math.min(rows, firstFrom(Math.max(...norths), southM, cellM));
  for (let row = firstFrom(Math.min(...norths), southM, cellM); row < end; row += 1) {
    const [one, other] = meetings(shape, southM + (row + 0.5) * cellM);
    if (one === undefined || other === undefined) continue;
    visitRow(grid, row, Math.min(one, other), Math.max(one, other), visit);
  }
}
