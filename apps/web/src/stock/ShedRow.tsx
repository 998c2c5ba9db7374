import { stockedProducts } from '@mix/documents';
import { arrivalWords } from '../i18n/made/en/sync/arrivalWords.ts';
import { farmHubWords } from '../i18n/made/en/farm/farmHubWords.ts';
import { numberText } from '../i18n/figures/numberText.ts';
import { whole } from '../sync/arrival/Collected.ts';
import { stock } from '../sync/stock.ts';
import { useIdle } from '../ui/lazy/waiting.ts';
import { RowLink } from '../ui/farmPages/RowLink.tsx';
import { stockPaths } from './stockPaths.ts';
import { useStockWarnings } from './useStockWarnings.ts';

/** The way to the shed, with how many products are kept there and what is short. */
export function ShedRow() {
  const entries = whole(stock.useAll());
  // The ledgers need all records: these are read once the page is idle, and only where stock is kept.
  const isQuiet = useIdle();
  const count = entries === null ? null : stockedProducts(entries).length;
  if (isQuiet && count !== null && count > 0) return <Warned count={count} />;
  return (
    <RowLink
      to={stockPaths.shed}
      name={farmHubWords.shed}
      note={count === null ? arrivalWords.notHereYet : count === 0 ? farmHubWords.empty : undefined}
      figure={count === null ? null : numberText(count, 0)}
    />
  );
}

function Warned({ count }: { readonly count: number }) {
  const warned = useStockWarnings();
  const first = warned?.[0];
  return (
    <RowLink
      to={stockPaths.shed}
      name={farmHubWords.shed}
      note={
        first !== undefined
          ? `${first.name}: ${first.word}`
          : warned === null
            ? undefined
            : farmHubWords.nothingLow
      }
      isWarning={first !== undefined}
      figure={numberText(count, 0)}
    />
  );
}
