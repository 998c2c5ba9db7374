import type { OpenOrder } from '@mix/documents';
import type { Product } from '@mix/engine';
import { useState } from 'react';
import { Link } from 'wouter';
import { stockPaths } from '../stockPaths.ts';
import { AskFirst } from '../../ui/AskFirst.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Notice } from '../../ui/notices/Notice.tsx';
import { Section } from '../../ui/panels/Section.tsx';
import { newDocumentId } from '../../sync/newDocumentId.ts';
import { orderWords } from '../../i18n/made/en/farm/orderWords.ts';
import { stockWords } from '../../i18n/made/en/farm/stockWords.ts';
import { dayText } from '../../i18n/figures/dateText.ts';
import { shownName } from '../../products/list/productLine.ts';
import { keepEntry } from '../ledger/keepEntry.ts';
import shedStyles from '../ledger/shed.module.css';
import { orderedText } from './orderedText.ts';
import styles from './order.module.css';

interface OnItsWayProps {
  readonly orders: readonly OpenOrder[];
  readonly products: readonly Product[];
}

/** The open orders: each arrives as a delivery, or is called off. */
export function OnItsWay({ orders, products }: OnItsWayProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  return (
    <Section name={orderWords.onItsWay}>
      <div aria-live="polite">
        {refusal !== null && <Notice kind="warning" word={stockWords.notKept} title={refusal} />}
      </div>
      <ul>
        {orders.map((order) => {
          const product = products.find(({ id }) => id === order.productId);
          const name = product === undefined ? stockWords.goneProduct : shownName(product).name;
          return (
            <li key={order.id} className="stack-1 padding-block-2 border-bottom">
              <p>
                <span className={styles.name}>{name}</span> {orderedText(order)}
              </p>
              <p className="quiet">
                {[order.supplier, dayText(order.at.slice(0, 10))]
                  .filter((text) => text !== null)
                  .join(', ')}
              </p>
              <div className={shedStyles.actions}>
                {product !== undefined && (
                  <Link
                    href={stockPaths.arrivalOf(order.productId, order.id)}
                    aria-label={orderWords.cameOf(name)}
                    className={buttonClass('plain')}
                  >
                    {orderWords.came}
                  </Link>
                )}
                <AskFirst
                  word={orderWords.callOff}
                  label={orderWords.callOffOf(name)}
                  sureWord={orderWords.callOffNow}
                  onSure={() => {
                    const { productId, id: of } = order;
                    void keepEntry(newDocumentId(), { kind: 'counter', productId, of }).then(
                      setRefusal,
                    );
                  }}
                />
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
