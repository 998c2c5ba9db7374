import type { LabelCountry, ProductLabel } from '../catalogue/ProductLabel.ts';
import type { Product } from '../catalogue/Product.ts';
import { INTERVAL_KINDS, type IntervalKind, type LabelInterval } from '../mix/LabelInterval.ts';
import { needsLabel } from '../catalogue/needsLabel.ts';
import { countedLabel } from './countedLabel.ts';

const FIGURES = {
  rainFree: 'rainFreeH',
  entry: 'entryH',
  grazing: 'grazingDays',
  cutting: 'cuttingDays',
  harvest: 'harvestDays',
} as const;

/**
 * A grazing interval also covers cutting for feed where the label gives none for it: so the
 * Australian authority reads its labels (APVMA, withholding periods, common questions). Elsewhere
 * it is not known.
 */
function intervalOf(
  label: ProductLabel | null,
  kind: IntervalKind,
  country: LabelCountry | null,
): number | null {
  if (label === null) return null;
  const own = label[FIGURES[kind]];
  if (own !== undefined) return own;
  const coversCutting = kind === 'cutting' && country === 'AU';
  return coversCutting ? (label.grazingDays ?? null) : null;
}

/**
 * What has to be waited for after spraying a mix. The longest of all its products holds for each
 * kind (Washington State University, re-entry and pre-harvest intervals of mixes). One product
 * whose label is not known makes the kind not known: a shorter figure would look like leave. Empty
 * where nothing of the mix has a label.
 * @param withoutFacts ids of products that were sprayed too and of which nothing is known any more
 */
export function labelIntervals(
  products: readonly Product[],
  country: LabelCountry | null,
  withoutFacts: readonly string[] = [],
): readonly LabelInterval[] {
  const labelled = products.filter(
    (product) => needsLabel(product) || countedLabel(product, country) !== null,
  );
  if (labelled.length === 0 && withoutFacts.length === 0) return [];
  return INTERVAL_KINDS.map((kind): LabelInterval => {
    let longest = 0;
    let productIds: string[] = [];
    const unknownFor: string[] = [];
    for (const product of labelled) {
      const value = intervalOf(countedLabel(product, country), kind, country);
      if (value === null) unknownFor.push(product.id);
      if (value === null || value === 0 || value < longest) continue;
      productIds = value > longest ? [product.id] : [...productIds, product.id];
      longest = value;
    }
    unknownFor.push(...withoutFacts);
    const isKnown = unknownFor.length === 0;
    return {
      kind,
      unit: kind === 'entry' || kind === 'rainFree' ? 'h' : 'd',
      value: isKnown ? longest : null,
      productIds: isKnown ? productIds : [],
      unknownFor,
    };
  });
}
