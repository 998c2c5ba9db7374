import { stockedProducts } from '@mix/documents';
import { Link } from 'wouter';
import { useIdle } from '../../ui/lazy/waiting.ts';
import { stockPaths } from '../../stock/stockPaths.ts';
import { useStockWarnings } from '../../stock/useStockWarnings.ts';
import { WarningIcon } from '../../ui/icons/WarningIcon.tsx';
import { Section } from '../../ui/panels/Section.tsx';
import { stock } from '../../sync/stock.ts';
import { stockWords } from '../../i18n/made/en/farm/stockWords.ts';
import { numberText } from '../../i18n/figures/numberText.ts';
import rowStyles from '../mixes/MixRow.module.css';
import styles from './StockPanel.module.css';
import { soFar } from '../../sync/arrival/Collected.ts';

/** As many as are looked at with one look. */
const SHOWN = 4;

/** Warnings of the stock: what is short for the next jobs, low, or about to expire. */
export function StockPanel() {
  const entries = stock.useAll();
  // The ledgers need all records: these are read once Home is idle, and only where stock is kept.
  const isQuiet = useIdle();
  return isQuiet && stockedProducts(soFar(entries)).length > 0 ? <Warned /> : null;
}

function Warned() {
  const warned = useStockWarnings();
  if (warned === null || warned.length === 0) return null;
  return (
    <Section name={stockWords.inTheShed} note={numberText(warned.length, 0)}>
      <ul>
        {warned.slice(0, SHOWN).map(({ id, name, word, text }) => (
          <li key={id}>
            <Link href={stockPaths.ledgerOf(id)} className={rowStyles.row}>
              <span className={rowStyles.what}>
                <span className={rowStyles.name}>{name}</span>
                <span className={styles.said}>
                  <WarningIcon size={20} />
                  <span>
                    <strong>{word}.</strong> {text}
                  </span>
                </span>
              </span>
            </Link>
          </li>
        ))}
        {warned.length > SHOWN && (
          <li>
            <Link href={stockPaths.shed} className={rowStyles.row}>
              {stockWords.allInShed}
            </Link>
          </li>
        )}
      </ul>
    </Section>
  );
}
