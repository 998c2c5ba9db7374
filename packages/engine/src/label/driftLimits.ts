import { DROPLET_CLASSES } from '../catalogue/DropletClass.ts';
import type { MixInputs } from '../mix/MixInputs.ts';
import type { BufferResult, SprayerResult } from '../mix/MixPlan.ts';
import { mixProblem, type MixProblem } from '../mix/MixProblem.ts';
import { needsLabel } from '../catalogue/needsLabel.ts';
import { countedLabel } from './countedLabel.ts';

/**
 * The widest downwind distance of the labels; null where nothing of the mix has a label. Distances
 * are a label's alone (APVMA, spray drift definitions): no rule works out one from another.
 */
export function labelBuffer({ products, country }: MixInputs): BufferResult | null {
  let bufferM: number | null = null;
  let productIds: string[] = [];
  const unknownFor: string[] = [];
  let isAsked = false;
  for (const { product } of products) {
    const label = countedLabel(product, country);
    if (label === null && !needsLabel(product)) continue;
    isAsked = true;
    const own = label?.bufferM;
    if (own === undefined) unknownFor.push(product.id);
    else {
      if (own > 0 && own >= (bufferM ?? 0))
        productIds = own === bufferM ? [...productIds, product.id] : [product.id];
      bufferM = Math.max(own, bufferM ?? 0);
    }
  }
  return isAsked ? { bufferM, productIds, unknownFor } : null;
}

/**
 * A label names the finest droplets: as coarse or coarser is allowed (MODEL.md). Finer droplets
 * only warn: their class is of the pressure worked out, and of the edition of the nozzle's table.
 */
export function dropletProblems(
  { products, country }: MixInputs,
  sprayer: SprayerResult | null,
): MixProblem[] {
  const problems: MixProblem[] = [];
  for (const { product, index } of products) {
    const finest = countedLabel(product, country)?.finestDroplets;
    if (finest === undefined) continue;
    const own = sprayer?.dropletClass ?? null;
    const values = { productId: product.id, finest, dropletClass: own };
    if (own === null) problems.push(mixProblem('dropletsNotChecked', `products.${index}`, values));
    else if (DROPLET_CLASSES.indexOf(own) < DROPLET_CLASSES.indexOf(finest)) {
      problems.push(mixProblem('dropletsFinerThanLabel', 'nozzle', values));
    }
  }
  return problems;
}
