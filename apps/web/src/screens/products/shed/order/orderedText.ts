import type { OrderEntry } from '@mix/documents';
import { stockText } from '../../../../catalogue/stock/stockAmount.ts';
import { orderWords } from '../../../../words/made/en/farm/orderWords.ts';
import { stockWords } from '../../../../words/made/en/farm/stockWords.ts';
import { numberText } from '../../../../words/figures/numberText.ts';

/** "19 × 25 kg (475 kg)", as it is said on the telephone. */
export function orderedText({ amount, packSize }: Pick<OrderEntry, 'amount' | 'packSize'>): string {
  const whole = stockText(amount.value, amount.unit);
  if (packSize === null) return whole;
  const packs = numberText(amount.value / packSize);
  return orderWords.packsAnd(stockWords.packs(packs, stockText(packSize, amount.unit)), whole);
}
