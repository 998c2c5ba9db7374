import { missingFor, stockedProducts, type Shed } from '@mix/documents';
import type { Product } from '@mix/engine';
import { Link } from 'wouter';
import { classNames } from '../../ui/classNames.ts';
import { WaitingRows } from '../../ui/lazy/WaitingRows.tsx';
import { stockAmount, stockText } from '../stockAmount.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { AmountReading } from '../../ui/figures/Reading.tsx';
import { WarningIcon } from '../../ui/icons/WarningIcon.tsx';
import { WithPermission } from '../../sync/workspace/WithPermission.tsx';
import { draftStore } from '../../plan/draft/draftStore.ts';
import { stockPaths } from '../stockPaths.ts';
import { orderWords } from '../../i18n/made/en/farm/orderWords.ts';
import { stockWords } from '../../i18n/made/en/farm/stockWords.ts';
import { numberText } from '../../i18n/figures/numberText.ts';
import { useStore } from 'zustand';
import { shownName } from '../../products/list/productLine.ts';
import styles from './StockList.module.css';
import { StockBar, StockLegend } from './StockBar.tsx';
import { useStockLines, type StockLine } from './useStockLines.ts';
import { warningText } from '../warningText.ts';
import { ArrivalNote } from '../../sync/arrival/ArrivalNote.tsx';

interface ShedListProps {
  /** The catalogue's and the owner's own. */
  readonly products: readonly Product[];
  readonly selectedId: string | null;
}

/** Everything that somebody counted or got delivered, against what the next jobs need. */
export function StockList({ products, selectedId }: ShedListProps) {
  const found = useStockLines(products);
  const inMix = useStore(draftStore.form, ({ value }) => value.products);
  if (typeof found === 'string') {
    return <ArrivalNote state={found} opening={<WaitingRows word={stockWords.opening} />} />;
  }
  const { shed, lines } = found;
  const lacking = lines.filter(
    ({ ledger, needed, ordered }) => missingFor(ledger, needed, ordered) > 0,
  ).length;
  const known = new Set(lines.map(({ product }) => product.id));
  const ids = new Set(products.map(({ id }) => id));
  const gone = stockedProducts(shed.entries).filter((id) => !ids.has(id));
  const uncounted = products.filter(
    ({ id }) => !known.has(id) && inMix.some(({ productId }) => productId === id),
  );
  return (
    <div className={styles.shed}>
      <ArrivalNote state="here" />
      {lines.length === 0 && (
        <div className={styles.empty}>
          <h2>{stockWords.empty}</h2>
          <p>{stockWords.emptyWhy}</p>
        </div>
      )}
      <ul className={styles.list}>
        {lines.map((line) => (
          <ShedRow key={line.product.id} line={line} selected={line.product.id === selectedId} />
        ))}
        {uncounted.map((product) => (
          <li key={product.id}>
            <Link
              href={stockPaths.ledgerOf(product.id)}
              data-product={product.id}
              className={styles.row}
            >
              <span className={classNames('strong break-words', styles.name)}>
                {shownName(product).name}
              </span>
              <span className={styles.dashed}>{stockWords.notCounted}</span>
            </Link>
          </li>
        ))}
        {gone.map((id) => (
          <li key={id} className={styles.row}>
            <span className={classNames('strong break-words', styles.name)}>
              {stockWords.goneProduct}
            </span>
            <span className="quiet">{goneAmount(id, shed)}</span>
          </li>
        ))}
      </ul>
      {lines.length > 0 && <StockLegend words={stockWords.legend} />}
      <WithPermission deed="stock">
        {/* The count of a listed product is behind its name: this one is for others. */}
        <p>
          <Link href={stockPaths.count} className={buttonClass('text')}>
            {lines.length === 0 ? stockWords.count : stockWords.countAnother}
          </Link>
        </p>
        <p className={styles.actions}>
          {/* The view beside the list has the main button itself. */}
          <Link
            href={stockPaths.delivery}
            className={buttonClass(selectedId === null ? 'primary' : 'plain')}
          >
            {stockWords.delivery}
          </Link>
          <Link href={stockPaths.order} className={buttonClass('plain')}>
            {lacking === 0 ? orderWords.order : orderWords.orderCount(numberText(lacking, 0))}
          </Link>
        </p>
      </WithPermission>
    </div>
  );
}

/** The amount of an own product that was deleted: what is left of it is still in stock. */
function goneAmount(id: string, shed: Shed): string {
  const ledger = shed.ledgerOf({ id, liquidDensityKgPerL: null });
  return ledger === null ? stockWords.notCounted : stockText(ledger.amount, ledger.unit);
}

interface ShedRowProps {
  readonly line: StockLine;
  readonly selected: boolean;
}

function ShedRow({ line, selected }: ShedRowProps) {
  const { product, ledger, needs, needed, ordered, worst } = line;
  const { unit } = ledger;
  return (
    <li>
      <Link
        href={stockPaths.ledgerOf(product.id)}
        data-product={product.id}
        className={styles.row}
        aria-current={selected ? 'true' : undefined}
      >
        <span className={classNames('strong break-words', styles.name)}>
          {shownName(product).name}
        </span>
        <span className="text-end">
          {ledger.amount < 0 && '− '}
          <AmountReading amount={stockAmount(Math.abs(ledger.amount), unit)} size="amount" />
        </span>
        <span className={styles.bar}>
          <StockBar
            amount={ledger.amount}
            needed={needed}
            scale={Math.max(ledger.amount, needed) * 1.25}
          />
        </span>
        <span className={classNames('row-center', styles.state)}>
          {worst === undefined ? (
            <span className="quiet">
              {needed > 0
                ? stockWords.nextNeeds(
                    stockText(needed, unit),
                    stockText(ledger.amount - needed, unit),
                  )
                : stockWords.noJob}
            </span>
          ) : (
            <Warned {...warningText(worst, unit, needs)} />
          )}
        </span>
        {ordered > 0 && (
          <span className={classNames('row-center', styles.state)}>
            {orderWords.ordered(stockText(ordered, unit))}
          </span>
        )}
      </Link>
    </li>
  );
}

const Warned = ({ word, text }: { readonly word: string; readonly text: string }) => (
  <>
    <WarningIcon size={20} />{' '}
    <span>
      <strong className={styles.word}>{word}.</strong> {text}
    </span>
  </>
);
