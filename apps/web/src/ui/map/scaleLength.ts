/** Round lengths; the longest that stays short of a third of a phone's drawing is drawn. */
const LENGTHS_M = [5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000];
const LONGEST = 110;

/**
 * The round length, m, that the scale of a drawing shows; null: the drawing is too large for any.
 * @param perM drawn units per metre
 */
export const scaleLengthM = (perM: number): number | null =>
  LENGTHS_M.findLast((one) => one * perM <= LONGEST) ?? null;
