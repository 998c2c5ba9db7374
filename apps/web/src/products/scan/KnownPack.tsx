import type { LearnedCode, PackCode } from '@mix/documents';
import { gtinText } from '@mix/documents';
import { draftFields, type Product } from '@mix/engine';
import { Link } from 'wouter';
import { stockAmount, stockUnit } from '../../stock/stockAmount.ts';
import { useStock, useStockArrival } from '../../stock/useStock.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { typedText } from '../../ui/forms/typedText.ts';
import { AmountReading } from '../../ui/figures/Reading.tsx';
import { DoneIcon } from '../../ui/icons/DoneIcon.tsx';
import { stockPaths } from '../../stock/stockPaths.ts';
import { scanWords } from '../../i18n/made/en/farm/scanWords.ts';
import { stockWords } from '../../i18n/made/en/farm/stockWords.ts';
import { dayText } from '../../i18n/figures/dateText.ts';
import { measureText } from '../../i18n/figures/measureText.ts';
import { AddToMix } from '../product/AddToMix.tsx';
import { shownName } from '../list/productLine.ts';
import styles from './scan.module.css';
import { ArrivalNote } from '../../sync/arrival/ArrivalNote.tsx';

interface KnownPackProps {
  readonly code: PackCode;
  readonly learned: LearnedCode;
  readonly product: Product;
}

/** As people read a code: grouped digits, or its text. */
export const codeText = ({ gtin, text }: Pick<PackCode, 'gtin' | 'text'>): string =>
  gtin === null ? text : gtinText(gtin);

/** Most characters of a batch's name; a longer code is no batch. */
const LONGEST_BATCH = 60;

/**
 * The batch of a pack, else its own code, which tells a drum from all others: it goes with the
 * delivery, and so into the record.
 */
const batchOf = ({ batch, gtin, text }: PackCode): string | null =>
  batch ?? (gtin === null && text.length <= LONGEST_BATCH ? text : null);

/**
 * The brand of a learned code; none that is longer than a mix takes, whoever of the farm wrote it.
 */
const brandOf = ({ soldAs }: LearnedCode): string | null =>
  soldAs && soldAs.length <= draftFields.products.of.fields.soldAs.longest ? soldAs : null;

/** The brand before the name, as a plan shows them. */
const nameUnder = (soldAs: string | null, product: Product): string =>
  [soldAs, shownName(product).name].filter((name) => name !== null).join(': ');

/** A pack whose code is known, and what can be done with it. */
export function KnownPack({ code, learned, product }: KnownPackProps) {
  const shed = useStock();
  const ofShed = useStockArrival();
  const ledger = shed === null ? null : shed.ledgerOf(product);
  const { pack } = learned;
  const soldAs = brandOf(learned);
  const said = [
    ...(code.batch === null ? [] : [scanWords.batch(code.batch)]),
    ...(code.serial === null ? [] : [scanWords.serial(code.serial)]),
    ...(code.expiresOn === null ? [] : [scanWords.expires(dayText(code.expiresOn))]),
  ];
  const packSize =
    pack !== null && pack.unit === stockUnit(product, ledger)
      ? typedText(pack.value, pack.unit)
      : null;
  return (
    <div className={styles.found}>
      <p role="status" className={styles.known}>
        <DoneIcon size={24} /> <strong>{scanWords.known}.</strong> {codeText(code)}
      </p>
      <p className="title break-words">
        <strong>{nameUnder(soldAs, product)}</strong>{' '}
        {pack !== null && scanWords.onePack(measureText(pack))}
      </p>
      <ArrivalNote state={ofShed} />
      <p>
        {ledger === null ? (
          shed !== null && stockWords.notCounted
        ) : (
          <>
            {ledger.amount < 0 && '− '}
            <AmountReading
              amount={stockAmount(Math.abs(ledger.amount), ledger.unit)}
              size="large"
            />{' '}
            <span className="quiet">{stockWords.legend.shed}</span>
          </>
        )}
      </p>
      <p className="quiet">{said.length === 0 ? scanWords.nothingMore : said.join(', ')}</p>
      <AddToMix product={product} soldAs={soldAs} />
      <div className={styles.actions}>
        <Link
          href={stockPaths.deliveryOf(product.id, {
            batch: batchOf(code),
            serial: code.serial,
            expiresOn: code.expiresOn,
            packSize,
          })}
          className={buttonClass('plain')}
        >
          {stockWords.delivery}
        </Link>
        <Link href={stockPaths.countOf(product.id)} className={buttonClass('plain')}>
          {stockWords.count}
        </Link>
      </div>
    </div>
  );
}
