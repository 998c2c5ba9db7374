import type { LedgerRow, StockLedger } from '@mix/documents';
import type { Product } from '@mix/engine';
import { stockText } from '../stockAmount.ts';
import { readPrice } from '../stockPrice.ts';
import { WaitingRows } from '../../ui/lazy/WaitingRows.tsx';
import { stockWords } from '../../i18n/made/en/farm/stockWords.ts';
import { dayText } from '../../i18n/figures/dateText.ts';
import { shownName } from '../../products/list/productLine.ts';
import { BillFields, type BillTexts } from './BillFields.tsx';
import { billText } from './billText.ts';
import { EntryForm } from '../ledger/EntryForm.tsx';
import { keepEntry } from '../ledger/keepEntry.ts';
import { PriceField, type PriceTexts } from '../ledger/PriceField.tsx';
import { textOrNull } from '../ledger/readDelivery.ts';
import styles from '../ledger/shed.module.css';
import { useStockLedger } from '../ledger/useStockLedger.ts';
import { useTyped } from '../ledger/useTyped.ts';

interface BillFormProps {
  readonly product: Product;
  readonly deliveryId: string;
}

type Delivery = Extract<LedgerRow, { readonly kind: 'delivery' }>;

/**
 * The form for what a delivery cost, once somebody has its invoice. The entry of the delivery
 * itself stays as it is.
 */
export function BillForm({ product, deliveryId }: BillFormProps) {
  const { shed, ledger } = useStockLedger(product);
  if (shed === null) return <WaitingRows word={stockWords.opening} />;
  const delivery = ledger?.rows.find(
    (row): row is Delivery => row.kind === 'delivery' && row.id === deliveryId && !row.countered,
  );
  return ledger === null || delivery === undefined ? (
    <p className={styles.view}>{stockWords.noDelivery}</p>
  ) : (
    <OfDelivery product={product} delivery={delivery} unit={ledger.unit} />
  );
}

type Texts = PriceTexts & BillTexts;
const FRESH: Texts = { price: '', per: 'unit', supplier: '', invoice: '' };

interface OfDeliveryProps {
  readonly product: Product;
  readonly delivery: Delivery;
  readonly unit: StockLedger['unit'];
}

function OfDelivery({ product, delivery, unit }: OfDeliveryProps) {
  const { id: of, amount, packSize, batch, bill, by, at } = delivery;
  const { id, texts, type, forget } = useTyped(`bill ${of}`, FRESH);
  const priced = { unit, packSize, amount };
  const save = async (): Promise<string | null> => {
    const { value, message } = readPrice(texts.price, texts.per, priced);
    if (message !== null) return stockWords.faults.unread;
    const supplier = textOrNull(texts.supplier);
    const invoice = textOrNull(texts.invoice);
    if (value === null && supplier === null && invoice === null) return stockWords.faults.bill;
    const { id: productId } = product;
    return keepEntry(id, { kind: 'bill', productId, of, centsPerUnit: value, supplier, invoice });
  };
  const what = [stockText(amount, unit), batch, dayText(at.slice(0, 10)), by];
  return (
    <EntryForm
      title={stockWords.billOf(shownName(product).name)}
      product={product}
      onSave={save}
      onKept={forget}
    >
      <p className="quiet">{what.filter((text) => text !== null).join(', ')}</p>
      {bill !== null && <p>{stockWords.saidBefore(billText(bill, unit))}</p>}
      <PriceField texts={texts} priced={priced} onTexts={type} />
      <BillFields texts={texts} onTexts={type} />
    </EntryForm>
  );
}
