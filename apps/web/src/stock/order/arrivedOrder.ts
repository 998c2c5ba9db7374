import { settled, type OpenOrder, type StockLedger } from '@mix/documents';
import type { ProductMeasure } from '@mix/engine';
import { stockAmount } from '../stockAmount.ts';
import { typedText } from '../../ui/forms/typedText.ts';
import { newDocumentId } from '../../sync/newDocumentId.ts';
import { keepEntry } from '../ledger/keepEntry.ts';
import type { PackTexts } from '../ledger/packFigures.ts';

type Unit = ProductMeasure['unit'];

/** An order in the unit of the delivery; null where it is in the other one. */
const inUnit = (order: OpenOrder | null, unit: Unit): OpenOrder | null =>
  order?.amount.unit === unit ? order : null;

/** Texts in the fields of a delivery before anybody types: what was ordered. */
export function offeredTexts(
  ordered: OpenOrder | null,
  ledger: Pick<StockLedger, 'packSize'> | null,
  unit: Unit,
): PackTexts {
  const order = inUnit(ordered, unit);
  const packSize = order?.packSize ?? ledger?.packSize ?? null;
  const size = typedText(packSize, unit);
  if (order === null) return { packs: '', size, loose: '' };
  const { value } = order.amount;
  return order.packSize === null
    ? { packs: '', size, loose: typedText(value, unit) }
    : { packs: String(settled(value / order.packSize)), size, loose: '' };
}

/** What of an order is still to come after a delivery; 0 where all of it came, or more. */
export const restOfOrder = (order: OpenOrder, came: number, unit: Unit): number =>
  inUnit(order, unit) === null ? 0 : Math.max(0, settled(order.amount.value - came));

/**
 * Closes an order of which something came: one entry takes it out, and another one orders the rest.
 * @returns null, or why the device does not keep it
 */
export async function settleOrder(order: OpenOrder, came: ProductMeasure): Promise<string | null> {
  const { id, productId, packSize, supplier } = order;
  const rest = restOfOrder(order, came.value, came.unit);
  // The rest is saved first: a device that stops between the two has ordered too much rather than
  // too little.
  if (rest > 0) {
    const amount = stockAmount(rest, came.unit);
    const refusal = await keepEntry(`${id}-rest`, {
      kind: 'order',
      productId,
      amount,
      packSize,
      supplier,
    });
    if (refusal !== null) return refusal;
  }
  return keepEntry(newDocumentId(), { kind: 'counter', productId, of: id });
}
