import type { Hectares, JobProductTotal } from '@mix/engine';
import { totalWords } from '../made/en/mix/totalWords.ts';
import { measureText } from './measureText.ts';
import { quantityText } from './quantityText.ts';

/**
 * Why the amount weighed for a job differs from what its ground gets: "400 kg on 20 ha + 4 kg that
 * stays in the machine"; null where only the scale makes the difference.
 */
export function totalReason(
  { amount, measured, sprayed, leftInMachine, alreadyInMachine }: JobProductTotal,
  sprayAreaHa: Hectares,
  decimals?: number,
): string | null {
  if (leftInMachine.value === 0 && alreadyInMachine.value === 0) return null;
  const ground = totalWords.onGround(
    measureText(sprayed, decimals),
    quantityText(sprayAreaHa, 'ha'),
  );
  const stays =
    leftInMachine.value > 0 ? totalWords.stays(measureText(leftInMachine, decimals)) : '';
  const isThere =
    alreadyInMachine.value > 0 ? totalWords.isThere(measureText(alreadyInMachine, decimals)) : '';
  const more = measured.value - amount.value;
  const isTold = measureText(measured, decimals) !== measureText(amount, decimals);
  const size = { ...measured, value: Math.abs(more) } as typeof measured;
  const rounding = isTold
    ? totalWords.rounding(measureText(size, decimals), more > 0 ? '+' : '−')
    : '';
  return ground + stays + isThere + rounding;
}
