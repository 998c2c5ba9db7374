import { isWithin } from '../../products/search/isWithin.ts';

/** As many as a person looks through before choosing; they stand below each other on a phone. */
export const MOST_NEAR = 3;
const LONGEST = 60;

/** Letters to add, drop or change between two texts; null where they are more than that. */
function slipsBetween(one: string, other: string, most: number): number | null {
  for (let slips = 0; slips <= most; slips += 1) if (isWithin(one, other, slips)) return slips;
  return null;
}

/** The beginnings of a name up to each end of a word, and its words. */
function partsOf(name: string): readonly string[] {
  const words = name.split(' ');
  return [...words, ...words.map((_, end) => words.slice(0, end + 1).join(' '))];
}

/**
 * 0: the name begins with the text; 1: a word of it does; from 2 on: by the letters that differ in
 * the name or a part of it; null: the name is not near.
 */
function nearness(written: string, name: string): number | null {
  if (name.startsWith(written)) return 0;
  if (` ${name}`.includes(` ${written}`)) return 1;
  const most = Math.max(1, Math.floor(written.length / 4));
  const slips = partsOf(name).flatMap((part) => slipsBetween(written, part, most) ?? []);
  return slips.length === 0 ? null : 2 + Math.min(...slips);
}

/**
 * The names that were most likely meant, the likeliest first, for a person to take or not.
 * @param names of each thing its name, and then its earlier names
 */
export function nearNames(
  written: string,
  names: readonly (readonly [string, ...string[]])[],
): readonly string[] {
  const lower = written.trim().toLowerCase().slice(0, LONGEST);
  if (lower === '') return [];
  return names
    .flatMap(([name, ...earlier]) => {
      const far = [name, ...earlier].flatMap((one) => nearness(lower, one.toLowerCase()) ?? []);
      return far.length === 0 ? [] : [{ name, far: Math.min(...far) }];
    })
    .toSorted((one, other) => one.far - other.far)
    .slice(0, MOST_NEAR)
    .map(({ name }) => name);
}
