const NUMBER = /[-+]? ?\d+(?:\.\d+)?/g;
/** Degrees, minutes and seconds of two angles. */
const MOST_NUMBERS = 6;

/** Where the second of two such signs stands; null where there are not two. */
function secondOf(text: string, sign: RegExp): number | null {
  const places = [...text.matchAll(sign)].map(({ index }) => index);
  return places.length === 2 ? (places[1] ?? null) : null;
}

/** Where the second angle of a pair begins that has nothing between the two. */
function secondAngle(text: string): number | null {
  const words = secondOf(text, /LAT|LON/g);
  if (words !== null) return words;
  const letters = secondOf(text, /[NSEWO]/g);
  // "S38 E174" has its letters before the figures, "38S 174E" behind them.
  if (letters !== null) return /^[NSEWO]/.test(text) ? letters : text.search(/[NSEWO]/) + 1;
  const degrees = secondOf(text, /[-+]? ?\d+(?:\.\d+)? ?°/g);
  if (degrees !== null) return degrees;
  const numbers = [...text.matchAll(NUMBER)].map(({ index }) => index);
  const { length } = numbers;
  if (length === 0 || length % 2 === 1 || length > MOST_NUMBERS) return null;
  return numbers[length / 2] ?? null;
}

/** Both angles of plain coordinates as texts; null where it is not clear which are the two. */
export function splitPair(plain: string): readonly [string, string] | null {
  const halves = plain.split(';');
  const at = halves.length === 1 ? secondAngle(plain) : null;
  const [first, second, more] = at === null ? halves : [plain.slice(0, at), plain.slice(at)];
  if (first === undefined || second === undefined || more !== undefined) return null;
  return [first.trim(), second.trim()];
}
