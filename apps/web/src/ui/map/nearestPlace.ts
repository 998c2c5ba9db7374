interface Place {
  readonly x: number;
  readonly y: number;
}

/** Index of the place that is nearest to a press; -1 where there are none. */
export function nearestPlace(places: readonly Place[], pressed: Place): number {
  const distances = places.map(({ x, y }) => Math.hypot(x - pressed.x, y - pressed.y));
  return distances.indexOf(Math.min(...distances));
}

/** A press this near to a corner means the corner, px: half of a fingertip. */
const NEAR_PX = 24;

/** Index of the place that a press means; null where it is beside all of them. */
export function touchedPlace(places: readonly Place[], pressed: Place): number | null {
  const index = nearestPlace(places, pressed);
  const place = places[index];
  return place !== undefined && Math.hypot(place.x - pressed.x, place.y - pressed.y) <= NEAR_PX
    ? index
    : null;
}
