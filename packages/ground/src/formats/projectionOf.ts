import { Refusal } from './FormatFault.ts';
import type { GroundPoint } from '../geometry/GroundPoint.ts';

/**
 * Datums that lie within 2 m of WGS 84 everywhere: taking one for the other is below what a phone knows.
 * Others lie up to some hundred metres off, and the turn to WGS 84 stands in grids that nobody has here.
 */
const NEAR_WGS84 =
  /wgs.?(19)?84|world_geodetic_system_1984|nzgd.?2000|new_zealand_(geodetic_datum_)?2000|gda.?(19)?94|gda.?2020|geocentric_datum_of_australia|etrs.?(19)?89|european_terrestrial_reference|north_american_(datum_)?1983|nad.?83|sirgas/i;

/** Many times as long as a projection is written: what reads it makes a tree of every bracket. */
const LONGEST = 10_000;

const quoted = (text: string, word: string): string | null =>
  new RegExp(`${word}\\s*\\[\\s*"([^"]{1,100})"`, 'i').exec(text)?.[1] ?? null;

/**
 * How the places of a shapefile become degrees, by the text of its `.prj` file (well-known text 1).
 * @throws Refusal for a datum that is not near WGS 84, or a projection that is not known
 */
export async function projectionOf(
  text: string,
): Promise<(east: number, north: number) => GroundPoint> {
  const prj = text.slice(0, LONGEST);
  const name = quoted(prj, 'PROJCS') ?? quoted(prj, 'GEOGCS') ?? prj.trim().slice(0, 60);
  const datum = quoted(prj, 'DATUM');
  if (text.length > LONGEST || datum === null || !NEAR_WGS84.test(datum)) {
    throw new Refusal({ code: 'unknownProjection', name });
  }
  if (quoted(prj, 'PROJCS') === null) {
    if (!/UNIT\s*\[\s*"degree"/i.test(prj) || /PRIMEM\s*\[\s*"(?!Greenwich)/i.test(prj)) {
      throw new Refusal({ code: 'unknownProjection', name });
    }
    return (longitudeDeg, latitudeDeg) => ({ latitudeDeg, longitudeDeg });
  }
  try {
    const { default: proj4 } = await import('proj4');
    const { inverse } = proj4(prj);
    return (east, north) => {
      const [longitudeDeg = NaN, latitudeDeg = NaN] = inverse([east, north]);
      return { latitudeDeg, longitudeDeg };
    };
  } catch {
    throw new Refusal({ code: 'unknownProjection', name });
  }
}
