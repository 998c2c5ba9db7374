import { collectOutlines, type OutlineCollector } from './OutlineCollector.ts';
import { FORMAT_LIMITS, Refusal } from './FormatFault.ts';
import { isNearWgs84Crs } from './projection/nearWgs84.ts';
import { outlineFigures } from './outlineFigures.ts';
import { outlineName } from './outlineName.ts';
import { signsIn } from './signsIn.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const NOT_READABLE = { code: 'notReadable', format: 'geojson' } as const;

function* pointsOf(ring: unknown) {
  for (const position of listOf(ring)) {
    const [longitudeDeg, latitudeDeg] = listOf(position);
    if (typeof longitudeDeg !== 'number' || typeof latitudeDeg !== 'number') {
      throw new Refusal(NOT_READABLE);
    }
    yield { latitudeDeg, longitudeDeg };
  }
}

const OUTLINES: ReadonlySet<unknown> = new Set(['Polygon', 'MultiPolygon', 'GeometryCollection']);
const LEFT: ReadonlyMap<unknown, 'pointsLeft' | 'linesLeft'> = new Map([
  ['Point', 'pointsLeft'],
  ['MultiPoint', 'pointsLeft'],
  ['LineString', 'linesLeft'],
  ['MultiLineString', 'linesLeft'],
]);

interface Said {
  readonly name: string | null;
  readonly figures: Readonly<Record<string, number>>;
}

const UNSAID: Said = { name: null, figures: {} };

function addGeometry(to: OutlineCollector, geometry: unknown, said: Said, depth: number) {
  if (depth > FORMAT_LIMITS.depth) {
    throw new Refusal({ code: 'tooDeep', most: FORMAT_LIMITS.depth });
  }
  if (!isFields(geometry)) return;
  const polygon = (rings: unknown) => {
    to.add(
      said.name,
      listOf(rings).map((ring) => to.ring(pointsOf(ring))),
      said.figures,
    );
  };
  if (geometry['type'] === 'Polygon') polygon(geometry['coordinates']);
  if (geometry['type'] === 'MultiPolygon') listOf(geometry['coordinates']).forEach(polygon);
  if (geometry['type'] === 'GeometryCollection') {
    for (const one of listOf(geometry['geometries'])) addGeometry(to, one, said, depth + 1);
  }
  const left = LEFT.get(geometry['type']);
  if (left !== undefined) to.leave(left);
  else if (!OUTLINES.has(geometry['type'])) to.leave('othersLeft');
}

function addFeature(to: OutlineCollector, feature: unknown): void {
  if (!isFields(feature)) return;
  const { properties } = feature;
  const said = isFields(properties)
    ? { name: outlineName(properties), figures: outlineFigures(properties) }
    : UNSAID;
  addGeometry(to, feature['geometry'], said, 0);
}

/**
 * Polygons of GeoJSON (RFC 7946), and of what was written before it with the name of a datum that lies
 * near WGS 84. @throws Refusal
 */
export function readGeoJson(text: string): OutlineCollector {
  const parts = signsIn(text, '[') + signsIn(text, '{') + signsIn(text, ':');
  if (parts > FORMAT_LIMITS.parts) throw new Refusal(NOT_READABLE);
  let root: unknown;
  try {
    root = JSON.parse(text);
  } catch {
    throw new Refusal(NOT_READABLE);
  }
  if (!isFields(root)) throw new Refusal(NOT_READABLE);
  const { crs } = root;
  const name = isFields(crs) && isFields(crs['properties']) ? crs['properties']['name'] : null;
  if (typeof name === 'string' && !isNearWgs84Crs(name)) {
    throw new Refusal({ code: 'unknownProjection', name });
  }
  const to = collectOutlines();
  if (root['type'] === 'FeatureCollection') {
    for (const feature of listOf(root['features'])) addFeature(to, feature);
  } else if (root['type'] === 'Feature') addFeature(to, root);
  else addGeometry(to, root, UNSAID, 0);
  return to;
}
