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

/** The order of two paths or names, segment by segment; ids like `__id7__` sort first, as numbers. */
export function comparePaths(left: string, right: string): number {
  if (left === right) return 0;
  const a = left.split('/');
  const b = right.split('/');
  for (const [index, segment] of a.entries()) {
    const other = b[index];
    if (other === undefined) return 1;
    const order = compareSegments(segment, other);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}
