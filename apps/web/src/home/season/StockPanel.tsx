import { stockedProducts, stockWarnings, worstFirst, type Shed } from '@mix/documents';
import type { Product } from '@mix/engine';
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { useIdle } from '../../ui/lazy/waiting.ts';
import { useCatalogue } from '../../products/catalogue/useCatalogue.ts';
import { useOwnProducts } from '../../products/catalogue/useOwnProducts.ts';
import { stockPaths } from '../../stock/stockPaths.ts';
import { useStock } from '../../stock/useStock.ts';
import { warningText } from '../../stock/warningText.ts';
import { WarningIcon } from '../../ui/icons/WarningIcon.tsx';
import { Section } from '../../ui/panels/Section.tsx';
import { MINUTE_MS, useNow } from '../../device/clock/useNow.ts';
import { yieldToTaps } from '../../device/clock/yieldToTaps.ts';
import { stock } from '../../sync/stock.ts';
import { needsOfJobs } from '../../stock/needs/needsOfJobs.ts';
import { useNextJobs } from '../../stock/needs/useNextJobs.ts';
import { dayOf } from '../../device/localTime/dayOf.ts';
import { stockWords } from '../../i18n/made/en/farm/stockWords.ts';
import { numberText } from '../../i18n/figures/numberText.ts';
import { productNames } from '../../i18n/products/productNames.ts';
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
  const stocked = stockedProducts(soFar(entries));
  return isQuiet && stocked.length > 0 ? <Warned stocked={stocked} /> : null;
}

/** A hook. The stock once its ledgers are made, one by one, so that a tap waits for one at most. */
function useWrittenShed(products: readonly Product[]): Shed | null {
  const shed = useStock();
  const [written, setWritten] = useState<Shed | null>(null);
  useEffect(() => {
    if (shed === null || products.length === 0) return;
    let isOver = false;
    const write = async () => {
      for (const product of products) {
        if (shed.entriesOf(product.id).length === 0) continue;
        shed.ledgerOf(product);
        await yieldToTaps();
        if (isOver) return;
      }
      setWritten(shed);
    };
    void write();
    return () => {
      isOver = true;
    };
  }, [shed, products]);
  // Ledgers of before do not stay in view once there is no stock to read.
  return shed === null ? null : written;
}

function Warned({ stocked }: { readonly stocked: readonly string[] }) {
  const listed = useCatalogue();
  const own = useOwnProducts().products;
  const catalogue = listed.status === 'ready' ? listed.catalogue : null;
  const products = useMemo(
    () => (catalogue === null ? [] : [...own, ...catalogue.products]),
    [own, catalogue],
  );
  const shed = useWrittenShed(products);
  const { jobs, state } = useNextJobs();
  const needsOf = needsOfJobs(jobs);
  const today = dayOf(new Date(useNow(MINUTE_MS)));
  if (shed === null || state !== 'here') return null;
  const nameOf = productNames({ products }, stocked);
  const warned = products
    .flatMap((product) => {
      const ledger = shed.ledgerOf(product);
      if (ledger === null) return [];
      const needs = needsOf(product.id, ledger.unit, product.liquidDensityKgPerL);
      const [worst] = stockWarnings(ledger, needs, today);
      if (worst === undefined) return [];
      return [{ id: product.id, worst, ...warningText(worst, ledger.unit, needs) }];
    })
    .toSorted((a, b) => worstFirst(a.worst, b.worst));
  if (warned.length === 0) return null;
  return (
    <Section name={stockWords.inTheShed} note={numberText(warned.length, 0)}>
      <ul>
        {warned.slice(0, SHOWN).map(({ id, word, text }) => (
          <li key={id}>
            <Link href={stockPaths.ledgerOf(id)} className={rowStyles.row}>
              <span className={rowStyles.what}>
                <span className={rowStyles.name}>{nameOf(id)}</span>
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
