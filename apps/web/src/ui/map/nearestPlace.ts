interface Place {
  readonly x: number;
  readonly y: number;
}

/** Index of the place that is nearest to a press; -1 where there are none. */
export function nearestPlace(places: readonly Place[], pressed: Place): number {
  const distances = places.map(({ x, y }) => Math.hypot(x - pressed.x, y - pressed.y));
  return distances.indexOf(Math.min(...distances));
}
