import type { LeafBurnResult, LeafCover } from '../mix/MixPlan.ts';
import type { Working } from '../mix/Working.ts';
import { fraction } from '../units/quantity.ts';
import { term } from '../working/terms.ts';
import type { InterceptedShare } from './cropInterception.ts';

interface OnLeaf {
  readonly told: Pick<LeafBurnResult, 'interceptedFraction' | 'nitrogenOnLeafKgPerHa'>;
  readonly workings: readonly Working[];
}

interface Sprayed {
  /** Part of the ground that gets spray. */
  readonly treatedShare: number;
  readonly cover: LeafCover | null;
  /** Of all products; null is not known. */
  readonly nitrogenKgPerHa: number | null;
}

/**
 * How much of a spray, and of its nitrogen, comes to lie on leaf. The table of shares is of sprays
 * over the whole ground: bands leave out gaps and streams meet less leaf, so that there the share
 * is not known.
 */
export function nitrogenOnLeaf(
  intercepted: InterceptedShare | null,
  { treatedShare, cover, nitrogenKgPerHa }: Sprayed,
): OnLeaf {
  if (intercepted === null || treatedShare !== 1 || cover === 'streams')
    return { told: { interceptedFraction: null, nitrogenOnLeafKgPerHa: null }, workings: [] };
  const { sharePct, source } = intercepted;
  const interceptedFraction = fraction(sharePct / 100);
  if (nitrogenKgPerHa === null)
    return { told: { interceptedFraction, nitrogenOnLeafKgPerHa: null }, workings: [] };
  const value = (nitrogenKgPerHa * sharePct) / 100;
  const working: Working = {
    figure: 'leafBurn.nitrogenOnLeafKgPerHa',
    formula: 'nitrogenOnLeaf',
    terms: [
      term('nitrogenSupplied', nitrogenKgPerHa, 'kg/ha'),
      term('interceptedShare', sharePct, '%', source),
    ],
    value,
    unit: 'kg/ha',
  };
  return {
    told: { interceptedFraction, nitrogenOnLeafKgPerHa: value },
    workings: value > 0 ? [working] : [],
  };
}
