export type Axis = 'latitude' | 'longitude';

/** One angle of a typed pair of coordinates. */
export interface Angle {
  /** Every value that it may mean, degrees, as it is written first. */
  readonly readings: readonly number[];
  /** Said by a letter or a word; null: only its place in the pair says it. */
  readonly axis: Axis | null;
  /** Whether a letter says on which side of the equator or of Greenwich it lies. */
  readonly hasSide: boolean;
}

/** Letters of English, French and Spanish; O, west in the last two, is east in other languages. */
const SIDES: Readonly<Record<string, { readonly axis: Axis; readonly signs: readonly number[] }>> =
  {
    N: { axis: 'latitude', signs: [1] },
    S: { axis: 'latitude', signs: [-1] },
    E: { axis: 'longitude', signs: [1] },
    W: { axis: 'longitude', signs: [-1] },
    O: { axis: 'longitude', signs: [-1, 1] },
  };

const BEFORE = String.raw`(?:(?<word>LAT|LON) ?[:=]? ?)?(?<before>[NSEWO])? ?(?<sign>[-+])? ?`;
const DEGREES = String.raw`(?<degrees>\d{1,3}(?:\.\d+)?)`;
// A mark or a gap stands between two parts: 174531 has no minutes.
const SECONDS = String.raw`(?: ?' ?| )(?<seconds>\d{1,2}(?:\.\d+)?)(?: ?")?`;
const MINUTES = String.raw`(?: ?° ?| )(?<minutes>\d{1,2}(?:\.\d+)?)(?:${SECONDS}|(?: ?')?)`;
const FORM = new RegExp(`^${BEFORE}${DEGREES}(?:${MINUTES}|(?: ?°))? ?(?<after>[NSEWO])?$`);

/** Degrees, minutes and seconds as degrees; null where they are no such figures. */
function degreesOf(parts: readonly string[]): number | null {
  // Only the last of them has decimals, and sixty minutes would be a degree.
  if (parts.slice(0, -1).some((part) => part.includes('.'))) return null;
  const [degrees = 0, minutes = 0, seconds = 0] = parts.map(Number);
  return minutes < 60 && seconds < 60 ? degrees + minutes / 60 + seconds / 3600 : null;
}

/** An angle with the letter of its side. A minus beside it says the same again, or turns it round. */
function sidedAngle(value: number, isMinus: boolean, letter: string): Angle | null {
  const side = SIDES[letter];
  if (side === undefined) return null;
  const readings = side.signs.flatMap((sign) =>
    isMinus ? [sign * value, -sign * value] : [sign * value],
  );
  return { readings: [...new Set(readings)], axis: side.axis, hasSide: true };
}

const AXES: Readonly<Record<string, Axis>> = { LAT: 'latitude', LON: 'longitude' };

type Parts = Readonly<Partial<Record<string, string>>>;

/** The figure of an angle, degrees, without its sign; null where it is none. */
const figureOf = ({ degrees, minutes, seconds }: Parts): number | null =>
  degrees === undefined
    ? null
    : degreesOf([degrees, minutes, seconds].filter((part) => part !== undefined));

/** Reads one angle in plain signs and capital letters, as `plainCoordinates` writes it. */
export function readAngle(text: string): Angle | null {
  const parts: Parts = FORM.exec(text)?.groups ?? {};
  const value = figureOf(parts);
  if (value === null) return null;
  const { word = '', before, sign, after } = parts;
  const isMinus = sign === '-';
  const named = AXES[word] ?? null;
  const letters = [before, after].filter((letter) => letter !== undefined);
  const [letter] = letters;
  if (letter === undefined) {
    return { readings: [isMinus ? -value : value], axis: named, hasSide: false };
  }
  const angle = letters.length === 1 ? sidedAngle(value, isMinus, letter) : null;
  return named === null || angle?.axis === named ? angle : null;
}
