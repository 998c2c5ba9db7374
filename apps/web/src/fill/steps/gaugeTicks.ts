/** A mark of the scale beside the tank; only every other one carries its figure. */
export interface GaugeTick {
  readonly value: number;
  readonly labelled: boolean;
}

const MOST_LABELS = 6;

/**
 * Marks from 0 to the capacity at friendly figures (1, 2 or 5 and their tens), with one between each
 * two that are labelled.
 */
export function gaugeTicks(capacity: number): readonly GaugeTick[] {
  if (!(capacity > 0)) return [];
  const tens = 10 ** Math.floor(Math.log10(capacity / MOST_LABELS));
  const step = [1, 2, 5, 10]
    .map((figure) => figure * tens)
    .find((one) => capacity / one < MOST_LABELS);
  const half = (step ?? tens * 10) / 2;
  const count = Math.floor(capacity / half + 1e-9);
  return Array.from({ length: count + 1 }, (_, place) => ({
    value: place * half,
    labelled: place % 2 === 0,
  }));
}
