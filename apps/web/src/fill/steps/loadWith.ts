import type { AdjustedLoad } from '@mix/engine';
import { loadAfter } from '../jobView.ts';
import type { Fill } from '../fillOf.ts';

/** The load in work, if `amount` were put in at the step in work. */
export function loadWith(
  { stage, begun, load }: Fill,
  amount: number | null,
  matched: boolean,
): AdjustedLoad {
  const done = begun?.done ?? [];
  return loadAfter(stage, load.load.number, [
    ...done,
    { outcome: 'different', amount, matched, atMs: 0, temperatureC: null },
  ]);
}
