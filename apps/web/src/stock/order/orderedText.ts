import type { OrderEntry } from '@mix/documents';
import { stockText } from '../stockAmount.ts';
import { orderWords } from '../../i18n/made/en/farm/orderWords.ts';
import { stockWords } from '../../i18n/made/en/farm/stockWords.ts';
import { numberText } from '../../i18n/figures/numberText.ts';

/** "19 × 25 kg (475 kg)", as it is said on the telephone. */
export function orderedText({ amount, packSize }: Pick<OrderEntry, 'amount' | 'packSize'>): string {
  const whole = stockText(amount.value, amount.unit);
  if (packSize === null) return whole;
  const packs = numberText(amount.value / packSize);
  return orderWords.packsAnd(stockWords.packs(packs, stockText(packSize, amount.unit)), whole);
}
