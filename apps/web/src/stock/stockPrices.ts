import { amountIn, neededCost, type NeededCost, type Shed, type StockLedger } from '@mix/documents';
import type { Catalogue, MixPlan, ProductMeasure } from '@mix/engine';

/** What a product of a plan costs by its stock ledger. */
export interface StockPrice {
  readonly ledger: StockLedger;
  /** In the unit of the ledger. */
  readonly needed: number;
  readonly cost: NeededCost;
  /** Cents of one kg or L as the plan measures it, on average over the job; null is not known. */
  readonly centsPerUnit: number | null;
}

/** What other jobs take of a product before a plan does, in the unit of its ledger. */
export type PromisedOf = (
  productId: string,
  unit: ProductMeasure['unit'],
  densityKgPerL: number | null,
) => number;

/** Costs of the products of a plan, by id: of those that have a stock ledger. */
export function stockPrices(
  plan: Pick<MixPlan, 'productTotals'>,
  { products }: Pick<Catalogue, 'products'>,
  shed: Pick<Shed, 'ledgerOf'>,
  promisedOf: PromisedOf,
): ReadonlyMap<string, StockPrice> {
  const found = new Map<string, StockPrice>();
  for (const { productId, measured } of plan.productTotals) {
    const product = products.find(({ id }) => id === productId);
    const ledger = product === undefined ? null : shed.ledgerOf(product);
    if (product === undefined || ledger === null) continue;
    const needed = amountIn(measured, ledger.unit, product.liquidDensityKgPerL);
    if (needed === null || needed === 0) continue;
    const promised = promisedOf(productId, ledger.unit, product.liquidDensityKgPerL);
    const cost = neededCost(ledger, needed, promised);
    // Needed and measured are one amount, in the units of the ledger and of the plan.
    const centsPerUnit =
      cost.centsPerUnit === null ? null : (cost.centsPerUnit * needed) / measured.value;
    found.set(productId, { ledger, needed, cost, centsPerUnit });
  }
  return found;
}
