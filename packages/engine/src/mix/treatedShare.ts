/** Twelve figures: the last binary digits of a quotient must not need one more load. */
const FIGURES = 12;

interface Band {
  readonly bandWidthM?: number | null;
  readonly rowSpacingM?: number | null;
}

/**
 * Part of the ground that gets spray: band over row spacing (Raven operator's manual, banding; OMAFRA,
 * banded applications); 1 where no band is set. Null where one of the two is missing or the band is
 * wider than the row.
 */
export function treatedShare({ bandWidthM = null, rowSpacingM = null }: Band): number | null {
  if (bandWidthM === null && rowSpacingM === null) return 1;
  if (bandWidthM === null || rowSpacingM === null || bandWidthM > rowSpacingM) return null;
  return Number((bandWidthM / rowSpacingM).toPrecision(FIGURES));
}

/** Ground in the bands of a field, ha. */
export const treatedArea = (fieldHa: number, share: number): number =>
  share === 1 ? fieldHa : Number((fieldHa * share).toPrecision(FIGURES));
