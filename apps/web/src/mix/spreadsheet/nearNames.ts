import { isWithin } from '../../catalogue/search/isWithin.ts';

/** As many as a person looks through before choosing; they stand below each other on a phone. */
export const MOST_NEAR = 3;
const LONGEST = 60;

/** Letters to add, drop or change between two texts; null where they are more than that. */
function slipsBetween(one: string, other: string, most: number): number | null {
  for (let slips = 0; slips <= most; slips += 1) if (isWithin(one, other, slips)) return slips;
  return null;
}

/** 0 it begins so, 1 a word of it does, from 2 on by the letters between them; null: it is not near. */
function nearness(written: string, name: string): number | null {
  if (name.startsWith(written)) return 0;
  if (` ${name}`.includes(` ${written}`)) return 1;
  const slips = slipsBetween(written, name, Math.max(1, Math.floor(written.length / 4)));
  return slips === null ? null : 2 + slips;
}

/** The names that were most likely meant, the likeliest first, for a person to take or not. */
export function nearNames(written: string, names: readonly string[]): readonly string[] {
  const lower = written.trim().toLowerCase().slice(0, LONGEST);
  if (lower === '') return [];
  return names
    .flatMap((name) => {
      const far = nearness(lower, name.toLowerCase());
      return far === null ? [] : [{ name, far }];
    })
    .toSorted((one, other) => one.far - other.far)
    .slice(0, MOST_NEAR)
    .map(({ name }) => name);
}
