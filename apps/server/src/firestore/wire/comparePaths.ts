import { compareText } from './compareText.ts';

const NUMERIC_ID = /^__id(-?\d+)__$/;

function compareSegments(left: string, right: string): number {
  const a = NUMERIC_ID.exec(left)?.[1];
  const b = NUMERIC_ID.exec(right)?.[1];
  if (a !== undefined && b !== undefined) {
    const [x, y] = [BigInt(a), BigInt(b)];
    return x < y ? -1 : x > y ? 1 : 0;
  }
  if (a !== undefined) return -1;
  return b === undefined ? compareText(left, right) : 1;
}

const segmentAt = (path: string, start: number): string => {
  const end = path.indexOf('/', start);
  return end === -1 ? path.slice(start) : path.slice(start, end);
};

/** The order of two paths or names, segment by segment; ids like `__id7__` sort first, as numbers. */
export function comparePaths(left: string, right: string): number {
  if (left === right) return 0;
  const length = Math.min(left.length, right.length);
  let differs = 0;
  while (differs < length && left.charCodeAt(differs) === right.charCodeAt(differs)) differs += 1;
  // Everything before the segment they differ in is the same in both.
  const start = differs === 0 ? 0 : left.lastIndexOf('/', differs - 1) + 1;
  const order = compareSegments(segmentAt(left, start), segmentAt(right, start));
  return order === 0 ? left.length - right.length : order;
}
