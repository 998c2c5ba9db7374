import { collectOutlines } from './OutlineCollector.ts';
import type { FoundOutline } from './FormatFault.ts';
import { childrenOf, elementsOf, readXml, type XmlElement } from './readXml.ts';

/** `longitude,latitude[,height]` with spaces between. */
function* pointsOf(text: string) {
  // One by one: a file may have more of them than there is room for at once.
  for (const [tuple] of text.matchAll(/\S+/g)) {
    const [longitude = '', latitude = ''] = tuple.split(',');
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

/** Polygons of KML 2.2. What a file links to is not fetched. @throws Refusal */
export function readKml(text: string): readonly FoundOutline[] {
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
  }
  return to.found;
}
