import { stockLedgerOf, type StockLedger, type StockSources } from '@mix/documents';
import { sprayRecords } from '../../documents/sprayRecords.ts';
import { stock } from '../../documents/stock.ts';

/** A hook. All that the shed's book is made of; null until the device has been read. */
export function useStock(): StockSources | null {
  const entries = stock.useAll();
  const records = sprayRecords.useAll();
  return entries === null || records === null ? null : { entries, records };
}

/** The book of a product; null where nobody counted it or got it delivered. */
export const ledgerOf = (
  { id, liquidDensityKgPerL }: { readonly id: string; readonly liquidDensityKgPerL: number | null },
  sources: StockSources,
): StockLedger | null => stockLedgerOf(id, sources, liquidDensityKgPerL);
