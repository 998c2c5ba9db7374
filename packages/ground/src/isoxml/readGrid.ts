import { FORMAT_LIMITS, Refusal } from '../formats/FormatFault.ts';
import type { TaskSet } from '../formats/openTaskSet.ts';
import type { OutlineCollector } from '../formats/OutlineCollector.ts';
import type { XmlElement } from '../formats/readXml.ts';
import { withIslands } from '../formats/withIslands.ts';
import type { IslandedRing } from '../geometry/IslandedRing.ts';
import { isGroundPoint } from '../geometry/GroundPoint.ts';
import { readAttributes } from './readAttributes.ts';
import type { ProcessValue, TreatmentZone } from './TaskData.ts';
import { traceGrid, type GridLattice } from './traceGrid.ts';

const NOT_READABLE = new Refusal({ code: 'notReadable', format: 'isoxml' });
const BYTES_OF_VALUE = 4;

const positive = (value: number | null): number => {
  if (value === null || value <= 0) throw NOT_READABLE;
  return value;
};

function latticeOf(grid: XmlElement): GridLattice {
  const { number, whole } = readAttributes(grid);
  const origin = { latitudeDeg: number('A') ?? NaN, longitudeDeg: number('B') ?? NaN };
  if (!isGroundPoint(origin)) throw new Refusal({ code: 'placeOutside', ...origin });
  const columns = positive(whole('E'));
  const rows = positive(whole('F'));
  if (columns * rows > FORMAT_LIMITS.cells) {
    throw new Refusal({ code: 'tooManyCells', most: FORMAT_LIMITS.cells });
  }
  const cellNorthDeg = positive(number('C'));
  return { origin, columns, rows, cellNorthDeg, cellEastDeg: positive(number('D')) };
}

/** The ground of each kind of cell; kinds in the order in which they first stand in the file. */
function* groundOfKinds<Kind>(
  lattice: GridLattice,
  kindOf: (cell: number) => Kind,
  to: OutlineCollector,
): Generator<readonly [Kind, readonly IslandedRing[]]> {
  const { columns, rows } = lattice;
  const kinds = Array.from({ length: columns * rows }, (_, cell) => kindOf(cell));
  const different = new Set(kinds);
  if (different.size > FORMAT_LIMITS.zones) {
    throw new Refusal({ code: 'tooManyZones', most: FORMAT_LIMITS.zones });
  }
  to.lookAt(different.size * kinds.length);
  for (const kind of different) {
    const { outer, islands } = traceGrid(
      (column, row) => kinds[row * columns + column] === kind,
      lattice,
    );
    const pieces = withIslands(outer.map(to.ring), islands.map(to.ring), 'isoxml');
    yield [kind, pieces.map(([ring = [], ...leftOut]) => ({ ring, leftOut }))];
  }
}

const NO_ZONE = { name: null, polygons: [], values: [] };

/** Type 1: each cell is the code of a zone. */
function codedZones(
  zones: readonly TreatmentZone[],
  ground: Iterable<readonly [number, readonly IslandedRing[]]>,
): readonly TreatmentZone[] {
  const found = new Map(zones.map((zone) => [zone.code, zone]));
  for (const [code, polygons] of ground) {
    const zone = found.get(code) ?? { code, ...NO_ZONE };
    found.set(code, { ...zone, polygons: [...zone.polygons, ...polygons] });
  }
  return [...found.values()];
}

/** Type 2: each cell has the values of one zone's entries; cells of the same values become a zone. */
function valuedZones(
  zones: readonly TreatmentZone[],
  template: TreatmentZone,
  ground: Iterable<readonly [string, readonly IslandedRing[]]>,
): readonly TreatmentZone[] {
  const kept = zones.filter((zone) => zone !== template);
  const used = new Set(kept.map(({ code }) => code));
  let code = 0;
  const made = Array.from(ground, ([said, polygons]): TreatmentZone => {
    code += 1;
    while (used.has(code)) code += 1;
    const numbers = said.split(' ').map(Number);
    const values = template.values.map((value, index): ProcessValue => ({
      ...value,
      value: numbers[index] ?? NaN,
    }));
    return { code, name: template.name, polygons, values };
  });
  return [...kept, ...made];
}

/** The zones of a task with the ground that a grid gives them. @throws Refusal */
export function readGrid(
  grid: XmlElement,
  zones: readonly TreatmentZone[],
  fileOf: TaskSet['fileOf'],
  to: OutlineCollector,
): readonly TreatmentZone[] {
  const { text, whole } = readAttributes(grid);
  const name = `${text('G') ?? ''}.bin`;
  const bytes = fileOf(name);
  if (bytes === null) throw new Refusal({ code: 'gridMissing', name });
  const lattice = latticeOf(grid);
  const cells = lattice.columns * lattice.rows;
  if (text('I') === '1') {
    if (bytes.length !== cells) throw NOT_READABLE;
    return codedZones(
      zones,
      groundOfKinds(lattice, (cell) => bytes[cell] ?? 0, to),
    );
  }
  const template = zones.find(({ code }) => code === whole('J'));
  const count = template?.values.length ?? 0;
  if (template === undefined || count === 0 || bytes.length !== cells * count * BYTES_OF_VALUE) {
    throw NOT_READABLE;
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const valuesAt = (cell: number): string =>
    Array.from({ length: count }, (_, index) =>
      view.getInt32((cell * count + index) * BYTES_OF_VALUE, true),
    ).join(' ');
  return valuedZones(zones, template, groundOfKinds(lattice, valuesAt, to));
}
