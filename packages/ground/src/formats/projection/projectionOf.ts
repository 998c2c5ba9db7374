import { Refusal } from '../FormatFault.ts';
import type { GroundPoint } from '../../geometry/GroundPoint.ts';
import { isNearWgs84Datum } from './nearWgs84.ts';

/** Longest `.prj`, many times a usual one: its parser makes a tree of every bracket. */
const LONGEST = 10_000;

const quoted = (text: string, word: string): string | null =>
  new RegExp(`${word}\\s*\\[\\s*"([^"]{1,100})"`, 'i').exec(text)?.[1] ?? null;

/**
 * How coordinates of a shapefile become degrees, by the text of its `.prj` file (well-known text
 * 1).
 * @throws Refusal for a datum that is not near WGS 84, or a projection that is not known
 */
export async function projectionOf(
  text: string,
): Promise<(east: number, north: number) => GroundPoint> {
  const prj = text.slice(0, LONGEST);
  const name = quoted(prj, 'PROJCS') ?? quoted(prj, 'GEOGCS') ?? prj.trim().slice(0, 60);
  const datum = quoted(prj, 'DATUM');
  if (text.length > LONGEST || datum === null || !isNearWgs84Datum(datum)) {
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
