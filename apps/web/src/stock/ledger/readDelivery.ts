import { isLocalDay, LARGEST_STOCK_AMOUNT } from '@mix/documents';
import type { ProductMeasure } from '@mix/engine';
import { readPrice, type PricePer } from '../stockPrice.ts';
import { stockWords } from '../../i18n/made/en/farm/stockWords.ts';
import { packFigures, type PackTexts } from './packFigures.ts';

/** A delivery as it is typed. */
export interface DeliveryTexts extends PackTexts {
  readonly price: string;
  /** What the price is for. */
  readonly per: PricePer;
  readonly supplier: string;
  readonly invoice: string;
  readonly batch: string;
  readonly expiresOn: string;
  readonly day: string;
}

/** A delivery as it is read from its texts. */
export interface ReadDelivery {
  readonly amount: number;
  readonly packSize: number | null;
  readonly centsPerUnit: number | null;
  readonly batch: string | null;
  readonly expiresOn: string | null;
}

export const textOrNull = (text: string): string | null =>
  text.trim() === '' ? null : text.trim();

/** Reads the fields of a delivery; a sentence where they cannot be kept as they stand. */
export function readDelivery(
  texts: DeliveryTexts,
  unit: ProductMeasure['unit'],
): ReadDelivery | string {
  const { faults } = stockWords;
  const { amount, packSize, isUnread } = packFigures(texts, unit);
  const price = readPrice(texts.price, texts.per, { unit, packSize, amount });
  const expiresOn = textOrNull(texts.expiresOn);
  if (isUnread || price.message !== null) return faults.unread;
  if (amount === null || amount <= 0) return faults.amount;
  if (amount > LARGEST_STOCK_AMOUNT) return faults.tooMuch;
  if (expiresOn !== null && !isLocalDay(expiresOn)) return faults.expiry;
  return { amount, packSize, expiresOn, centsPerUnit: price.value, batch: textOrNull(texts.batch) };
}
