interface Place {
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
}

/** A metre or so: as near as an outline's middle means anything. */
export const placeDegrees = ({ latitudeDeg, longitudeDeg }: Place): string =>
  `${latitudeDeg.toFixed(5)},${longitudeDeg.toFixed(5)}`;

/**
 * Opens the maps that a phone has of its own at a place, without a word to any other service: by RFC 5870,
 * and on Apple's devices, which do not know that, by the scheme of theirs.
 */
export function mapsLink(place: Place, name: string, userAgent: string): string {
  const at = placeDegrees(place);
  const called = encodeURIComponent(name);
  return /iPhone|iPad|Macintosh/.test(userAgent)
    ? `maps:?ll=${at}&q=${called}`
    : `geo:${at}?q=${at}(${called})`;
}
