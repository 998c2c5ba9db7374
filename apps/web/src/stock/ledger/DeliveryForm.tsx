import {
  openOrders,
  readShed,
  type DeliveryEntry,
  type LocalTime,
  type Shed,
  type StockLedger,
} from '@mix/documents';
import type { Product } from '@mix/engine';
import { useState } from 'react';
import { momentOfDay } from '../../device/localTime/localMoment.ts';
import { stockAmount, stockText } from '../stockAmount.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { WithPermission } from '../../sync/workspace/WithPermission.tsx';
import type { PackSaid } from '../stockPaths.ts';
import { dayOf } from '../../device/localTime/dayOf.ts';
import { stockWords } from '../../i18n/made/en/farm/stockWords.ts';
import { shownName } from '../../products/list/productLine.ts';
import { orderWords } from '../../i18n/made/en/farm/orderWords.ts';
import { AfterDelivery } from './AfterDelivery.tsx';
import { BillFields } from '../bill/BillFields.tsx';
import { EntryForm } from './EntryForm.tsx';
import { keepEntry } from './keepEntry.ts';
import { LastPrice } from './LastPrice.tsx';
import { PackFields } from './PackFields.tsx';
import { PriceField } from './PriceField.tsx';
import { offeredTexts, restOfOrder, settleOrder } from '../order/arrivedOrder.ts';
import { packFigures, type PackTexts } from './packFigures.ts';
import { readDelivery, textOrNull, type DeliveryTexts } from './readDelivery.ts';
import styles from './shed.module.css';
import { useStockLedger } from './useStockLedger.ts';
import { useTyped } from './useTyped.ts';

/** Most characters of a batch, with the numbers of its packs. */
const LONGEST_BATCH = 80;

interface DeliveryFormProps {
  readonly product: Product;
  /** What a code on the delivered pack said. */
  readonly scanned: PackSaid;
  /** The order that arrived; null: it was not ordered in this app. */
  readonly orderId: string | null;
}

/** A hook. What is typed of a delivery, and the ledger with the delivery in it. */
function useDelivery({ product, scanned, orderId }: DeliveryFormProps) {
  const { shed, ledger, unit } = useStockLedger(product);
  const [nowMs] = useState(() => Date.now());
  const today = dayOf(new Date(nowMs));
  const { batch, expiresOn } = scanned;
  // Another batch or another order is another delivery, with texts of its own.
  const of = `delivery ${product.id} ${orderId ?? batch ?? ''} ${expiresOn ?? ''}`;
  const [fresh] = useState(() => freshTexts(scanned, today));
  const order = openOrders(shed?.entries ?? []).find((one) => one.id === orderId) ?? null;
  const { id, texts, type, forget } = useTypedOverOffered(
    useTyped(of, fresh),
    shed === null ? null : offeredTexts(order, ledger, unit),
    offeredTexts(null, null, unit),
  );
  const { amount, packSize: saidPackSize } = packFigures(texts, unit);
  const read = readDelivery(texts, unit);
  const delivered =
    typeof read === 'string'
      ? null
      : ({
          ...read,
          kind: 'delivery',
          productId: product.id,
          amount: stockAmount(read.amount, unit),
        } as const);
  const save = async (): Promise<string | null> => {
    if (delivered === null) return typeof read === 'string' ? read : null;
    const refusal = await keepEntry(id, delivered, texts.day);
    return (
      refusal ??
      (await keepBill(id, product.id, texts)) ??
      (order && settleOrder(order, delivered.amount))
    );
  };
  return {
    unit,
    ledger,
    today,
    texts,
    type,
    forget,
    save,
    amount,
    packSize: saidPackSize,
    /** What of the order is still to come. */
    rest: order === null || amount === null ? 0 : restOfOrder(order, amount, unit),
    after: bookWith(product, shed, id, delivered, momentOfDay(texts.day, nowMs)),
  };
}

const freshTexts = ({ batch, expiresOn, packSize }: PackSaid, today: string): Typed => ({
  packs: null,
  size: packSize,
  loose: null,
  price: '',
  per: 'unit',
  supplier: '',
  invoice: '',
  batch: batch ?? '',
  expiresOn: expiresOn ?? '',
  day: today,
});

/**
 * A hook. What was ordered, and what one bag held last time, is offered until somebody types
 * something else. Nothing changes while somebody types: texts typed before the ledger has arrived
 * (`offered` null) go on from `empty`.
 */
function useTypedOverOffered(
  { texts, type, ...kept }: ReturnType<typeof useTyped<Typed>>,
  offered: PackTexts | null,
  empty: PackTexts,
) {
  const [isTypedEarly, setTypedEarly] = useState(false);
  return {
    ...kept,
    texts: withOffered(texts, isTypedEarly || offered === null ? empty : offered),
    type: (part: Partial<DeliveryTexts>): void => {
      if (offered === null) setTypedEarly(true);
      type(part);
    },
  };
}

