import type { DeliveryBill, StockLedger } from '@mix/documents';
import { Link } from 'wouter';
import { stockPaths } from '../stockPaths.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { WithPermission } from '../../sync/workspace/WithPermission.tsx';
import { stockWords } from '../../i18n/made/en/farm/stockWords.ts';
import { dayText } from '../../i18n/figures/dateText.ts';
import { billText } from './billText.ts';
import type { LedgerLine } from '../ledger/ledgerLines.ts';

interface BillLineProps {
  readonly productId: string;
  readonly line: Pick<LedgerLine, 'id' | 'at' | 'what'>;
  readonly bill: DeliveryBill | null;
  readonly unit: StockLedger['unit'];
}

/** What a delivery cost, who said so, and the link to enter or change it. */
export const BillLine = ({ productId, line, bill, unit }: BillLineProps) => (
  <div>
    {bill !== null && (
      <span className="quiet">
        {billText(bill, unit)}
        {bill.at !== line.at && bill.by !== null && `, ${bill.by}`}
      </span>
    )}
    <WithPermission deed="stock">
      <Link
        href={stockPaths.billOf(productId, line.id)}
        className={buttonClass('text')}
        aria-label={stockWords.setBillOf(line.what, dayText(line.at.slice(0, 10)))}
      >
        {bill === null ? stockWords.addBill : stockWords.changeBill}
      </Link>
    </WithPermission>
  </div>
);
