import type { MixDraftProduct } from '../mix/MixDraft.ts';
import { labelMaximum } from './labelMaximum.ts';
import { RATE_UNIT_FACTS } from '../catalogue/rateUnits.ts';
import { applyOverrides } from './applyOverrides.ts';
import { productDose } from './productAmount.ts';
import type { Product } from '../catalogue/Product.ts';

/**
 * How many times its planned rate a product may go before it passes its label maximum: 1.25 leaves a
 * quarter. Null without a label maximum. The line is one that was planned, so that its rate and the
 * label's are of one kind.
 */
export function labelShare(product: Product, line: MixDraftProduct): number | null {
  const overrides = line.overrides ?? null;
  const label = labelMaximum(product, overrides);
  if (label === null || line.rate === null) return null;
  if (RATE_UNIT_FACTS[label.unit].basis !== RATE_UNIT_FACTS[line.rate.unit].basis) return null;
  const corrected = applyOverrides(product, overrides);
  const planned = productDose({ product: corrected, rate: line.rate }).value;
  return planned > 0 ? productDose({ product: corrected, rate: label }).value / planned : null;
}
