import {
  stockedProducts,
  stockWarnings,
  worstFirst,
  type Shed,
  type StockWarning,
} from '@mix/documents';
import type { Product } from '@mix/engine';
import { useEffect, useMemo, useState } from 'react';
import { MINUTE_MS, useNow } from '../device/clock/useNow.ts';
import { yieldToTaps } from '../device/clock/yieldToTaps.ts';
import { dayOf } from '../device/localTime/dayOf.ts';
import { productNames } from '../i18n/products/productNames.ts';
import { useCatalogue } from '../products/catalogue/useCatalogue.ts';
import { useOwnProducts } from '../products/catalogue/useOwnProducts.ts';
import { soFar } from '../sync/arrival/Collected.ts';
import { stock } from '../sync/stock.ts';
import { needsOfJobs } from './needs/needsOfJobs.ts';
import { useNextJobs } from './needs/useNextJobs.ts';
import { useStock } from './useStock.ts';
import { warningText } from './warningText.ts';

/** The gravest warning of one product. */
export interface WarnedProduct {
  readonly id: string;
  readonly name: string;
  readonly worst: StockWarning;
  /** The word for the kind of warning, and the rest of the sentence. */
  readonly word: string;
  readonly text: string;
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

/**
 * A hook. What is short for the next jobs, low, or about to expire, the gravest first. Null while an
 * entry, a record or a job may be missing.
 */
export function useStockWarnings(): readonly WarnedProduct[] | null {
  const stocked = stockedProducts(soFar(stock.useAll()));
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
  return products
    .flatMap((product) => {
      const ledger = shed.ledgerOf(product);
      if (ledger === null) return [];
      const needs = needsOf(product.id, ledger.unit, product.liquidDensityKgPerL);
      const [worst] = stockWarnings(ledger, needs, today);
      if (worst === undefined) return [];
      const { id } = product;
      return [{ id, name: nameOf(id), worst, ...warningText(worst, ledger.unit, needs) }];
    })
    .toSorted((a, b) => worstFirst(a.worst, b.worst));
}
