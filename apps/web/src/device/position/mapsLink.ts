interface Place {
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
}

/** Degrees to a metre or so: the middle of an outline means nothing closer. */
export const placeDegrees = ({ latitudeDeg, longitudeDeg }: Place): string =>
  `${latitudeDeg.toFixed(5)},${longitudeDeg.toFixed(5)}`;

/**
 * Opens the phone's own maps at a position, without a request to any other service: by RFC 5870,
 * and on Apple's devices, which do not know that, by Apple's own scheme.
 */
export function mapsLink(place: Place, name: string, userAgent: string): string {
  const at = placeDegrees(place);
  const called = encodeURIComponent(name);
  return /iPhone|iPad|Macintosh/.test(userAgent)
    ? `maps:?ll=${at}&q=${called}`
    : `geo:${at}?q=${at}(${called})`;
}
