import { neededSum, stockWarnings, type StockLedger } from '@mix/documents';
import type { Product } from '@mix/engine';
import { classNames } from '../../ui/classNames.ts';
import { stockAmount, stockText } from '../stockAmount.ts';
import { AmountReading } from '../../ui/figures/Reading.tsx';
import { DoneIcon } from '../../ui/icons/DoneIcon.tsx';
import { WarningIcon } from '../../ui/icons/WarningIcon.tsx';
import { stockWords } from '../../i18n/made/en/farm/stockWords.ts';
import styles from './shed.module.css';
import { useNeeds } from './useNeeds.ts';
import { warningText } from '../warningText.ts';
import { ArrivalNote } from '../../sync/arrival/ArrivalNote.tsx';

interface AfterDeliveryProps {
  readonly product: Product;
  /** The ledger with the delivery in it. */
  readonly after: StockLedger;
  readonly today: string;
}

/** What is in the shed after a delivery, and whether the next job can be made of it. */
export function AfterDelivery({ product, after, today }: AfterDeliveryProps) {
  const { amount, unit } = after;
  const { needsOf, state } = useNeeds();
  const needs = needsOf(product.id, unit, product.liquidDensityKgPerL);
  const needed = neededSum(needs);
  const [worst] = stockWarnings(after, needs, today);
  const said =
    worst === undefined
      ? {
          word: stockWords.enough,
          text: stockWords.nextNeeds(stockText(needed, unit), stockText(amount - needed, unit)),
        }
      : warningText(worst, unit, needs);
  return (
    <div role="status" className={styles.after}>
      <p className="quiet">{stockWords.afterIt}</p>
      <p>
        {amount < 0 && '− '}
        <AmountReading amount={stockAmount(Math.abs(amount), unit)} size="large" />{' '}
        <span className="quiet">{stockWords.legend.shed}</span>
      </p>
      <ArrivalNote state={state} />
      {(worst !== undefined || needed > 0) && (
        <p className={classNames('row', styles.state)}>
          {worst === undefined ? <DoneIcon size={20} /> : <WarningIcon size={20} />}
          <span>
            <strong>{said.word}.</strong> {said.text}
          </span>
        </p>
      )}
    </div>
  );
}
