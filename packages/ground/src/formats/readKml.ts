import { Refusal } from './FormatFault.ts';
import { collectOutlines, type OutlineCollector } from './OutlineCollector.ts';
import { childrenOf, elementsOf, readXml, type XmlElement } from './readXml.ts';

const NOT_READABLE = new Refusal({ code: 'notReadable', format: 'kml' });

/** A position has at most three numbers: more means that positions run into one another. */
const MOST_NUMBERS = 3;

/** `longitude,latitude[,height]` with spaces between; people who type them put spaces after commas too. */
function* pointsOf(text: string) {
  // A generator: a file may have more positions than memory holds at once.
  for (const [tuple] of text.replaceAll(/,\s+/g, ',').matchAll(/\S+/g)) {
    const [longitude = '', latitude = '', ...others] = tuple.split(',', MOST_NUMBERS + 2);
    if (others.length > MOST_NUMBERS - 2) throw NOT_READABLE;
    yield {
      longitudeDeg: longitude === '' ? NaN : Number(longitude),
      latitudeDeg: latitude === '' ? NaN : Number(latitude),
    };
  }
}

const ringTexts = (polygon: XmlElement, boundary: string): readonly string[] =>
  childrenOf(polygon, boundary).flatMap((side) =>
    [...elementsOf(side, 'coordinates')].map(({ text }) => text),
  );

/** Geometry of KML and of its extensions that is no outline. */
const LEFT = [
  ['Point', 'pointsLeft'],
  ['LineString', 'linesLeft'],
  ['Track', 'linesLeft'],
  ['Model', 'othersLeft'],
] as const;

/** Polygons of KML 2.2. What a file links to is not fetched. @throws Refusal */
export function readKml(text: string): OutlineCollector {
  const to = collectOutlines();
  const root = readXml(text, 'kml');
  for (const placemark of elementsOf(root, 'Placemark')) {
    const name = childrenOf(placemark, 'name')[0]?.text ?? null;
    for (const polygon of elementsOf(placemark, 'Polygon')) {
      const rings = [
        ...ringTexts(polygon, 'outerBoundaryIs').slice(0, 1),
        ...ringTexts(polygon, 'innerBoundaryIs'),
      ];
      to.add(
        name,
        rings.map((ring) => to.ring(pointsOf(ring))),
      );
    }
    for (const [element, what] of LEFT) {
      for (const _ of elementsOf(placemark, element)) to.leave(what);
    }
    // A ring outside a polygon is a line, not ground.
    for (const holder of [placemark, ...elementsOf(placemark, 'MultiGeometry')]) {
      for (const _ of childrenOf(holder, 'LinearRing')) to.leave('linesLeft');
    }
  }
  return to;
}
