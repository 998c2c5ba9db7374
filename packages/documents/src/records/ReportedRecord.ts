import type { MixDraftProduct, Product } from '@mix/engine';
import type { RecordProduct, SprayRecord } from './SprayRecord.ts';

/** The facts of a product that its nutrients, its nitrogen and its cost are told from. */
export type ReportedFacts = Pick<
  Product,
  'id' | 'category' | 'form' | 'nutrientsPct' | 'liquidDensityKgPerL'
>;

export type ReportedProduct = Pick<RecordProduct, 'productId' | 'name' | 'planned' | 'actual'>;

/** A product as it was planned, as far as its cost is told from it. */
export interface PricedLine {
  readonly productId: string;
  readonly price?: MixDraftProduct['price'] | undefined;
  readonly containers?: MixDraftProduct['containers'] | undefined;
}

/**
 * The part of a record that lists, sums and charts of many records need. It holds only stored
 * values, so that figures worked out from it are the same as from the whole record.
 */
export interface ReportedRecord extends Pick<
  SprayRecord,
  | 'name'
  | 'state'
  | 'endedAt'
  | 'paddockId'
  | 'location'
  | 'landUse'
  | 'sprayAreaHa'
  | 'areaDoneHa'
  | 'plannedCarrierL'
  | 'carrierL'
  | 'operator'
> {
  readonly products: readonly ReportedProduct[];
  readonly productFacts: readonly ReportedFacts[];
  readonly draft: { readonly products?: readonly PricedLine[] | undefined };
}

/**
 * About a tenth of a record's size: of the mix only the prices, of the products what was used and
 * their contents.
 */
export const reportedRecord = (record: SprayRecord): ReportedRecord => ({
  name: record.name,
  state: record.state,
  endedAt: record.endedAt,
  paddockId: record.paddockId,
  location: record.location,
  landUse: record.landUse,
  sprayAreaHa: record.sprayAreaHa,
  areaDoneHa: record.areaDoneHa,
  plannedCarrierL: record.plannedCarrierL,
  carrierL: record.carrierL,
  operator: record.operator,
  products: record.products.map(({ productId, name, planned, actual }) => {
    return { productId, name, planned, actual };
  }),
  productFacts: record.productFacts
    .filter(({ id }) => record.products.some(({ productId }) => productId === id))
    .map(({ id, category, form, nutrientsPct, liquidDensityKgPerL }) => {
      return { id, category, form, nutrientsPct, liquidDensityKgPerL };
    }),
  draft: {
    products: record.draft.products
      // The cost of a product is told from the first line of it.
      ?.filter(
        (line, _place, lines) =>
          line.price != null && lines.find((one) => one.productId === line.productId) === line,
      )
      .map(({ productId, price, containers }) => ({ productId, price, containers })),
  },
});
