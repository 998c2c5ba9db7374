import { collectOutlines, type OutlineCollector } from './OutlineCollector.ts';
import type { FoundOutline } from './FormatFault.ts';
import type { Ring } from '../geometry/GroundPoint.ts';
import { childrenOf, type XmlElement } from './readXml.ts';
import { withIslands } from './withIslands.ts';

/** PolygonType of ISO 11783-10: what is not sprayed. Water, building, road, obstacle, buffer zone. */
const LEFT_OUT = new Set(['3', '4', '5', '6', '11']);
const BOUNDARY = '1';
/** LinestringType. */
const EXTERIOR = '1';
const INTERIOR = '2';

/** Corners of a line; a place that is not a number is refused by who collects it. */
export function* pointsOf(line: XmlElement) {
  for (const { attributes } of childrenOf(line, 'PNT')) {
    const { C: latitude = '', D: longitude = '' } = attributes;
    // Empty is not zero: such places stand in a binary file.
    const degrees = (text: string): number => (text.trim() === '' ? NaN : Number(text));
    yield { latitudeDeg: degrees(latitude), longitudeDeg: degrees(longitude) };
  }
}

const ringsOf = (polygon: XmlElement, type: string, to: OutlineCollector): readonly Ring[] =>
  childrenOf(polygon, 'LSG')
    .filter(({ attributes }) => attributes['A'] === type)
    .map((line) => to.ring(pointsOf(line)))
    .filter(({ length }) => length >= 3);

/**
 * The pieces of polygons, each the outer ring and its islands. Version 4 has one piece in a polygon,
 * version 3 may have several. @throws Refusal
 */
export const polygonPieces = (
  polygons: readonly XmlElement[],
  to: OutlineCollector,
): readonly (readonly Ring[])[] =>
  polygons.flatMap((polygon) =>
    withIslands(ringsOf(polygon, EXTERIOR, to), ringsOf(polygon, INTERIOR, to), 'isoxml'),
  );

/** The pieces of one partfield, each with its islands and what else is left out of it. @throws Refusal */
export function partfieldRings(
  field: XmlElement,
  to: OutlineCollector,
): readonly (readonly Ring[])[] {
  const polygons = childrenOf(field, 'PLN');
  const pieces = polygonPieces(
    polygons.filter(({ attributes }) => attributes['A'] === BOUNDARY),
    to,
  );
  const leftOut = polygons
    .filter(({ attributes }) => LEFT_OUT.has(attributes['A'] ?? ''))
    .flatMap((polygon) => ringsOf(polygon, EXTERIOR, to));
  const outer = pieces.flatMap(([ring]) => (ring === undefined ? [] : [ring]));
  return withIslands(outer, leftOut, 'isoxml').map(([ring = [], ...parts], index) => [
    ring,
    ...(pieces[index]?.slice(1) ?? []),
    ...parts,
  ]);
}

/** Outlines of the partfields of a task file, ISO 11783-10 versions 3 and 4. @throws Refusal */
export function readPartfields(root: XmlElement): readonly FoundOutline[] {
  const to = collectOutlines();
  for (const field of childrenOf(root, 'PFD')) {
    for (const rings of partfieldRings(field, to)) to.add(field.attributes['C'] ?? null, rings);
  }
  return to.found;
}
