import { readShed, type Shed } from '@mix/documents';
import { useMemo } from 'react';
import { sprayRecords } from '../../documents/sprayRecords.ts';
import { arrivalOf, whole, type Arrival } from '../../documents/arrival/Collected.ts';
import { stock } from '../../documents/stock.ts';

/** A hook. The books of the shed; null as long as an entry or a record may be missing. */
export function useStock(): Shed | null {
  const entries = whole(stock.useAll());
  const records = whole(sprayRecords.useAll());
  return useMemo(
    () => (entries === null || records === null ? null : readShed({ entries, records })),
    [entries, records],
  );
}

/** A hook. How far all that the books are made of is here. */
export const useStockArrival = (): Arrival => arrivalOf(stock.useAll(), sprayRecords.useAll());
