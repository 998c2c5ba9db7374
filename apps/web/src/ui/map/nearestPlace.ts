interface Place {
  readonly x: number;
  readonly y: number;
}

/** Which of some places a finger meant: the nearest. -1: there are none. */
export function nearestPlace(places: readonly Place[], pressed: Place): number {
  const distances = places.map(({ x, y }) => Math.hypot(x - pressed.x, y - pressed.y));
  return distances.indexOf(Math.min(...distances));
}
