import { isGroundPoint, type GroundPoint } from '../geometry/GroundPoint.ts';
import type { CoordinateFault, CoordinateReading } from './CoordinateReading.ts';
import { plainCoordinates } from './plainCoordinates.ts';
import { readAngle, type Angle } from './readAngle.ts';
import { readGeoLink } from './readGeoLink.ts';
import { splitPair } from './splitPair.ts';

/** A longer text is no pair of coordinates. */
const LONGEST = 200;

const fault = (code: CoordinateFault['code']): CoordinateReading => ({ fault: { code } });

const pairsOf = (latitude: Angle, longitude: Angle): readonly GroundPoint[] =>
  latitude.readings.flatMap((latitudeDeg) =>
    longitude.readings.map((longitudeDeg) => ({ latitudeDeg, longitudeDeg })),
  );

/** An angle without a letter beside one that has one: its side may have been left out. */
const onEitherSide = (angle: Angle, other: Angle): Angle =>
  other.hasSide && !angle.hasSide
    ? { ...angle, readings: angle.readings.flatMap((value) => [value, -value]) }
    : angle;

/** Every place that two angles may mean; null where both are said to be the same axis. */
function placesOf(one: Angle, other: Angle): readonly GroundPoint[] | null {
  const [first, second] = [onEitherSide(one, other), onEitherSide(other, one)];
  if (first.axis !== null && first.axis === second.axis) return null;
  if (first.axis === 'longitude' || second.axis === 'latitude') return pairsOf(second, first);
  if (first.axis !== null || second.axis !== null) return pairsOf(first, second);
  return [...pairsOf(first, second), ...pairsOf(second, first)];
}

/** Whether latitude stands first, as it does by ISO 6709, or the axes are named. */
const isInOrder = ([one, other]: readonly [Angle, Angle], place: GroundPoint): boolean =>
  one.axis !== null || other.axis !== null || one.readings.includes(place.latitudeDeg);

/** Places of the earth among the readings, each once. */
function placesOfEarth(read: readonly GroundPoint[]): readonly GroundPoint[] {
  const places = read.filter(isGroundPoint);
  return places.filter(
    ({ latitudeDeg, longitudeDeg }, index) =>
      index ===
      places.findIndex(
        (other) => other.latitudeDeg === latitudeDeg && other.longitudeDeg === longitudeDeg,
      ),
  );
}

/** What two angles say of a place. */
function readPair(first: Angle, second: Angle): CoordinateReading {
  const read = placesOf(first, second);
  if (read === null) return fault('noCoordinates');
  const places = placesOfEarth(read);
  const [place] = places;
  if (place === undefined) return fault('outsideEarth');
  const isSure = places.length === 1 && isInOrder([first, second], place);
  return { fault: null, places, isSure };
}

/**
 * Reads a place as people type it: decimal degrees, or degrees with minutes and seconds; with signs or
 * with N, S, E and W; comma, semicolon or a space between; or a `geo:` link. A text that may mean
 * several places, such as a pair that could have its longitude first, gives all of them: nothing is
 * guessed.
 */
export function readCoordinates(typed: string): CoordinateReading {
  if (typed.length > LONGEST || !/\d/.test(typed)) return fault('noCoordinates');
  const link = readGeoLink(typed);
  if (link !== null) return link;
  const plain = plainCoordinates(typed);
  if (plain === null || /^[-+]? ?\d+(?:\.\d+)?$/.test(plain)) return fault('notTwo');
  const [first = null, second = null] = (splitPair(plain) ?? []).map(readAngle);
  return first === null || second === null ? fault('noCoordinates') : readPair(first, second);
}
