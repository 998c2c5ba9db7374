import { cents, roundToStep, type CostLine, type CostResult, type MixPlan } from '@mix/engine';
import type { StockPrice } from '../../stock/stockPrices.ts';

/**
 * A plan with the cost of its products at the prices of the stock. Whole cents, as in the plan; a
 * sum is null while any product of it has no price.
 * @param prices of the products that take theirs from the stock, by id
 */
export function withStockCost(plan: MixPlan, prices: ReadonlyMap<string, StockPrice>): MixPlan {
  return { ...plan, cost: costOf(plan, prices) };
}

function costOf(
  { cost, productTotals, loads }: MixPlan,
  prices: ReadonlyMap<string, StockPrice>,
): CostResult {
  const lines = cost.lines.map((line): CostLine => {
    const price = prices.get(line.productId);
    const total = productTotals.find(({ productId }) => productId === line.productId);
    const centsPerUnit = price?.centsPerUnit ?? null;
    if (price === undefined || total === undefined || centsPerUnit === null) return line;
    const inLoad = loads[0]?.products.find(({ productId }) => productId === line.productId);
    const loadAmount = inLoad?.measured ?? inLoad?.amount;
    const of = (amount: number) => cents(roundToStep(centsPerUnit * amount, 1));
    return {
      ...line,
      jobCents: price.cost.cents === null ? null : cents(price.cost.cents),
      perHaCents: of(total.perHa.value),
      loadCents: loadAmount === undefined ? null : of(loadAmount.value),
    };
  });
  const sum = (part: 'jobCents' | 'perHaCents' | 'loadCents') =>
    lines.some((line) => line[part] === null)
      ? null
      : cents(lines.reduce((all, line) => all + (line[part] ?? 0), 0));
  return {
    lines,
    jobCents: sum('jobCents'),
    perHaCents: sum('perHaCents'),
    loadCents: sum('loadCents'),
  };
}
