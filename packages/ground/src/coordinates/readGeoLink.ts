import { isGroundPoint } from '../geometry/GroundPoint.ts';
import type { CoordinateReading } from './CoordinateReading.ts';

/** Latitude first; a height may follow. */
const PAIR = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)(?![\d.])/;

/** What a form finds in a text first; null: nothing. */
const foundIn = (text: string, form: RegExp): string | null => form.exec(text)?.[1] ?? null;

/**
 * A `geo:` link (RFC 5870); null where the text is none. Maps of Android write the place of a pin
 * behind `?q=`, and noughts before it. Another system than WGS 84 is refused.
 */
export function readGeoLink(typed: string): CoordinateReading | null {
  const link = foundIn(typed.trim(), /^geo:(.*)$/is);
  if (link === null) return null;
  const system = foundIn(link, /;crs=([^;?]*)/i) ?? 'wgs84';
  // A pin that is named in words has its place looked up by the map, and noughts in the link.
  const pin = foundIn(link, /[?&]q=([^&]*)/i)?.replaceAll(/%2c/gi, ',');
  const [, latitude, longitude] = PAIR.exec(pin ?? link) ?? [];
  if (latitude === undefined || system.toLowerCase() !== 'wgs84') {
    return { fault: { code: 'noCoordinates' } };
  }
  const place = { latitudeDeg: Number(latitude), longitudeDeg: Number(longitude) };
  return isGroundPoint(place)
    ? { fault: null, places: [place], isSure: true }
    : { fault: { code: 'outsideEarth' } };
}
