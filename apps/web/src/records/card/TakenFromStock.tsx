import {
  readShed,
  recordTaking,
  stockedProducts,
  takenProducts,
  type RecordTaking,
  type SprayRecord,
} from '@mix/documents';
import { stockText } from '../../stock/stockAmount.ts';
import { stockPriceText } from '../../stock/stockPrice.ts';
import { useStock, useStockArrival } from '../../stock/useStock.ts';
import { Button } from '../../ui/Button.tsx';
import { Section } from '../../ui/panels/Section.tsx';
import { stock } from '../../sync/stock.ts';
import { WithPermission } from '../../sync/workspace/WithPermission.tsx';
import { usePermission } from '../../sync/workspace/usePermission.ts';
import { stockWords } from '../../i18n/made/en/farm/stockWords.ts';
import { moneyText } from '../../i18n/figures/moneyText.ts';
import type { FieldsProps } from '../fields/FieldsProps.ts';
import styles from './record.module.css';
import { soFar } from '../../sync/arrival/Collected.ts';
import { ArrivalNote } from '../../sync/arrival/ArrivalNote.tsx';

interface FromShedProps extends FieldsProps {
  /**
   * The id that the record is saved under, or will be: saved and in the fields it is one record,
   * which takes once.
   */
  readonly id: string;
}

/** What a record took from stock: of which batch, at what price. Nothing where no stock is kept. */
export function TakenFromStock(props: FromShedProps) {
  const entries = stock.useAll();
  const stocked = stockedProducts(soFar(entries));
  const isStocked = props.record.products.some(({ productId }) => stocked.includes(productId));
  // Without stock of its products the record waits for no other records.
  if (isStocked) return <Takings {...props} />;
  // Before the stock entries have arrived nobody knows whether stock is kept, and what was taken
  // from it.
  return entries.state === 'arriving' ? <NotHere /> : null;
}

const NotHere = () => (
  <Section name={stockWords.costOfRecord}>
    <ArrivalNote state="arriving" />
  </Section>
);

interface Taking extends RecordTaking {
  readonly productId: string;
  readonly name: string;
  readonly unit: 'kg' | 'L';
}

function Takings({ id, record, texts, onTexts }: FromShedProps) {
  const kept = useStock();
  const state = useStockArrival();
  if (kept === null) return state === 'arriving' ? <NotHere /> : null;
  // The record as it stands in the fields: a correction shows at once what it would take.
  const others = kept.records.filter((one) => one.id !== id);
  const shed = readShed({
    entries: kept.entries,
    records: [...others, { id, value: record, taken: takenProducts(record) }],
  });
  const takings = record.products.flatMap(({ productId, name }): readonly Taking[] => {
    const liquidDensityKgPerL = densityOf(record, productId);
    const ledger = shed.ledgerOf({ id: productId, liquidDensityKgPerL });
    const taking = ledger === null ? null : recordTaking(ledger, id);
    return ledger === null || taking === null
      ? []
      : [{ ...taking, productId, name, unit: ledger.unit }];
  });
  if (takings.length === 0) return null;
  const keepBatch = (productId: string, batch: string) => {
    const before = texts.products[productId];
    if (before === undefined) return;
    onTexts({ products: { ...texts.products, [productId]: { ...before, batch } } });
  };
  return (
    <Section name={stockWords.costOfRecord} note={stockWords.firstInFirstOut}>
      <ul className={styles.list}>
        {takings.map((taking) => (
          <TakingLine
            key={taking.productId}
            taking={taking}
            batch={texts.products[taking.productId]?.batch ?? ''}
            onBatch={(batch) => keepBatch(taking.productId, batch)}
          />
        ))}
      </ul>
    </Section>
  );
}

interface TakingLineProps {
  readonly taking: Taking;
  /** The batch as it stands in the record. */
  readonly batch: string;
  readonly onBatch: (batch: string) => void;
}

function TakingLine({ taking, batch, onBatch }: TakingLineProps) {
  const { name, unit, taken, uncovered, cents } = taking;
  const seesMoney = usePermission('seeMoney');
  const batches = [...new Set(taken.flatMap((lot) => (lot.batch === null ? [] : [lot.batch])))];
  const offered = batches.join(', ');
  const parts = [
    ...taken.map((lot) => {
      const amount = stockText(lot.amount, unit);
      const price =
        lot.centsPerUnit === null ? stockWords.noPrice : stockPriceText(lot.centsPerUnit, unit);
      const text = seesMoney ? stockWords.costLine(amount, price) : amount;
      return lot.batch === null ? text : stockWords.ofBatch(text, lot.batch);
    }),
    ...(uncovered > 0 ? [stockWords.uncovered(stockText(uncovered, unit))] : []),
  ];
  return (
    <li>
      <span>
        {name}
        {parts.map((part, place) => (
          // Two lots may have the same words; no lot changes its place.
          <small key={place}>{part}</small>
        ))}
        {/* The lot that stood in front is not always the one taken: a person says so. */}
        {offered !== '' && offered !== batch && (
          <Button look="text" onClick={() => onBatch(offered)}>
            {stockWords.keepBatch(offered)}
          </Button>
        )}
      </span>
      <WithPermission deed="seeMoney">
        <strong>{cents === null ? stockWords.priceMissing : moneyText(cents)}</strong>
      </WithPermission>
    </li>
  );
}

const densityOf = ({ productFacts }: SprayRecord, productId: string): number | null =>
  productFacts.find(({ id }) => id === productId)?.liquidDensityKgPerL ?? null;
