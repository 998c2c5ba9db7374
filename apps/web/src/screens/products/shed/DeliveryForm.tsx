import type { DeliveryEntry, LocalTime, StockLedger, StockSources } from '@mix/documents';
import type { Product } from '@mix/engine';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { momentOfDay } from '../../../catalogue/stock/stockMoment.ts';
import { priceUnit, readPrice } from '../../../catalogue/stock/stockPrice.ts';
import { stockAmount, stockText, stockUnit } from '../../../catalogue/stock/stockAmount.ts';
import { ledgerOf, useStock } from '../../../catalogue/stock/useStock.ts';
import { QuantityField } from '../../../components/fields/QuantityField.tsx';
import { SubmitForm } from '../../../components/fields/SubmitForm.tsx';
import { TextField } from '../../../components/fields/TextField.tsx';
import { typedText } from '../../../components/fields/typedText.ts';
import { RoleMay } from '../../../documents/place/RoleMay.tsx';
import { stockPaths, type PackSaid } from '../../../catalogue/stock/stockPaths.ts';
import { dayOf } from '../../../report/dayOf.ts';
import { stockWords } from '../../../words/en/farm/stockWords.ts';
import { shownName } from '../search/productLine.ts';
import { AfterDelivery } from './AfterDelivery.tsx';
import { keepEntry } from './keepEntry.ts';
import { PackFields } from './PackFields.tsx';
import { packFigures } from './packFigures.ts';
import { readDelivery, type DeliveryTexts } from './readDelivery.ts';
import styles from './shed.module.css';
import { useTyped } from './useTyped.ts';

interface DeliveryFormProps {
  readonly product: Product;
  /** What a code on the pack said of what came. */
  readonly scanned: PackSaid;
}

/** Something came into the shed: how much, of which batch, at what price. */
export function DeliveryForm({ product, scanned }: DeliveryFormProps) {
  const [, navigate] = useLocation();
  const sources = useStock();
  const ledger = sources === null ? null : ledgerOf(product, sources);
  const unit = stockUnit(product, ledger);
  const [nowMs] = useState(() => Date.now());
  const today = dayOf(new Date(nowMs));
  const { batch, expiresOn, packSize } = scanned;
  // Another batch is another delivery.
  const of = `delivery ${product.id} ${batch ?? ''} ${expiresOn ?? ''}`;
  const [fresh] = useState({
    packs: '',
    size: packSize,
    loose: '',
    price: '',
    batch: batch ?? '',
    expiresOn: expiresOn ?? '',
    day: today,
  });
  const { id, texts: typed, type, forget } = useTyped(of, fresh);
  // What one bag held last time is offered until somebody says otherwise.
  const texts = {
    ...typed,
    size: typed.size ?? typedText(ledger?.packSize ?? null, unit),
  };
  const { amount } = packFigures(texts, unit);
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
  const after = bookWith(product, sources, id, delivered, momentOfDay(texts.day, nowMs));
  const save = async (): Promise<string | null> => {
    if (delivered === null) return typeof read === 'string' ? read : null;
    const refusal = await keepEntry(id, delivered, texts.day);
    if (refusal === null) {
      forget();
      // The way back does not lead into a form that is done.
      navigate(stockPaths.ledgerOf(product.id), { replace: true });
    }
    return refusal;
  };
  return (
    <article className={styles.view}>
      <h2 tabIndex={-1}>{stockWords.deliveryOf(shownName(product).name)}</h2>
      <SubmitForm
        word={stockWords.keepIt}
        busyWord={stockWords.keeping}
        refusedWord={stockWords.notKept}
        stays
        onSubmit={save}
      >
        <PackFields texts={texts} unit={unit} onTexts={type} />
        <p role="status" className={styles.quiet}>
          {amount !== null && stockWords.amountIs(stockText(amount, unit))}
        </p>
        <RoleMay deed="seeMoney">
          <QuantityField
            id="stock-price"
            label={stockWords.price}
            unit={priceUnit(unit)}
            text={texts.price}
            message={readPrice(texts.price, unit).message}
            notSet={stockWords.notSet}
            optional
            onText={(price) => {
              type({ price });
            }}
          />
        </RoleMay>
        <TextField
          label={stockWords.batch}
          value={texts.batch}
          maxLength={80}
          onText={(batch) => {
            type({ batch });
          }}
        />
        <DayFields texts={texts} today={today} onTexts={type} />
        {after !== null && <AfterDelivery product={product} after={after} today={today} />}
      </SubmitForm>
    </article>
  );
}

/** The book with the delivery in it: one of before a count changes nothing after it. */
const bookWith = (
  product: Product,
  sources: StockSources | null,
  id: string,
  delivered: Omit<DeliveryEntry, 'at' | 'by' | 'note'> | null,
  at: LocalTime | null,
): StockLedger | null =>
  delivered === null || at === null || sources === null
    ? null
    : ledgerOf(product, {
        ...sources,
        entries: [...sources.entries, { id, value: { ...delivered, at, by: null, note: null } }],
      });

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
      onText={(expiresOn) => {
        onTexts({ expiresOn });
      }}
    />
    <TextField
      type="date"
      label={stockWords.deliveryDay}
      value={texts.day}
      max={today}
      onText={(day) => {
        onTexts({ day });
      }}
    />
  </div>
);
