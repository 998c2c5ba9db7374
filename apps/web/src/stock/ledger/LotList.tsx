import type { StockLedger } from '@mix/documents';
import { stockText } from '../stockAmount.ts';
import { stockPriceText } from '../stockPrice.ts';
import { WithPermission } from '../../sync/workspace/WithPermission.tsx';
import { stockWords } from '../../i18n/made/en/farm/stockWords.ts';
import { dayText } from '../../i18n/figures/dateText.ts';
import { moneyText } from '../../i18n/figures/moneyText.ts';
import styles from './shed.module.css';

/** What is left of which batch, the first to go out first. */
export const LotList = ({
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
