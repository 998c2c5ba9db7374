import { collectOutlines, type OutlineCollector } from './OutlineCollector.ts';
import { printable } from './printable.ts';
import type { Ring } from '../geometry/GroundPoint.ts';
import { childrenOf, type XmlElement } from './readXml.ts';
import { withIslands } from './withIslands.ts';

/** PolygonType of ISO 11783-10: what is not sprayed. Water, building, road, obstacle, buffer zone, windbreak. */
const LEFT_OUT = new Set(['3', '4', '5', '6', '11', '12']);
const BOUNDARY = '1';
/**
 * No type, or type "other": where ground has no boundary, such a polygon is taken as its boundary.
 */
const UNNAMED = new Set(['', '8']);
/** LinestringType. */
const EXTERIOR = '1';
const INTERIOR = '2';

/** Corners of a line. A position that is not a number becomes NaN, which the collector refuses. */
export function* pointsOf(line: XmlElement) {
  for (const { attributes } of childrenOf(line, 'PNT')) {
    const { C: latitude = '', D: longitude = '' } = attributes;
    // Empty is not zero: such a point stands in a binary file.
    const degrees = (text: string): number => (text.trim() === '' ? NaN : Number(text));
    yield { latitudeDeg: degrees(latitude), longitudeDeg: degrees(longitude) };
  }
}

const typeOf = ({ attributes }: XmlElement): string => (attributes['A'] ?? '').trim();

const ringsOf = (polygon: XmlElement, type: string, to: OutlineCollector): readonly Ring[] =>
  childrenOf(polygon, 'LSG')
    .filter((line) => typeOf(line) === type)
    .map((line) => to.ring(pointsOf(line)))
    .filter(({ length }) => length >= 3);

/**
 * The rings of a polygon that is not sprayed. Programs write an obstacle's line as its outer ring,
 * its inner ring or as an obstacle: in each case it goes round the ground that is left out.
 */
function leftOutRings(polygon: XmlElement, to: OutlineCollector): readonly Ring[] {
  const outer = ringsOf(polygon, EXTERIOR, to);
  if (outer.length > 0) return outer;
  return childrenOf(polygon, 'LSG')
    .map((line) => to.ring(pointsOf(line)))
    .filter(({ length }) => length >= 3);
}

/** Sorts polygons by their type: the boundary, and those that are neither boundary nor left out. */
function sortPolygons(polygons: readonly XmlElement[]) {
  const others = polygons.filter((polygon) => !LEFT_OUT.has(typeOf(polygon)));
  const named = others.filter((polygon) => typeOf(polygon) === BOUNDARY);
  const boundary =
    named.length > 0 ? named : others.filter((polygon) => UNNAMED.has(typeOf(polygon)));
  const isBoundary = new Set(boundary);
  return {
    boundary,
    isAssumed: named.length === 0 && boundary.length > 0,
    unused: others.filter((polygon) => !isBoundary.has(polygon)),
  };
}

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
  const pieces = polygonPieces(sortPolygons(polygons).boundary, to);
  const leftOut = polygons
    .filter((polygon) => LEFT_OUT.has(typeOf(polygon)))
    .flatMap((polygon) => leftOutRings(polygon, to));
  const outer = pieces.flatMap(([ring]) => (ring === undefined ? [] : [ring]));
  return withIslands(outer, leftOut, 'isoxml').map(([ring = [], ...parts], index) => [
    ring,
    ...(pieces[index]?.slice(1) ?? []),
    ...parts,
  ]);
}

/** Notes what of a partfield is not taken, and what was assumed. */
function noteRest(field: XmlElement, to: OutlineCollector): void {
  const { isAssumed, unused } = sortPolygons(childrenOf(field, 'PLN'));
  if (isAssumed) to.note({ code: 'boundaryAssumed', name: printable(field.attributes['C'] ?? '') });
  const kinds = new Map<string, number>();
  for (const polygon of unused) {
    const kind = printable(typeOf(polygon)).slice(0, 3);
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  for (const [kind, count] of kinds) to.note({ code: 'polygonsLeft', kind, count });
  for (const _ of childrenOf(field, 'LSG')) to.leave('linesLeft');
  for (const _ of childrenOf(field, 'PNT')) to.leave('pointsLeft');
}

/** Outlines of the partfields of a task file, ISO 11783-10 versions 3 and 4. @throws Refusal */
export function readPartfields(root: XmlElement): OutlineCollector {
  const to = collectOutlines();
  for (const field of childrenOf(root, 'PFD')) {
    for (const rings of partfieldRings(field, to)) to.add(field.attributes['C'] ?? null, rings);
    noteRest(field, to);
  }
  return to;
}