/**
 * Saves supplier and invoice as an entry of their own, under the delivery's id: saving twice makes
 * one entry.
 */
async function keepBill(
  of: string,
  productId: string,
  texts: Pick<DeliveryTexts, 'supplier' | 'invoice'>,
): Promise<string | null> {
  const supplier = textOrNull(texts.supplier);
  const invoice = textOrNull(texts.invoice);
  if (supplier === null && invoice === null) return null;
  const bill = { kind: 'bill', productId, of, centsPerUnit: null, supplier, invoice } as const;
  return keepEntry(`${of}-bill`, bill);
}

type Typed = Omit<DeliveryTexts, keyof PackTexts> & {
  readonly [Part in keyof PackTexts]: string | null;
};

const withOffered = (typed: Typed, offered: PackTexts): DeliveryTexts => ({
  ...typed,
  packs: typed.packs ?? offered.packs,
  size: typed.size ?? offered.size,
  loose: typed.loose ?? offered.loose,
});

/** The form for a delivery: how much came, of which batch, at what price. */
export function DeliveryForm(props: DeliveryFormProps) {
  const { product } = props;
  const { unit, ledger, today, texts, type, forget, save, amount, packSize, rest, after } =
    useDelivery(props);
  return (
    <EntryForm
      title={stockWords.deliveryOf(shownName(product).name)}
      product={product}
      onSave={save}
      onKept={forget}
    >
      <PackFields texts={texts} unit={unit} onTexts={type} />
      <p role="status" className="quiet">
        {amount !== null && stockWords.amountIs(stockText(amount, unit))}
        {rest > 0 && ` ${orderWords.restStays(stockText(rest, unit))}`}
      </p>
      <WithPermission deed="seeMoney">
        <PriceField texts={texts} priced={{ unit, packSize, amount }} onTexts={type} />
        {texts.price === '' && (
          <LastPrice ledger={ledger} onPrice={(price) => type({ price, per: 'unit' })} />
        )}
        <BillFields texts={texts} onTexts={type} />
      </WithPermission>
      <TextField
        label={stockWords.batch}
        value={texts.batch}
        maxLength={LONGEST_BATCH}
        onText={(batch) => type({ batch })}
      />
      <OwnNumber
        serial={props.scanned.serial}
        batch={texts.batch}
        onBatch={(batch) => type({ batch })}
      />
      <DayFields texts={texts} today={today} onTexts={type} />
      {after !== null && <AfterDelivery product={product} after={after} today={today} />}
    </EntryForm>
  );
}

interface OwnNumberProps {
  /** Number of the pack; null: the code on the pack holds none. */
  readonly serial: string | null;
  readonly batch: string;
  readonly onBatch: (batch: string) => void;
}

/** Adds a pack's own number to the batch at a press: of twenty bags it is the number of one. */
function OwnNumber({ serial, batch, onBatch }: OwnNumberProps) {
  if (serial === null) return null;
  const whole = batch.trim() === '' ? serial : `${batch.trim()}, ${serial}`;
  if (whole.length > LONGEST_BATCH || batch.split(', ').includes(serial)) return null;
  return (
    <Button small onClick={() => onBatch(whole)}>
      {stockWords.addSerial(serial)}
    </Button>
  );
}

/**
 * The ledger with the delivery in it: a delivery from before a count changes nothing after the
 * count.
 */
const bookWith = (
  product: Product,
  shed: Shed | null,
  id: string,
  delivered: Omit<DeliveryEntry, 'at' | 'by' | 'note'> | null,
  at: LocalTime | null,
): StockLedger | null =>
  delivered === null || at === null || shed === null
    ? null
    : readShed({
        entries: [...shed.entries, { id, value: { ...delivered, at, by: null, note: null } }],
        records: shed.records,
      }).ledgerOf(product);

interface DayFieldsProps {
  readonly texts: DeliveryTexts;
  readonly today: string;
  readonly onTexts: (part: Partial<DeliveryTexts>) => void;
}

const DayFields = ({ texts, today, onTexts }: DayFieldsProps) => (
  <div className={styles.days}>
    <TextField
      type="date"
      label={stockWords.keepsUntilDay}
      value={texts.expiresOn}
      onText={(expiresOn) => onTexts({ expiresOn })}
    />
    <TextField
      type="date"
      label={stockWords.deliveryDay}
      value={texts.day}
      max={today}
      onText={(day) => onTexts({ day })}
    />
  </div>
);
