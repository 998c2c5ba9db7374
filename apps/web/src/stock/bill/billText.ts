import type { DeliveryBill, StockLedger } from '@mix/documents';
import { stockPriceText } from '../stockPrice.ts';
import { stockWords } from '../../i18n/made/en/farm/stockWords.ts';

/** "$1.10/kg, Farm supplies, invoice 881": what is known of the cost of a delivery. */
export const billText = (
  { centsPerUnit, supplier, invoice }: DeliveryBill,
  unit: StockLedger['unit'],
): string =>
  [
    centsPerUnit === null ? stockWords.noPrice : stockPriceText(centsPerUnit, unit),
    supplier,
    invoice === null ? null : stockWords.invoiceNo(invoice),
  ]
    .filter((text) => text !== null)
    .join(', ');
