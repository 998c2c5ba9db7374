import type { JobProductTotal, MixPlan } from '@mix/engine';
import { totalWords } from '../made/en/mix/totalWords.ts';
import { measureText } from './measureText.ts';
import { numberText } from './numberText.ts';

/** A smaller share of a dose is not shown: a tenth of a percent is the last figure shown. */
const TOLD = 0.0005;

/** The largest share by which weighing changes a dose in a load, below 0 for too little. */
function doseChange({ loads }: Pick<MixPlan, 'loads'>, productId: string): number {
  let change = 0;
  for (const { products, heelSameMixL, loadL } of loads) {
    const product = products.find((one) => one.productId === productId);
    if (product?.measured == null || product.amount.value === 0) continue;
    // The same mix that is in the tank already has its planned dose.
    const fresh = 1 - heelSameMixL / loadL;
    const own = (product.measured.value / product.amount.value - 1) * fresh;
    if (Math.abs(own) > Math.abs(change)) change = own;
  }
  return change;
}

/** "1 kg", "50 mL", "1 oz": the step a product is weighed or measured to; null where it is weighed as planned. */
const stepText = ({
  measured: { unit },
  measuringStep,
}: Pick<JobProductTotal, 'measured' | 'measuringStep'>): string | null =>
  measuringStep === null ? null : measureText({ unit, value: measuringStep });

/**
 * The effect of weighing: "weighed to 1 kg, dose +0.1 %" in the load that it changes most; null
 * where the change is too small to be shown.
 */
export function weighedText(total: JobProductTotal, plan: Pick<MixPlan, 'loads'>): string | null {
  const step = stepText(total);
  const change = doseChange(plan, total.productId);
  if (step === null || Math.abs(change) < TOLD) return null;
  const percent = numberText(Math.abs(change) * 100, 1);
  return totalWords.weighed(step, `${change > 0 ? '+' : '−'}${percent}\u00a0%`);
}
