/** One line of the benchmark table. */
export interface BenchRow {
  readonly what: string;
  /** The figure as printed, with its unit. */
  readonly measured: string;
  readonly goal: string;
  /** Null: reported beside the goals, not judged. */
  readonly met: boolean | null;
  /** Why a figure that has a goal is not judged, in place of the verdict. */
  readonly refusal?: string;
}

/** A figure that should be at most `limit`. */
export const atMost = (
  what: string,
  value: number,
  limit: number,
  unit: string,
  digits = 0,
): BenchRow => ({
  what,
  measured: `${value.toFixed(digits)} ${unit}`,
  goal: `at most ${String(limit)} ${unit}`,
  met: value <= limit,
});

/** A figure that should be at least `limit`. */
export const atLeast = (
  what: string,
  value: number,
  limit: number,
  unit: string,
  digits = 0,
): BenchRow => ({
  what,
  measured: `${value.toFixed(digits)} ${unit}`,
  goal: `at least ${String(limit)} ${unit}`,
  met: value >= limit,
});

/** A figure told for comparison. */
export const told = (what: string, measured: string): BenchRow => ({
  what,
  measured,
  goal: '',
  met: null,
});
