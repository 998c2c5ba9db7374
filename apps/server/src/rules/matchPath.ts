import type { PatternSegment } from './syntax/RulesFile.ts';
import { UNPROVED, type Outcome } from './values/Fault.ts';
import { RulesPath } from './values/RulesValue.ts';

/** Segments of a path that a query leaves open: one of any name, or any number of them. */
export const ANY_ONE = Symbol('any one segment');
export const ANY_MANY = Symbol('any number of segments');
export type PathPart = string | typeof ANY_ONE | typeof ANY_MANY;

const capturedOne = (part: PathPart): Outcome => (typeof part === 'string' ? part : UNPROVED);

const capturedMany = (parts: readonly PathPart[]): Outcome => {
  const segments = parts.filter((part) => typeof part === 'string');
  return segments.length === parts.length ? new RulesPath(segments) : UNPROVED;
};

function matchFrom(
  pattern: readonly PatternSegment[],
  path: readonly PathPart[],
  segmentAt: number,
  partAt: number,
): Outcome[] | null {
  const segment = pattern[segmentAt];
  if (segment === undefined) return partAt === path.length ? [] : null;
  if (segment.kind === 'many') {
    for (let end = partAt; end <= path.length; end += 1) {
      const rest = matchFrom(pattern, path, segmentAt + 1, end);
      if (rest !== null) return [capturedMany(path.slice(partAt, end)), ...rest];
    }
    return null;
  }
  const part = path[partAt];
  // Any number of segments may be none: only a ** is sure to take them.
  if (part === undefined || part === ANY_MANY) return null;
  if (segment.kind === 'literal' && segment.text !== part) return null;
  const rest = matchFrom(pattern, path, segmentAt + 1, partAt + 1);
  if (rest === null || segment.kind === 'literal') return rest;
  return [capturedOne(part), ...rest];
}

/**
 * What the captures of a pattern hold for a path; null when the pattern does not take the path, or,
 * for a path with open parts, does not take every path it stands for.
 */
export function matchPath(
  pattern: readonly PatternSegment[],
  path: readonly PathPart[],
): readonly Outcome[] | null {
  // Most patterns fail at their length, which costs nothing to compare for every pattern.
  const hasMany = pattern.some(({ kind }) => kind === 'many');
  if (!hasMany && pattern.length !== path.length) return null;
  return matchFrom(pattern, path, 0, 0);
}
