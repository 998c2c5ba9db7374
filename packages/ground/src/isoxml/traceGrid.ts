import type { GroundPoint, Ring } from '../geometry/GroundPoint.ts';

/** Cells in rows from the south, each row from the west. */
export interface GridLattice {
  readonly columns: number;
  readonly rows: number;
  /** South-west corner. */
  readonly origin: GroundPoint;
  readonly cellNorthDeg: number;
  readonly cellEastDeg: number;
}

/** East, north, west, south: each turn of a quarter to the left is one more. */
const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

const STRAIGHT_TURNS = 4;

/**
 * Traces the border between cells that are of a kind and cells that are not, as rings with corners
 * only: the ground of the kind lies to the left, so outer rings go anticlockwise and islands
 * clockwise. Cells that meet only in a corner are two pieces.
 */
export function traceGrid(
  isOf: (column: number, row: number) => boolean,
  lattice: GridLattice,
): { readonly outer: readonly Ring[]; readonly islands: readonly Ring[] } {
  const { columns, rows } = lattice;
  const is = (column: number, row: number): boolean =>
    column >= 0 && row >= 0 && column < columns && row < rows && isOf(column, row);
  const width = columns + 1;
  const keyOf = (x: number, y: number, heading: number): number =>
    (y * width + x) * STRAIGHT_TURNS + heading;
  // Whether a side leads from a corner of the lattice in a direction, the kind on its left.
  const leads = (x: number, y: number, heading: number): boolean => {
    const cells = [
      [x, y, x, y - 1],
      [x - 1, y, x, y],
      [x - 1, y - 1, x - 1, y],
      [x, y - 1, x - 1, y - 1],
    ] as const;
    const [leftX = 0, leftY = 0, rightX = 0, rightY = 0] = cells[heading] ?? [];
    return is(leftX, leftY) && !is(rightX, rightY);
  };
  const seen = new Set<number>();
  const outer: Ring[] = [];
  const islands: Ring[] = [];

  const follow = (startX: number, startY: number): void => {
    const ring: GroundPoint[] = [];
    let [x, y, heading, twiceArea] = [startX, startY, 0, 0];
    let before: number | null = null;
    while (!seen.has(keyOf(x, y, heading))) {
      seen.add(keyOf(x, y, heading));
      if (before !== heading) ring.push(cornerOf(x, y, lattice));
      before = heading;
      const [eastward = 0, northward = 0] = STEPS[heading] ?? [];
      twiceArea += x * (y + northward) - (x + eastward) * y;
      x += eastward;
      y += northward;
      // Trying left first stays at the same cell.
      for (const turn of [1, 0, 3]) {
        const next = (heading + turn) % STRAIGHT_TURNS;
        if (leads(x, y, next)) {
          heading = next;
          break;
        }
      }
    }
    (twiceArea > 0 ? outer : islands).push(ring);
  };

  for (let y = 0; y <= rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      // Every ring has a side that leads east, so every ring is found from one.
      if (leads(x, y, 0) && !seen.has(keyOf(x, y, 0))) follow(x, y);
    }
  }
  return { outer, islands };
}

const cornerOf = (
  x: number,
  y: number,
  { origin, cellEastDeg, cellNorthDeg }: GridLattice,
): GroundPoint => ({
  latitudeDeg: origin.latitudeDeg + y * cellNorthDeg,
  longitudeDeg: origin.longitudeDeg + x * cellEastDeg,
});
