import type { BenchRow } from '../BenchRow.ts';
import { median, percentile } from '../statistics.ts';

/** Above this spread of the control itself, a row says nothing of ours. */
const MOST_SPREAD = 0.15;

/** What was measured in turns: control, ours, control, ours. */
export interface Pair<Figures> {
  readonly control: Figures;
  readonly ours: Figures;
}

/** Between the quarters of the samples: of seven, the five in the middle. */
const rangeOf = (samples: readonly number[]): number =>
  percentile(samples, 0.75) - percentile(samples, 0.25);

/** That range as a share of the median. */
export const spreadOf = (samples: readonly number[]): number => rangeOf(samples) / median(samples);

/** Why figures beside these controls are not judged; null when they are. */
export function refusalOf(controls: readonly number[]): string | null {
  const spread = spreadOf(controls);
  return spread <= MOST_SPREAD
    ? null
    : `not judged: control spreads ${(spread * 100).toFixed(0)} %`;
}

/** Why a difference by the clock is not judged, null when it is. */
export function refusalBeyond(mostMs: number, controls: readonly number[]): string | null {
  const range = rangeOf(controls);
  return range <= mostMs ? null : `not judged: control spreads ${range.toFixed(0)} ms`;
}

/** The median of what each of ours is to the control measured beside it. */
export const ratioOf = (pairs: readonly Pair<number>[]): number =>
  median(pairs.map(({ control, ours }) => ours / control));

/** A row whose verdict is withheld where there is a reason to. */
export const unlessRefused = (row: BenchRow, refusal: string | null): BenchRow =>
  refusal === null ? row : { ...row, met: null, refusal };
