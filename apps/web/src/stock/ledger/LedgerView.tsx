import {
  neededSum,
  settled,
  stockWarnings,
  type Shed,
  type StockLedger,
  type StockNeed,
} from '@mix/documents';
import type { Product } from '@mix/engine';
import { Link } from 'wouter';
import { WaitingRows } from '../../ui/lazy/WaitingRows.tsx';
import { stockAmount, stockText, stockUnit } from '../stockAmount.ts';
import { useStock, useStockArrival } from '../useStock.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { AmountReading } from '../../ui/figures/Reading.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { Section } from '../../ui/panels/Section.tsx';
import { MINUTE_MS, useNow } from '../../device/clock/useNow.ts';
import { stockPaths } from '../stockPaths.ts';
import { WithPermission } from '../../sync/workspace/WithPermission.tsx';
import { dayOf } from '../../device/localTime/dayOf.ts';
import { dayText } from '../../i18n/figures/dateText.ts';
import { moneyText } from '../../i18n/figures/moneyText.ts';
import { numberText } from '../../i18n/figures/numberText.ts';
import { stockWords } from '../../i18n/made/en/farm/stockWords.ts';
import { shownName } from '../../products/list/productLine.ts';
import { KeepMark } from './KeepMark.tsx';
import { LedgerTable } from './LedgerTable.tsx';
import styles from './shed.module.css';
import type { NeedsOf } from '../needs/needsOfJobs.ts';
import { useNeeds } from './useNeeds.ts';
import { warningText } from '../warningText.ts';
import { ArrivalNote } from '../../sync/arrival/ArrivalNote.tsx';
import { stockPriceText } from '../stockPrice.ts';

interface LedgerViewProps {
  readonly product: Product;
  /** Whether somebody opened this ledger; else the main button is that of the list beside it. */
  readonly isChosen: boolean;
}

/** What is in the shed of one product, line by line. */
export function LedgerView(props: LedgerViewProps) {
  const shed = useStock();
  const ofShed = useStockArrival();
  const { needsOf, state } = useNeeds();
  if (shed === null || state !== 'here') {
    return (
      <ArrivalNote
        state={ofShed === 'here' ? state : ofShed}
        opening={<WaitingRows word={stockWords.opening} />}
      />
    );
  }
  return <Book {...props} shed={shed} needsOf={needsOf} />;
}

interface BookProps extends LedgerViewProps {
  readonly shed: Shed;
  readonly needsOf: NeedsOf;
}

function Book({ product, isChosen, shed, needsOf }: BookProps) {
  const today = dayOf(new Date(useNow(MINUTE_MS)));
  const { name, kind } = shownName(product);
  const ledger = shed.ledgerOf(product);
  const unit = stockUnit(product, ledger);
  const needs = needsOf(product.id, unit, product.liquidDensityKgPerL);
  const warnings = ledger === null ? [] : stockWarnings(ledger, needs, today);
  const needed = neededSum(needs);
  return (
    <article className={styles.view}>
      <h2 tabIndex={-1}>
        {name} {kind !== null && <span className="quiet">{kind}</span>}
      </h2>
      {ledger === null ? (
        <p className="quiet">
          {stockWords.notCounted}. {stockWords.emptyWhy}
        </p>
      ) : (
        <>
          <Totals ledger={ledger} />
          {warnings.map((warning) => {
            const { word, text } = warningText(warning, unit, needs);
            // Two lots of one batch may have the same sentence, so that it is no key.
            const key = 'lot' in warning ? warning.lot.entryId : warning.code;
            return <Notice key={key} kind="warning" word={word} title={text} />;
          })}
          {needed > 0 && warnings.every(({ code }) => code !== 'short') && (
            <p className="quiet">
              {stockWords.nextNeeds(
                stockText(needed, unit),
                stockText(ledger.amount - needed, unit),
              )}
            </p>
          )}
          {ledger.unreadable > 0 && (
            <Notice
              kind="warning"
              word={stockWords.warning}
              title={stockWords.unreadable(ledger.unreadable)}
            />
          )}
        </>
      )}
      <WithPermission deed="stock">
        <div className={styles.actions}>
          <Link
            href={stockPaths.deliveryOf(product.id)}
            className={buttonClass(isChosen ? 'primary' : 'plain')}
          >
            {stockWords.delivery}
          </Link>
          <Link href={stockPaths.countOf(product.id)} className={buttonClass('plain')}>
            {stockWords.count}
          </Link>
        </div>
      </WithPermission>
      {ledger !== null && (
        <>
          {needs.length > 0 && <NeededBy needs={needs} amount={ledger.amount} unit={unit} />}
          <Section name={stockWords.ledger} note={stockWords.ledgerNote}>
            <LedgerTable ledger={ledger} />
          </Section>
          {ledger.lots.length > 0 && (
            <Section name={stockWords.batches} note={stockWords.firstInFirstOut}>
              <LotList ledger={ledger} />
            </Section>
          )}
          <WithPermission deed="stock">
            <KeepMark key={ledger.keep} product={product} ledger={ledger} />
          </WithPermission>
        </>
      )}
    </article>
  );
}

