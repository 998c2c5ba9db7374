import type { StockLedger } from '@mix/documents';
import { priceFieldText, stockPriceText } from '../stockPrice.ts';
import { Button } from '../../ui/Button.tsx';
import { stockWords } from '../../i18n/made/en/farm/stockWords.ts';
import { dayText } from '../../i18n/figures/dateText.ts';

interface LastPriceProps {
  /** Null where nobody counted the product or got it delivered. */
  readonly ledger: StockLedger | null;
  /** Called with the text of the price's field. */
  readonly onPrice: (text: string) => void;
}

/**
 * The price that was paid last, taken over by a tap: a price that nobody chose would make the worth
 * a wrong figure.
 */
export function LastPrice({ ledger, onPrice }: LastPriceProps) {
  const last = ledger?.lastPrice ?? null;
  if (ledger === null || last === null) return null;
  const { unit } = ledger;
  // The day as it was where the delivery was written down.
  const day = dayText(last.at.slice(0, 'YYYY-MM-DD'.length));
  return (
    <p>
      <Button small onClick={() => onPrice(priceFieldText(last.centsPerUnit, unit))}>
        {stockWords.lastPrice(stockPriceText(last.centsPerUnit, unit), day)}
      </Button>
    </p>
  );
}
