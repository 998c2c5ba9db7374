import { collectOutlines } from './OutlineCollector.ts';
import type { FoundOutline } from './FormatFault.ts';
import type { Ring } from '../geometry/GroundPoint.ts';
import { childrenOf, readXml, type XmlElement } from './readXml.ts';

/** PolygonType of ISO 11783-10: what is not sprayed. Water, building, road, obstacle, buffer zone. */
const LEFT_OUT = new Set(['3', '4', '5', '6', '11']);
const BOUNDARY = '1';
/** LinestringType. */
const EXTERIOR = '1';
const INTERIOR = '2';

function* pointsOf(line: XmlElement) {
  for (const { attributes } of childrenOf(line, 'PNT')) {
    const { C: latitude = 'none', D: longitude = 'none' } = attributes;
    yield { latitudeDeg: Number(latitude), longitudeDeg: Number(longitude) };
  }
}

/**
 * Everything a task file says: what stands in other files (`XFR`) is read in its place.
 * @param fileOf the text of another file of the set, by its name without ending; null: not there
 * @throws Refusal
 */
export function readTaskFile(text: string, fileOf: (name: string) => string | null): XmlElement {
  const root = readXml(text, 'isoxml');
  // Each once: a file that names another a thousand times has it no more often.
  const names = new Set(childrenOf(root, 'XFR').map(({ attributes: { A: name = '' } }) => name));
  const linked = [...names].flatMap((name) => {
    const other = fileOf(name);
    return other === null ? [] : readXml(other, 'isoxml').children;
  });
  root.children.push(...linked);
  return root;
}

/** Outlines of the partfields of a task file, ISO 11783-10 versions 3 and 4. @throws Refusal */
export function readPartfields(root: XmlElement): readonly FoundOutline[] {
  const to = collectOutlines();
  for (const field of childrenOf(root, 'PFD')) {
    const rings = (types: ReadonlySet<string>, kind: string): readonly Ring[] =>
      childrenOf(field, 'PLN')
        .filter(({ attributes }) => types.has(attributes['A'] ?? ''))
        .flatMap((polygon) =>
          childrenOf(polygon, 'LSG')
            .filter(({ attributes }) => attributes['A'] === kind)
            .map((line) => to.ring(pointsOf(line))),
        );
    const boundary = new Set([BOUNDARY]);
    const outer = rings(boundary, EXTERIOR);
    const holes = [...rings(boundary, INTERIOR), ...rings(LEFT_OUT, EXTERIOR)];
    outer.forEach((ring, index) => {
      // With several pieces nobody says which of them an island is in.
      to.add(
        field.attributes['C'] ?? null,
        index === 0 && outer.length === 1 ? [ring, ...holes] : [ring],
      );
    });
  }
  return to.found;
}
