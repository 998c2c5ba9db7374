import { amountIn, stockWarnings, type RoundTask, type StockNeed } from '@mix/documents';
import type { Product } from '@mix/engine';
import { useMemo } from 'react';
import { needsOfJobs } from '../../../stock/needs/needsOfJobs.ts';
import { useJobsUntil } from '../../../stock/needs/useNextJobs.ts';
import { useStock, useStockArrival } from '../../../stock/useStock.ts';
import { warningText } from '../../../stock/warningText.ts';
import type { RoundPlan } from './roundPlans.ts';

/** A product that the shed has not enough of. */
interface ShortProduct {
  readonly id: string;
  /** The word for it: "Short". */
  readonly word: string;
  readonly text: string;
}

type Planned = RoundTask & Pick<RoundPlan, 'row' | 'plan' | 'facts'>;

/** What a round takes of a product on each day, in the unit of its ledger. */
const needsOfRound = (
  tasks: readonly Planned[],
  { id, liquidDensityKgPerL }: Product,
  unit: 'kg' | 'L',
): readonly StockNeed[] =>
  tasks.flatMap(({ plan, row, day }): readonly StockNeed[] => {
    const total = plan?.productTotals.find(({ productId }) => productId === id);
    const amount = total && amountIn(total.measured, unit, liquidDensityKgPerL);
    return amount == null ? [] : [{ amount, name: row.name, day }];
  });

/**
 * A hook. What is short in the shed for a round, with the jobs that are handed over before it; null
 * as long as what is there or promised is not known. Of products that nobody counts nothing is said.
 */
export function useRoundShort(
  tasks: readonly Planned[],
  today: string,
): readonly ShortProduct[] | null {
  const shed = useStock();
  const ofShed = useStockArrival();
  const byDay = useMemo(() => tasks.toSorted((a, b) => a.day.localeCompare(b.day)), [tasks]);
  const before = useJobsUntil(byDay.at(-1)?.day ?? today, today);
  return useMemo(() => {
    if (shed === null || ofShed !== 'here' || before === null) return null;
    const promised = needsOfJobs(before);
    const products = new Map(
      byDay.flatMap(({ plan, facts }) =>
        (plan?.productTotals ?? []).flatMap(({ productId }) => {
          const product = facts.products.find(({ id }) => id === productId);
          return product === undefined ? [] : [[productId, product] as const];
        }),
      ),
    );
    return [...products.values()].flatMap((product): readonly ShortProduct[] => {
      const ledger = shed.ledgerOf(product);
      if (ledger === null) return [];
      const needs = [
        ...promised(product.id, ledger.unit, product.liquidDensityKgPerL),
        ...needsOfRound(byDay, product, ledger.unit),
      ];
      return stockWarnings(ledger, needs, today)
        .filter(({ code }) => code === 'short' || code === 'belowZero')
        .map((warning) => ({ id: product.id, ...warningText(warning, ledger.unit, needs) }));
    });
  }, [shed, ofShed, before, byDay, today]);
}
