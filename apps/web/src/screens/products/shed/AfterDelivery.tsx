import { stockWarnings, type StockLedger } from '@mix/documents';
import type { Product } from '@mix/engine';
import { stockText } from '../../../catalogue/stock/stockAmount.ts';
import { stockWords } from '../../../words/en/farm/stockWords.ts';
import { useNeeds } from './useNeeds.ts';
import { warningText } from './warningText.ts';

interface AfterDeliveryProps {
  readonly product: Product;
  /** The book with the delivery in it. */
  readonly after: StockLedger;
  readonly today: string;
}

/** What is in the shed after a delivery, and whether the next job can be made of it. */
export function AfterDelivery({ product, after, today }: AfterDeliveryProps) {
  const { amount, unit } = after;
  const needs = useNeeds()(product.id, unit, product.liquidDensityKgPerL);
  const [worst] = stockWarnings(after, needs, today);
  const said = worst === undefined ? null : warningText(worst, unit, needs);
  return (
    <p>
      {stockWords.afterIt}: <strong>{stockWords.afterAmount(stockText(amount, unit))}</strong>
      {said !== null && `. ${said.word}: ${said.text}`}
    </p>
  );
}
