import { openOrders } from '@mix/documents';
import type { Product } from '@mix/engine';
import { useStore } from 'zustand';
import { Link } from 'wouter';
import { useState } from 'react';
import { stockAmount } from '../stockAmount.ts';
import { stockPaths } from '../stockPaths.ts';
import { useStock, useStockArrival } from '../useStock.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { SubmitForm } from '../../ui/forms/SubmitForm.tsx';
import { Section } from '../../ui/panels/Section.tsx';
import { newDocumentId } from '../../sync/newDocumentId.ts';
import { useNextJobs } from '../needs/useNextJobs.ts';
import { orderWords } from '../../i18n/made/en/farm/orderWords.ts';
import { stockWords } from '../../i18n/made/en/farm/stockWords.ts';
import { numberText } from '../../i18n/figures/numberText.ts';
import { keepEntry } from '../ledger/keepEntry.ts';
import styles from '../ledger/shed.module.css';
import { needsOfJobs } from '../needs/needsOfJobs.ts';
import { CountedJobs } from './CountedJobs.tsx';
import { OnItsWay } from './OnItsWay.tsx';
import { OrderRow } from './OrderRow.tsx';
import { orderLines, type OrderLine } from './orderLines.ts';
import { forgetTyped, orderTyped, typedNow } from './orderTyped.ts';
import { ArrivalNote } from '../../sync/arrival/ArrivalNote.tsx';
import { Button } from '../../ui/Button.tsx';
import { useConfig } from '../../device/config/useConfig.ts';
import { shareOrCopy, type ShareOutcome } from '../../device/shareOrCopy.ts';
import { ExportActions } from '../../ui/paper/ExportActions.tsx';
import { orderFile, orderPaper, orderText } from './orderPapers.ts';

interface OrderViewProps {
  /** The catalogue's and the owner's own. */
  readonly products: readonly Product[];
  /** A product that somebody wants on the list. */
  readonly wantedId: string | null;
}

/** The products that are missing for the jobs to come, and the orders that have not arrived. */
export function OrderView({ products, wantedId }: OrderViewProps) {
  const shed = useStock();
  const ofShed = useStockArrival();
  const next = useNextJobs();
  const typed = typedNow(useStore(orderTyped, ({ value }) => value));
  // Without the jobs nothing would be missing, and without the ledgers everything.
  if (shed === null || next.state !== 'here') {
    return (
      <div className={styles.view}>
        <ArrivalNote
          state={ofShed === 'here' ? next.state : ofShed}
          opening={<p>{stockWords.opening}</p>}
        />
      </div>
    );
  }
  const lines = orderLines({
    products,
    shed,
    needsOf: needsOfJobs(next.jobs),
    typed,
    wantedId,
  });
  const toOrder = lines.filter(({ amount }) => amount !== null);
  const orders = openOrders(shed.entries);
  return (
    <article className={styles.view}>
      <h2 tabIndex={-1}>{orderWords.title}</h2>
      <CountedJobs next={next} />
      <Section name={orderWords.missing} note={orderWords.wholePacks}>
        {lines.length === 0 ? (
          <p className="quiet">{orderWords.nothingMissing}</p>
        ) : (
          <SubmitForm
            word={orderWords.markOrdered(numberText(toOrder.length, 0))}
            busyWord={stockWords.keeping}
            refusedWord={stockWords.notKept}
            stays
            onSubmit={() => keepOrders(lines, toOrder)}
          >
            <ul>
              {lines.map((line) => (
                <OrderRow key={line.product.id} line={line} />
              ))}
            </ul>
          </SubmitForm>
        )}
        <Link href={stockPaths.orderAnother} className={buttonClass('text')}>
          {orderWords.another}
        </Link>
      </Section>
      {toOrder.length > 0 && <TakeOrderAlong lines={toOrder} />}
      {orders.length > 0 && <OnItsWay orders={orders} products={products} />}
    </article>
  );
}

/**
 * Saves each order as an entry of its own: those that are kept are ordered, whatever becomes of the
 * rest.
 */
async function keepOrders(
  lines: readonly OrderLine[],
  toOrder: readonly OrderLine[],
): Promise<string | null> {
  const fault = lines.find((line) => line.fault !== null)?.fault ?? null;
  if (fault === 'unread') return stockWords.faults.unread;
  if (fault === 'part') return orderWords.partOfPack;
  if (toOrder.length === 0) return orderWords.sayWhat;
  for (const { product, unit, amount, packSize, supplier } of toOrder) {
    if (amount === null) continue;
    const refusal = await keepEntry(newDocumentId(), {
      kind: 'order',
      productId: product.id,
      amount: stockAmount(amount, unit),
      packSize,
      supplier: supplier.trim() === '' ? null : supplier.trim(),
    });
    if (refusal !== null) return refusal;
    forgetTyped(product.id);
  }
  return null;
}

/** The list to be sent to a supplier, or taken along. */
function TakeOrderAlong({ lines }: { readonly lines: readonly OrderLine[] }) {
  const { productName } = useConfig();
  const [delivery, setDelivery] = useState<ShareOutcome | null>(null);
  return (
    <Section name={orderWords.takeAlong}>
      <Button
        onClick={() => {
          void shareOrCopy(orderWords.title, orderText(lines, new Date())).then(setDelivery);
        }}
      >
        {orderWords.send}
      </Button>
      <p role="status" className="quiet">
        {delivery !== null && orderWords.deliveries[delivery]}
      </p>
      <ExportActions
        makeCsv={() => Promise.resolve(orderFile(lines, new Date()))}
        makePaper={() => Promise.resolve(orderPaper(lines, { now: new Date(), productName }))}
      />
    </Section>
  );
}
