import { isGroundPoint } from '../geometry/GroundPoint.ts';
import type { Stretch } from './Stretch.ts';
import type { Fix } from './takeFix.ts';

/** Each character carries five bits of a number; its sixth bit says that more follow. */
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES = new Map(Array.from(SIGNS, (sign, value) => [sign, value]));

/** Steps of a degree: a centimetre along the meridian. */
const PER_DEGREE = 1e7;
const PER_M = 10;
const MS = 1000;
const FIGURES = 4;

/** The largest number a text may hold: far beyond degrees and dates, and exact in a double. */
const MOST = 2 ** 45;

function signsOf(figure: number): string {
  // Small numbers of either sign become small ones: 0, -1, 1, -2 are 0, 1, 2, 3.
  let left = figure < 0 ? -2 * figure - 1 : 2 * figure;
  let signs = '';
  do {
    const low = left % 32;
    left = Math.floor(left / 32);
    signs += SIGNS.charAt(low + (left > 0 ? 32 : 0));
  } while (left > 0);
  return signs;
}

const figuresOf = ({ latitudeDeg, longitudeDeg, atMs, accuracyM }: Fix): readonly number[] => [
  Math.round(latitudeDeg * PER_DEGREE),
  Math.round(longitudeDeg * PER_DEGREE),
  Math.round(atMs / MS),
  Math.round(accuracyM * PER_M),
];

/**
 * The points of a stretch as a short text: whole figures (a ten-millionth of a degree, seconds,
 * decimetres of accuracy), each as its difference from the one before.
 */
export function packStretch(points: Stretch['points']): string {
  let before: readonly number[] = Array.from({ length: FIGURES }, () => 0);
  return points
    .map((point) => {
      const figures = figuresOf(point);
      const text = figures.map((figure, place) => signsOf(figure - (before[place] ?? 0))).join('');
      before = figures;
      return text;
    })
    .join('');
}

function readFigures(text: string): readonly number[] | null {
  const figures: number[] = [];
  let figure = 0;
  let weight = 1;
  for (const sign of text) {
    const value = VALUES.get(sign);
    if (value === undefined || weight > MOST) return null;
    figure += (value % 32) * weight;
    weight *= 32;
    if (value >= 32) continue;
    figures.push(figure % 2 === 0 ? figure / 2 : -(figure + 1) / 2);
    figure = 0;
    weight = 1;
  }
  return weight === 1 && figures.length % FIGURES === 0 ? figures : null;
}

/** The points of a packed stretch; null where the text is damaged or no such text. */
export function unpackStretch(text: string): Stretch['points'] | null {
  const figures = readFigures(text);
  if (figures === null) return null;
  const points: Fix[] = [];
  let [latitude, longitude, seconds, accuracy] = [0, 0, 0, 0];
  for (let at = 0; at < figures.length; at += FIGURES) {
    latitude += figures[at] ?? 0;
    longitude += figures[at + 1] ?? 0;
    seconds += figures[at + 2] ?? 0;
    accuracy += figures[at + 3] ?? 0;
    const point = {
      latitudeDeg: latitude / PER_DEGREE,
      longitudeDeg: longitude / PER_DEGREE,
      atMs: seconds * MS,
      accuracyM: accuracy / PER_M,
    };
    if (!isGroundPoint(point) || accuracy < 0) return null;
    points.push(point);
  }
  return points;
}