interface NeededByProps {
  readonly needs: readonly StockNeed[];
  readonly amount: number;
  readonly unit: StockLedger['unit'];
}

/** Each of the next jobs, and what is left after it. */
function NeededBy({ needs, amount, unit }: NeededByProps) {
  return (
    <Section name={stockWords.neededBy}>
      <ul className={styles.lots}>
        {needs.map((need, place) => {
          const left = settled(Math.max(0, amount) - neededSum(needs.slice(0, place + 1)));
          return (
            // Two jobs may have the same name and day; none changes its place.
            <li key={place}>
              <span>
                {need.name ?? stockWords.mixInWork}
                {need.day !== null && <small>{dayText(need.day)}</small>}
              </span>
              <span className={left < 0 ? styles.warn : undefined}>
                −&nbsp;{stockText(need.amount, unit)} <strong>{stockText(left, unit)}</strong>
              </span>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

function Totals({ ledger }: { readonly ledger: StockLedger }) {
  const { amount, unit, packSize, worthCents } = ledger;
  const packs = packSize === null ? null : amount / packSize;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{stockWords.inTheShed}</dt>
        <dd>
          {amount < 0 && '− '}
          <AmountReading amount={stockAmount(Math.abs(amount), unit)} size="large" />
        </dd>
        {packs !== null && packSize !== null && amount > 0 && (
          <dd className="quiet">
            {stockWords.packs(numberText(packs), stockText(packSize, unit))}
          </dd>
        )}
      </div>
      <WithPermission deed="seeMoney">
        <div>
          <dt>{stockWords.worth}</dt>
          <dd>
            <strong>
              {worthCents === null ? stockWords.priceMissing : moneyText(Math.round(worthCents))}
            </strong>
          </dd>
          <dd className="quiet">{stockWords.firstInFirstOut}</dd>
        </div>
      </WithPermission>
    </dl>
  );
}

/** What is left of each batch; the batch to go out first stands first. */
const LotList = ({
  ledger: { lots, unit },
}: {
  readonly ledger: Pick<StockLedger, 'lots' | 'unit'>;
}) => (
  <ul className={styles.lots}>
    {lots.map(({ entryId, batch, since, expiresOn, left, centsPerUnit }) => (
      <li key={entryId}>
        <span>
          {batch ?? stockWords.noBatch}, {stockWords.since(dayText(since.slice(0, 10)))}
          <small>{expiresOn !== null && stockWords.keepsUntil(dayText(expiresOn))}</small>
        </span>
        <span>
          <strong>{stockText(left, unit)}</strong>
          <WithPermission deed="seeMoney">
            <small>
              {centsPerUnit === null
                ? stockWords.noPrice
                : `${stockPriceText(centsPerUnit, unit)}, ${moneyText(Math.round(left * centsPerUnit))}`}
            </small>
          </WithPermission>
        </span>
      </li>
    ))}
  </ul>
);
